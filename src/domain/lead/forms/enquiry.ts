import * as fields from '../fields'
import { defineForm } from '../form'
import { checkContactPreference, contactPreference, person } from '../shared-fields'

export const enquiryForm = defineForm({
  kind: 'enquiry',
  title: 'form.request_info',
  fields: { ...person, ...contactPreference, message: fields.message },
  feedback: 'contact-me',
  thanks: 'thanks.contact_me',
  check: checkContactPreference,
})
