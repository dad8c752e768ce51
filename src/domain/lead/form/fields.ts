import { z } from 'zod'

import type { ErrorCode } from './form-error'
import type { Choice, FormField } from './form-field'
import { hasLink, typedDate, typedNumber } from './form-text'
import { groupPhone } from '../phone'
import { typedAmount } from '../../typed-amount'

const coded = (code: ErrorCode) => ({ error: code })

type Look = Partial<Omit<FormField, 'schema' | 'isRequired'>>

const shortText = (max: number, code: ErrorCode) => z.string(coded(code)).max(max, coded('too_long'))

/** Required when it has a code for being left empty. */
export function text(label: string, required: ErrorCode, look: Look = {}): FormField<z.ZodString> {
  const maxLength = look.maxLength ?? 100
  return {
    control: 'text',
    label,
    isRequired: true,
    ...look,
    maxLength,
    schema: shortText(maxLength, required),
  }
}

export function optionalText(label: string, look: Look = {}): FormField<z.ZodOptional<z.ZodString>> {
  const maxLength = look.maxLength ?? 100
  const schema = shortText(maxLength, 'choice_invalid').optional()
  return { control: 'text', label, isRequired: false, ...look, maxLength, schema }
}

/** Names stand in mails to others, so they carry no links. */
export function personName(label: string, required: ErrorCode, look: Look = {}) {
  const schema = shortText(60, required).refine((name) => !hasLink(name), coded('no_links'))
  return { control: 'text', label, isRequired: true, maxLength: 60, ...look, schema } satisfies FormField
}

const emailSchema = (required: ErrorCode, invalid: ErrorCode) =>
  z.email({ error: ({ input }) => (input === undefined ? required : invalid) }).max(254, coded(invalid))

export const firstName = personName('person.first_name', 'first_name_required', {
  autocomplete: 'given-name',
})
export const lastName = personName('person.last_name', 'last_name_required', { autocomplete: 'family-name' })

const emailLook = { control: 'email', maxLength: 254, inputMode: 'email' } as const

export const email = {
  ...emailLook,
  label: 'person.email',
  isRequired: true,
  autocomplete: 'email',
  schema: emailSchema('email_required', 'email_invalid'),
} satisfies FormField

export const optionalEmail = {
  ...email,
  isRequired: false,
  schema: email.schema.optional(),
} satisfies FormField

export const friendEmail = {
  ...emailLook,
  label: 'form.friend_email',
  isRequired: true,
  autocomplete: 'off',
  schema: emailSchema('friend_email_required', 'friend_email_invalid'),
} satisfies FormField

const phoneSchema = z
  .string(coded('phone_required'))
  .max(30, coded('phone_invalid'))
  .refine((phone) => /^\+?[\d\s./()-]+$/.test(phone) && /^\d{8,15}$/.test(phone.replaceAll(/\D/g, '')), {
    error: 'phone_invalid' satisfies ErrorCode,
  })
  .transform(groupPhone)

export const phone = {
  control: 'tel',
  label: 'person.phone',
  isRequired: true,
  maxLength: 30,
  autocomplete: 'tel',
  inputMode: 'tel',
  schema: phoneSchema,
} satisfies FormField

export const optionalPhone = {
  ...phone,
  isRequired: false,
  schema: phoneSchema.optional(),
} satisfies FormField

const messageLook = { control: 'textarea', maxLength: 4000 } as const

export const message = text('person.message', 'message_required', messageLook)
export const remark = optionalText('person.remark', messageLook)

export const address = text('person.address', 'address_required', {
  autocomplete: 'street-address',
  maxLength: 150,
})
export const city = text('person.city', 'city_required', { autocomplete: 'address-level2' })

export const zip = {
  control: 'text',
  label: 'person.zip',
  isRequired: true,
  maxLength: 10,
  autocomplete: 'postal-code',
  schema: z
    .string(coded('zip_required'))
    .regex(/^[A-Za-z]{0,2}-?\s?\d{4,5}\s?[A-Za-z]{0,2}$/, coded('zip_invalid')),
} satisfies FormField

