import * as fields from './fields'
import { when } from './form-field'
import type { FormError } from './form-error'

export const contactWays = ['email', 'phone'] as const

const slotWords = {
  '10-13': 'person.timeslot_10_13',
  '13-16': 'person.timeslot_13_16',
  '14-16': 'person.timeslot_14_16',
  '16-19': 'person.timeslot_16_19',
} as const

/** Who one is and how one can be reached, as most forms ask it. */
export const person = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  title: fields.optional(fields.title),
  email: fields.email,
  phone: fields.optionalPhone,
}

export const contactPreference = preference('13-16')

/** Whoever values homes is on the road at noon, and calls from two o'clock. */
export const valuationPreference = preference('14-16')

function preference(afternoon: '13-16' | '14-16') {
  const timeSlots = ['10-13', afternoon, '16-19'] as const
  return {
    contactBy: fields.optional(
      fields.choice('person.contact_preference', contactWays, {
        required: 'choice_invalid',
        words: (way) => `person.by_${way}`,
      }),
    ),
    timeSlot: when(
      { field: 'contactBy', logic: '=', compareWithValue: 'phone' },
      fields.optional(
        fields.choice('person.preferred_time', timeSlots, {
          required: 'choice_invalid',
          words: (slot) => slotWords[slot],
        }),
      ),
    ),
  }
}

/** Whoever wants to be called must say where. */
export function checkContactPreference({
  contactBy,
  phone,
}: {
  contactBy?: string | undefined
  phone?: string | undefined
}): FormError[] {
  return contactBy === 'phone' && !phone ? [{ field: 'phone', code: 'phone_required' }] : []
}
