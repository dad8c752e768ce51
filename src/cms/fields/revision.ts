import type { TextField } from 'payload'

import { words } from '../words'

const writtenByHooks = { create: () => false, update: () => false }

/**
 * Names the save that a form was opened on, so that a later save is not overwritten. The number before the point is who
 * saved, after the tilde stands the window they wrote in. Shows who else is here, and two people's texts side by side.
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
