import type { Block, Field } from 'payload'

import { blockLabel } from '@/cms/fields/row-label'
import type { words } from '@/cms/words'

import { moduleFields } from './module-fields'

export interface ModuleOptions {
  slug: string
  /** The name of its type in the generated types. */
  interfaceName: string
  label: ReturnType<typeof words>
  specific: Field[]
  items?: Field[]
  /** Fields of its own that tell which one it is when it has no title. */
  knownBy?: readonly string[]
}

/** A module as editors pick it: by name and picture. */
export function defineModule({
  slug,
  interfaceName,
  label,
  specific,
  items,
  knownBy = [],
}: ModuleOptions): Block {
  return {
    slug,
    interfaceName,
    labels: { singular: label, plural: label },
    imageURL: `/api/module-pictures/${slug}`,
    // The name stands beside it.
    imageAltText: '',
    admin: blockLabel(label, ['title', ...knownBy, 'description']),
    fields: moduleFields({ specific, items }),
  }
}