/** Required: an unknown answer is refused like an empty one only where the words fit both. */
export function choice<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  { required, words, ...look }: { required: ErrorCode; words: (value: Values[number]) => string } & Look,
): FormField<z.ZodType<Values[number]>> {
  const choices: Choice[] = values.map((value: Values[number]) => ({ value, label: words(value) }))
  const schema = z.enum(values, {
    error: ({ input }) => (input === undefined ? required : ('choice_invalid' satisfies ErrorCode)),
  })
  return {
    control: 'radio',
    label,
    isRequired: true,
    choices,
    ...look,
    schema: schema as z.ZodType<Values[number]>,
  }
}

export function optional<S extends z.ZodType>(field: FormField<S>): FormField<z.ZodOptional<S>> {
  return { ...field, isRequired: false, schema: field.schema.optional() }
}

const titleChoices = {
  mr: 'person.mr',
  ms: 'person.ms',
  miss: 'person.miss',
  none: 'person.no_title',
} as const

export const title = choice('person.title', ['mr', 'ms', 'miss', 'none'], {
  required: 'title_required',
  words: (value) => titleChoices[value],
  control: 'select',
  autocomplete: 'honorific-prefix',
})

/** A box to tick; required ones must be. */
export function agreement(label: string): FormField<z.ZodType<true>> {
  const schema = z.literal('yes', coded('consent_required')).transform(() => true as const)
  return { control: 'checkbox', label, isRequired: true, schema: schema as z.ZodType<true> }
}

export function tick(label: string): FormField<z.ZodType<boolean>> {
  const schema = z.unknown().transform((value) => value === 'yes')
  return { control: 'checkbox', label, isRequired: false, schema: schema as z.ZodType<boolean> }
}

interface NumberLook extends Look {
  min?: number
  max: number
  isMoney?: boolean
  required?: ErrorCode
}

export function number(
  label: string,
  { min = 0, max, isMoney = false, required = 'number_required', ...look }: NumberLook,
): FormField<z.ZodType<number>> {
  const schema = z
    .string(coded(required))
    .transform((typed) => (isMoney ? typedAmount(typed) : typedNumber(typed)) ?? Number.NaN)
    .refine(
      (value) => value >= min && value <= max && (isMoney || Number.isInteger(value)),
      coded('number_invalid'),
    )
  const inputMode = isMoney ? 'decimal' : 'numeric'
  const control = isMoney ? 'money' : 'number'
  return {
    control,
    label,
    isRequired: true,
    maxLength: 20,
    inputMode,
    ...look,
    schema: schema as z.ZodType<number>,
  }
}

export function date(
  label: string,
  {
    required = 'date_required',
    invalid = 'date_invalid',
    ...look
  }: { required?: ErrorCode; invalid?: ErrorCode } & Look = {},
): FormField<z.ZodType<string>> {
  const schema = z
    .string(coded(required))
    .refine((typed) => typedDate(typed) !== null, coded(invalid))
    .transform((typed) => typedDate(typed) ?? '')
  return {
    control: 'date',
    label,
    isRequired: true,
    maxLength: 10,
    ...look,
    schema: schema as z.ZodType<string>,
  }
}

/** Ids of what the site offers; whether they exist is for the server to say. */
export function ids(label: string, required: ErrorCode, look: Look): FormField<z.ZodType<number[]>> {
  const schema = z
    .array(
      z
        .string()
        .regex(/^\d{1,10}$/, coded('choice_invalid'))
        .transform(Number)
        .refine((id) => id <= 2_147_483_647, coded('choice_invalid')),
      coded(required),
    )
    .min(1, coded(required))
    .max(100, coded('choice_invalid'))
  return { control: 'checkboxes', label, isRequired: true, ...look, schema: schema as z.ZodType<number[]> }
}
