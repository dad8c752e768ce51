import type { TextField } from 'payload'

import { words } from '../words'

const writtenByHooks = { create: () => false, update: () => false }

/**
 * Names the save that a form was opened on, so that a later save by somebody else is not overwritten. The number before
 * the point is who saved. Shows nothing, unless two people's texts have to be put side by side.
 */
export const revision: TextField = {
  name: 'revision',
  type: 'text',
  access: writtenByHooks,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/cms/admin/two-texts/two-texts#TwoTexts' },
  },
}

export const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: words({
    nl: 'Laatst bewaard door',
    fr: 'Dernier enregistrement par',
    en: 'Last saved by',
    de: 'Zuletzt gespeichert von',
  }),
  access: writtenByHooks,
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
}
