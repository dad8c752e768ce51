import * as fields from '../form/fields'
import { defineForm } from '../form/form'

/** From an owner to the agent of the home. Who they are, the portal knows; they type no more than the message. */
export const ownerMessageForm = defineForm({
  kind: 'owner-message',
  title: 'portal.message_title',
  fields: {
    lastName: fields.personName('form.your_name', 'name_required', { autocomplete: 'name' }),
    email: fields.email,
    about: fields.optionalText('portal.message_about', { maxLength: 300 }),
    message: fields.message,
  },
  feedback: 'contact-me',
  thanks: 'thanks.contact_me',
})
