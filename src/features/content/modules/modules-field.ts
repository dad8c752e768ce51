import type { Block, BlocksField } from 'payload'

import { words } from '@/cms/words'

/** Offered without the drawer, in the order of the drawer. */
const mostUsed = ['property-list', 'category', 'contact', 'text', 'questions', 'call-to-action']

/** The modules of a page or a section, picked by their pictures. */
export function modulesField(blocks: Block[]): BlocksField {
  const kinds = blocks.map(({ slug, labels }) => ({ slug, label: labels?.singular }))
  const quick = kinds.filter(({ slug }) => mostUsed.includes(slug))
  return {
    name: 'modules',
    type: 'blocks',
    blocks,
    label: words({ nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' }),
    labels: {
      singular: words({ nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' }),
      plural: words({ nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' }),
    },
    admin: {
      initCollapsed: true,
      components: {
        afterInput: [
          { path: '/features/content/admin/quick-modules#QuickModules', clientProps: { kinds: quick } },
          { path: '/features/content/sections/save-as-section#SaveAsSection', clientProps: { kinds } },
        ],
      },
    },
  }
}
