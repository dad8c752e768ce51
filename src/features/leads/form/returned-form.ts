import type { FormError } from '@/domain/lead/form/form-error'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { Typed } from '@/domain/lead/form/parse-form'
import type { RegionChoice } from '@/features/listings/regions/tree-html'

/** Why a form that is filled in rightly was not taken. */
export type FormProblem =
  | 'unconfirmed'
  | 'limited'
  | 'slot-taken'
  | 'appointments-full'
  | 'appointment-held'
  | 'documents-requested'
  | 'not-sent'

/** A form as it stands for one visitor: what they typed, where they are, what is wrong. */
export interface ReturnedForm {
  /** Counted from 0. */
  step: number
  typed: Typed
  regions: RegionChoice
  errors: FormError[]
  problem: FormProblem | null
  /** When this was rendered, signed: see form-guard-seen.ts. */
  seen: string
  /** The form's own key, if it had one already. */
  key: string
}

const problemTexts: Record<Exclude<FormProblem, 'not-sent'>, string> = {
  unconfirmed: 'validation.captcha_required',
  limited: 'error.rate_limited',
  'slot-taken': 'error.slot_taken',
  'appointments-full': 'error.appointments_full',
  'appointment-held': 'error.appointment_held',
  'documents-requested': 'error.documents_already_requested',
}

const notSentTexts: Partial<Record<LeadKind, string>> = {
  testimonial: 'error.testimonial_not_sent',
  documents: 'error.request_document',
  'send-to-friend': 'error.mail_failed',
}

/** The message key of what went wrong. */
export function problemText(problem: FormProblem, kind: LeadKind): string {
  return problem === 'not-sent' ? notSentText(kind) : problemTexts[problem]
}

export function notSentText(kind: LeadKind): string {
  return notSentTexts[kind] ?? 'error.mail_not_sent'
}
