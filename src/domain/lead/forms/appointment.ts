import * as fields from '../fields'
import { defineForm } from '../form'
import { person } from '../shared-fields'

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
