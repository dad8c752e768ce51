import type { Region } from '../../place/region'
import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { askedIn } from '../form/form-field'
import { person } from '../form/shared-fields'

/**
 * What the law lets one ask a candidate before there is a contract. What is not listed for a region is not asked
 * there, and a home in no known region asks only what may be asked everywhere.
 */
const mayAsk = {
  address: ['flanders', 'wallonia'],
  household: ['brussels', 'wallonia'],
  birthDate: ['wallonia'],
  maritalStatus: ['wallonia'],
} as const satisfies Record<string, readonly Region[]>

export const rentApplicationForm = defineForm({
  kind: 'rent-application',
  title: 'rentapp.title',
  submit: 'rentapp.submit',
  fields: {
    ...person,
    address: askedIn(mayAsk.address, fields.address),
    zip: askedIn(mayAsk.address, fields.zip),
    city: askedIn(mayAsk.address, fields.city),
    birthDate: askedIn(mayAsk.birthDate, fields.date('rentapp.birth_date', { autocomplete: 'bday' })),
    /** Only whether one is, not what else one may be. */
    maritalStatus: askedIn(
      mayAsk.maritalStatus,
      fields.optional(
        fields.choice('rentapp.marital_status', ['married', 'cohabiting'], {
          required: 'choice_invalid',
          words: (status) => `rentapp.${status}`,
        }),
      ),
    ),
    household: askedIn(mayAsk.household, fields.number('rentapp.household', { min: 1, max: 30 })),
    /** The amount alone: never who pays it. */
    income: fields.number('rentapp.income_amount', {
      max: 9_999_999,
      isMoney: true,
      required: 'amount_required',
      hint: 'rentapp.income_hint',
    }),
    moveInDate: fields.optional(fields.date('rentapp.move_in_date')),
    message: fields.remark,
  },
  steps: [
    { title: 'rentapp.step_contact', fields: ['firstName', 'lastName', 'title', 'email', 'phone'] },
    {
      title: 'rentapp.step_household',
      fields: ['address', 'zip', 'city', 'birthDate', 'maritalStatus', 'household', 'income'],
    },
    { title: 'rentapp.step_remarks', fields: ['moveInDate', 'message'] },
  ],
  feedback: 'site-contact',
  thanks: 'thanks.rent_application',
})
