import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { checkContactPreference, contactPreference, person } from '../form/shared-fields'

export const enquiryForm = defineForm({
  kind: 'enquiry',
  title: 'form.request_info',
  fields: { ...person, ...contactPreference, message: fields.message },
  feedback: 'contact-me',
  thanks: 'thanks.contact_me',
  check: checkContactPreference,
})
