import type { Field } from 'payload'

import { editorsField } from '../access/editors.access'

/** Fields that all languages share: a translator sees them and leaves them alone. */
export function shared<F extends Field>(...fields: F[]): F[] {
  return fields.map((field) => ({ ...field, access: { create: editorsField, update: editorsField } }))
}
