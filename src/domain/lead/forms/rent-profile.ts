import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { person } from '../form/shared-fields'

/** Who looks for a home to rent, before any visit: a name, a means of contact and a wish; no income. */
export const rentProfileForm = defineForm({
  kind: 'rent-profile',
  title: 'rentapp.profile',
  submit: 'common.send',
  fields: {
    ...person,
    moveInDate: fields.optional(fields.date('rentapp.move_in_date')),
    message: fields.remark,
  },
  feedback: 'site-contact',
  thanks: 'thanks.rent_profile',
})
