import * as fields from '../form/fields'
import { defineForm } from '../form/form'

/** What somebody could not do or read on the site. A name is not needed to put it right. */
export const accessibilityForm = defineForm({
  kind: 'accessibility',
  title: 'accessibility.form_title',
  fields: {
    email: fields.optionalEmail,
    page: fields.optionalText('accessibility.form_page', { maxLength: 300 }),
    message: { ...fields.message, label: 'accessibility.form_message' },
  },
  feedback: 'site-contact',
  thanks: 'accessibility.form_thanks',
})
