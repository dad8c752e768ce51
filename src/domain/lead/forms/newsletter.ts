import * as fields from '../form/fields'
import { defineForm } from '../form/form'

/** Asking is the consent; the click in the mail that follows proves who asked. */
export const newsletterForm = defineForm({
  kind: 'newsletter',
  title: 'form.newsletter_title',
  submit: 'form.newsletter_subscribe',
  fields: { email: fields.email },
  feedback: 'sign-newsletter',
  thanks: 'thanks.sign_newsletter',
})
