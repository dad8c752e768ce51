import * as fields from '../form/fields'
import { defineForm } from '../form/form'

/** Call me back: as little as one needs for that. */
export const contactSmallForm = defineForm({
  kind: 'contact-small',
  title: 'form.contact_title',
  fields: {
    lastName: fields.personName('form.your_name', 'name_required', { autocomplete: 'name' }),
    phone: fields.phone,
    email: fields.optionalEmail,
    message: fields.remark,
  },
  feedback: 'site-contact-small',
  thanks: 'thanks.site_contact_small',
})
