import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { checkContactPreference, contactPreference, person } from '../form/shared-fields'

/** Before a visit only a name and one means of contact may be required. */
export const visitForm = defineForm({
  kind: 'visit',
  title: 'form.request_visit',
  fields: {
    // Asked where the home has such a day.
    openDay: fields.optionalText('open_day.title_one', {
      control: 'radio',
      choicesFrom: 'openDays',
    }),
    ...person,
    ...contactPreference,
    message: fields.remark,
  },
  feedback: 'contact-appointment',
  thanks: 'thanks.contact_appointment',
  check: checkContactPreference,
})
