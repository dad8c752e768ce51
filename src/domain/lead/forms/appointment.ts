import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { person } from '../form/shared-fields'

export const appointmentForm = defineForm({
  kind: 'appointment',
  title: 'form.book_appointment',
  fields: {
    slot: fields.text('form.choose_slot', 'slot_required', {
      control: 'radio',
      choicesFrom: 'slots',
      maxLength: 40,
    }),
    ...person,
    message: fields.remark,
  },
  feedback: 'contact-appointment',
  thanks: 'thanks.contact_appointment',
})
