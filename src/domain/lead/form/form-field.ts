import type { z } from 'zod'

import type { DisplayCondition } from '../../display-condition'
import type { Region } from '../../place/region'

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'textarea'
  | 'number'
  | 'money'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'places'
  | 'file'
  | 'hidden'

export interface Choice {
  value: string
  /** A message key. */
  label: string
}

/** One field of a form: what it accepts, and all that is needed to render it. Words are message keys. */
export interface FormField<Schema extends z.ZodType = z.ZodType> {
  /** Reads one typed text, or a list of texts for a control with several answers; `undefined` when left empty. */
  schema: Schema
  control: Control
  label: string
  hint?: string
  isRequired: boolean
  maxLength?: number
  autocomplete?: string
  inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal'
  choices?: readonly Choice[]
  /** The choices are data of the site: its categories, places, free moments, or a home's documents or open days. */
  choicesFrom?: 'categories' | 'places' | 'slots' | 'documents' | 'openDays'
  /** Types of file, and megabytes. */
  file?: { types: readonly string[]; maxMegabytes: number }
  /** Not shown, and then neither asked nor kept. */
  showWhen?: DisplayCondition
  /** Where the law lets one ask this. */
  askedIn?: readonly Region[]
}

export type Fields = Record<string, FormField>

/** A field that is only there under a condition; required or not, its answer may be missing. */
export function when<S extends z.ZodType>(
  showWhen: DisplayCondition,
  field: FormField<S>,
): FormField<z.ZodOptional<S>> {
  // eslint-disable-next-line no-restricted-syntax -- the parser leaves a hidden field out, so the schema stays as strict as it is
  return { ...field, showWhen } as unknown as FormField<z.ZodOptional<S>>
}

/** A field that is only asked about homes in these regions. */
export function askedIn<S extends z.ZodType>(
  regions: readonly Region[],
  field: FormField<S>,
): FormField<z.ZodOptional<S>> {
  // eslint-disable-next-line no-restricted-syntax -- as above
  return { ...field, askedIn: regions } as unknown as FormField<z.ZodOptional<S>>
}

export const hasManyAnswers = ({ control }: FormField): boolean =>
  control === 'checkboxes' || control === 'places'
