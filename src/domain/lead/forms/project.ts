import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { checkContactPreference, contactPreference, person } from '../form/shared-fields'

/** About a project, or one of its units: the listing then says which. */
export const projectForm = defineForm({
  kind: 'project',
  title: 'form.request_info',
  fields: { ...person, ...contactPreference, message: fields.message },
  feedback: 'contact-construction',
  thanks: 'thanks.contact_construction',
  check: checkContactPreference,
})
