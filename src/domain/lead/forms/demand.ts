import { z } from 'zod'

import { deals } from '../../listing/listing'
import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { ErrorCode, FormError } from '../form/form-error'
import type { FormField } from '../form/form-field'
import { person } from '../form/shared-fields'

export const frequencies = ['at-once', 'daily', 'weekly'] as const

const frequencyWords = {
  'at-once': 'demand.frequency_at_once',
  daily: 'demand.frequency_daily',
  weekly: 'demand.frequency_weekly',
} as const

const rooms = (label: string) => fields.optional(fields.number(label, { max: 99 }))
const price = (label: string) => fields.optional(fields.number(label, { max: 999_999_999, isMoney: true }))

const zone = 'region_required' satisfies ErrorCode
const places: FormField<z.ZodArray<z.ZodString>> = {
  control: 'places',
  label: 'demand.regions',
  isRequired: true,
  choicesFrom: 'places',
  schema: z
    .array(z.string().regex(/^[^|]{0,80}(\|[\w -]{0,10})?$/, { error: 'choice_invalid' }), { error: zone })
    .min(1, { error: zone })
    // All of Belgium and Luxembourg, name by name, and a few codes more.
    .max(1000, { error: 'choice_invalid' }),
}

export const demandForm = defineForm({
  kind: 'demand',
  title: 'demand.title',
  submit: 'demand.submit',
  fields: {
    goal: fields.choice('demand.goal', deals, {
      required: 'goal_required',
      words: (deal) => `demand.goal_${deal}`,
    }),
    types: fields.ids('demand.types', 'property_type_required', { choicesFrom: 'categories' }),
    /** Each as in a search's address: `name|zip`, either half alone too. */
    places,
    priceMin: price('demand.price_min'),
    priceMax: price('demand.price_max'),
    budget: price('demand.budget'),
    bedroomsMin: rooms('demand.bedrooms_min'),
    bedroomsMax: rooms('demand.bedrooms_max'),
    garagesMin: rooms('demand.garages_min'),
    garagesMax: rooms('demand.garages_max'),
    parkingsMin: rooms('demand.parking_min'),
    parkingsMax: rooms('demand.parking_max'),
    frequency: fields.optional(
      fields.choice('demand.frequency', frequencies, {
        required: 'choice_invalid',
        words: (often) => frequencyWords[often],
      }),
    ),
    ...person,
    message: fields.remark,
    newsletter: fields.tick('demand.newsletter'),
  },
  steps: [
    { title: 'demand.step_home', fields: ['goal', 'types', 'places'] },
    {
      title: 'demand.step_wishes',
      fields: [
        'priceMin',
        'priceMax',
        'budget',
        'bedroomsMin',
        'bedroomsMax',
        'garagesMin',
        'garagesMax',
        'parkingsMin',
        'parkingsMax',
      ],
    },
    {
      title: 'demand.step_person',
      fields: ['firstName', 'lastName', 'title', 'email', 'phone', 'frequency', 'message', 'newsletter'],
    },
  ],
  feedback: 'demand-register',
  thanks: 'thanks.demand_register',
  check: (answers) =>
    (['price', 'bedrooms', 'garages', 'parkings'] as const).flatMap((what): FormError[] => {
      const [min, max] = [answers[`${what}Min`], answers[`${what}Max`]]
      return min !== undefined && max !== undefined && min > max
        ? [{ field: `${what}Min`, code: 'min_above_max' }]
        : []
    }),
})
