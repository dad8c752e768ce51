import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { FormError } from '../form/form-error'
import { when } from '../form/form-field'

/** Of the price, on the agency's account for the money of others: custom, not law. */
export const depositPercent = 10

const withPersonB = { field: 'hasPersonB', logic: '=', compareWithValue: 'yes' }
const withLoan = { field: 'needsLoan', logic: '=', compareWithValue: 'yes' }
const dateErrors = { required: 'dates_incomplete', invalid: 'dates_invalid' } as const

export const offerForm = defineForm({
  kind: 'offer',
  title: 'offer.title',
  submit: 'offer.submit',
  fields: {
    title: fields.title,
    firstName: fields.firstName,
    lastName: fields.lastName,
    address: fields.address,
    zip: fields.zip,
    city: fields.city,
    email: fields.email,
    phone: fields.phone,
    hasPersonB: fields.tick('offer.has_person_b'),
    // The browser would fill in person A again.
    firstNameB: when(withPersonB, {
      ...fields.firstName,
      label: 'offer.first_name_b',
      autocomplete: 'off',
    }),
    lastNameB: when(withPersonB, { ...fields.lastName, label: 'offer.last_name_b', autocomplete: 'off' }),
    emailB: when(withPersonB, { ...fields.optionalEmail, label: 'offer.email_b', autocomplete: 'off' }),
    amount: fields.number('offer.amount_digits', {
      min: 1,
      max: 999_999_999,
      isMoney: true,
      required: 'amount_required',
    }),
    amountInLetters: fields.text('offer.amount_letters', 'amount_letters_required', { maxLength: 200 }),
    startDate: fields.date('offer.start_date', dateErrors),
    endDate: fields.date('offer.end_date', dateErrors),
    needsLoan: fields.tick('offer.condition_loan'),
    loanAmount: when(
      withLoan,
      fields.number('offer.loan_amount', {
        min: 1,
        max: 999_999_999,
        isMoney: true,
        required: 'amount_required',
      }),
    ),
    loanUntil: when(withLoan, fields.date('offer.loan_until')),
    conditions: fields.optionalText('offer.conditions', { control: 'textarea', maxLength: 4000 }),
    place: fields.text('offer.place', 'place_required'),
    signDate: fields.date('offer.sign_date'),
    isBinding: fields.agreement('offer.binding_accept'),
  },
  steps: [
    {
      title: 'offer.step_persons',
      fields: [
        'title',
        'firstName',
        'lastName',
        'address',
        'zip',
        'city',
        'email',
        'phone',
        'hasPersonB',
        'firstNameB',
        'lastNameB',
        'emailB',
      ],
    },
    {
      title: 'offer.step_offer',
      fields: [
        'amount',
        'amountInLetters',
        'startDate',
        'endDate',
        'needsLoan',
        'loanAmount',
        'loanUntil',
        'conditions',
      ],
    },
    { title: 'offer.step_sign', fields: ['place', 'signDate', 'isBinding'] },
  ],
  hasReview: true,
  feedback: 'site-contact',
  thanks: 'thanks.offer',
  notices: ['offer.binding_warning', 'offer.deposit_notice'],
  check: ({ startDate, endDate }, { today }): FormError[] => {
    if (startDate && endDate && endDate < startDate) return [{ field: 'endDate', code: 'end_before_start' }]
    // An offer that has ended before it is made binds nobody.
    if (endDate && today && endDate < today) return [{ field: 'endDate', code: 'dates_invalid' }]
    return []
  },
})
