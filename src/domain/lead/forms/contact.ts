import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { checkContactPreference, contactPreference, person } from '../form/shared-fields'

export const contactForm = defineForm({
  kind: 'contact',
  title: 'form.contact_title',
  fields: {
    ...person,
    ...contactPreference,
    message: fields.message,
    newsletter: fields.tick('person.newsletter_optin'),
  },
  feedback: 'site-contact',
  thanks: 'thanks.site_contact',
  check: checkContactPreference,
})
