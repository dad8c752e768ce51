import type { Block, Field } from 'payload'

import type { words } from '@/cms/words'

import { moduleFields } from './module-fields'

export interface ModuleOptions {
  slug: string
  /** The name of its type in the generated types. */
  interfaceName: string
  label: ReturnType<typeof words>
  specific: Field[]
  items?: Field[]
}

/** A module as editors pick it: by name and picture. */
export function defineModule({ slug, interfaceName, label, specific, items }: ModuleOptions): Block {
  return {
    slug,
    interfaceName,
    labels: { singular: label, plural: label },
    imageURL: `/api/module-pictures/${slug}`,
    // The name stands beside it.
    imageAltText: '',
    fields: moduleFields({ specific, items }),
  }
}
