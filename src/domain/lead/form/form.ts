import type { z } from 'zod'

import type { Region } from '../../place/region'
import type { FormError } from './form-error'
import type { Fields } from './form-field'
import type { LeadKind } from '../lead-kind'

export interface FormContext {
  /** Of the home it is about; `null` when unknown or about none, and then only what may be asked everywhere is asked. */
  region: Region | null
  /** The day in Brussels, as 2026-11-15: an offer cannot end before it. */
  today?: string
}

export type AnswersOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> }

export interface FormStep<Name extends string = string> {
  /** A message key; a form of one step has none. */
  title?: string
  fields: readonly Name[]
}

export interface Form<F extends Fields = Fields> {
  kind: LeadKind
  /** Message keys. */
  title: string
  submit: string
  fields: F
  steps: readonly FormStep[]
  /** Its thank-you page, and the words of its own where that page serves several forms. */
  feedback: string
  thanks: string
  /** Its last step shows all that was answered before it. */
  hasReview?: boolean
  /** Texts that stand above the button. */
  notices?: readonly string[]
  /** A mail asks whoever has the address first, and nothing follows without their yes. */
  isConfirmedByMail?: boolean
  /** Rules over several fields; sees only answers that are right by themselves. */
  check?: (answers: Partial<AnswersOf<F>>, context: FormContext) => FormError[]
}

interface FormInput<F extends Fields> extends Omit<Form<F>, 'steps' | 'submit'> {
  submit?: string
  steps?: readonly FormStep<keyof F & string>[]
}

export function defineForm<F extends Fields>(form: FormInput<F>): Form<F> {
  return { submit: 'common.send', steps: [{ fields: Object.keys(form.fields) }], ...form }
}
