import type { FormError } from '@/domain/lead/form/form-error'
import { formOf, stepsOf } from '@/domain/lead/form/forms'
import type { Answers, LeadInput } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { parseForm, type Posted, type Typed } from '@/domain/lead/form/parse-form'
import type { Region } from '@/domain/place/region'
import type { FormAbout } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'

import { judgePost, type Verdict } from '../guard/form-guard'
import { seenToken } from '../guard/form-guard-seen'
import { type Limit, limitsFor } from '../guard/limits'
import type { CameFrom } from './came-from'
import { regionChoice, withChosenPlaces } from './chosen-places'
import type { FormOptions } from './form-options'
import { cleanPicture } from './keep-picture'
import type { FormProblem, ReturnedForm } from './returned-form'
import { unofferedErrors } from './unoffered-errors'

/** What came of a form that was filled in rightly. */
export interface SentForm {
  state: 'sent' | 'limited' | 'taken' | 'full' | 'closed' | 'held' | 'known' | 'failed'
  /** Once it is sent. */
  leadId?: string
}

export interface FormPost {
  kind: LeadKind
  locale: Locale
  posted: Pick<FormData, 'get' | 'getAll'>
  about: FormAbout
  region: Region | null
  /** The day in Brussels. */
  today: string
  options: FormOptions
  from: CameFrom
  sender: string
}

export interface FormServices {
  now: Date
  secret: string
  send: (input: LeadInput, limits: Limit[], picture?: Buffer) => Promise<SentForm>
}

export type Received =
  /** What a robot sends is thanked for too, and kept nowhere. */
  | { state: 'sent'; leadId?: string }
  /** Another step, nothing wrong. */
  | { state: 'on-its-way'; form: ReturnedForm }
  | { state: 'refused'; form: ReturnedForm }

/** Which text of the privacy notice stands under the forms; a new text is a new version. */
const privacyNotice = '2026-11'

const problems: Record<Exclude<SentForm['state'], 'sent'>, FormProblem> = {
  limited: 'limited',
  taken: 'slot-taken',
  full: 'appointments-full',
  closed: 'appointments-full',
  held: 'appointment-held',
  known: 'documents-requested',
  failed: 'not-sent',
}

/** Reads a posted form: a step forward or back, what is wrong with it, or a lead that is saved. */
export async function receiveForm(post: FormPost, services: FormServices): Promise<Received> {
  const { kind, locale, posted, region, today } = post
  const text = textOf(posted)
  const context = { region, today }
  const read = withChosenPlaces(posted, locale)
  const steps = stepsOf(kind, context)
  const step = Math.min(Math.max(Number.parseInt(text('step'), 10) || 0, 0), steps.length - 1)
  const whole = parseForm(kind, read, context)
  const returned = formReturner(post, services, whole.typed)
  if (text('go') === 'previous') {
    return { state: 'on-its-way', form: returned({ step: Math.max(step - 1, 0) }) }
  }
  if (step < steps.length - 1) {
    const { errors, at } = errorsUpTo(post, read, step)
    if (errors.length > 0) return { state: 'refused', form: returned({ step: at, errors }) }
    return { state: 'on-its-way', form: returned({ step: step + 1 }) }
  }
  const errors = whole.ok ? unofferedErrors(kind, whole.answers, post.options) : whole.errors
  if (!whole.ok || errors.length > 0) {
    return { state: 'refused', form: returned({ step: stepOf(errors, steps), errors }) }
  }
  const verdict = await judgePost({
    text,
    sender: post.sender,
    isConfirmedByMail: formOf(kind).isConfirmedByMail,
    ...services,
  })
  // It learns nothing: not even that it was found out.
  if (verdict.state === 'robot') return { state: 'sent' }
  if (verdict.state === 'unconfirmed') {
    // A browser does not fill in a file again.
    const again = Object.keys(whole.files).map((field): FormError => ({ field, code: 'file_again' }))
    return { state: 'refused', form: returned({ step, problem: 'unconfirmed', errors: again }) }
  }
  const picture = await pictureIn(posted, Object.keys(whole.files))
  if (picture === null) {
    const error: FormError = { field: 'image', code: 'file_type_invalid' }
    return { state: 'refused', form: returned({ step, errors: [error] }) }
  }
  const sent = await services.send(...saved(post, whole.answers, verdict), picture)
  if (sent.state === 'sent') return { state: 'sent', leadId: sent.leadId }
  return { state: 'refused', form: returned({ step, problem: problems[sent.state] }) }
}

function saved(
  post: FormPost,
  answers: Answers,
  { limits }: Verdict & { state: 'let-through' },
): [LeadInput, Limit[]] {
  const input = leadOf(post, answers)
  return [input, [...limitsFor(input, post.sender), ...limits]]
}

/** A lead as it is saved. Without scripts a form has no key of its own: the same answers on one day are then one lead. */
function leadOf({ kind, locale, about, from, today, posted }: FormPost, answers: Answers): LeadInput {
  const wantsNewsletter = kind === 'newsletter' || answers.newsletter === true
  return {
    idempotencyKey: keyIn(textOf(posted)('key')) || `day:${today}`,
    kind,
    language: locale,
    answers,
    ...(about.home !== undefined && { listingId: about.home }),
    ...(about.project !== undefined && { projectId: about.project }),
    ...from,
    consent: { textVersion: privacyNotice, ...(wantsNewsletter && { newsletter: true }) },
  }
}

function formReturner({ posted }: FormPost, { now, secret }: FormServices, typed: Typed) {
  return (given: Pick<ReturnedForm, 'step'> & Partial<ReturnedForm>): ReturnedForm => ({
    typed,
    regions: regionChoice(posted),
    errors: [],
    problem: null,
    seen: seenToken(given.problem === 'unconfirmed' ? 'asked' : 'seen', now, secret),
    key: keyIn(textOf(posted)('key')),
    ...given,
  })
}

function errorsUpTo({ kind, region, today, options }: FormPost, read: Posted, step: number) {
  const parsed = parseForm(kind, read, { region, today, step })
  const errors = parsed.ok ? unofferedErrors(kind, parsed.answers, options) : parsed.errors
  return { errors, at: stepOf(errors, stepsOf(kind, { region })) }
}

/** The first step on which something is wrong. */
function stepOf(errors: readonly FormError[], steps: ReturnType<typeof stepsOf>): number {
  const wrong = new Set(errors.map(({ field }) => field))
  return Math.max(
    steps.findIndex(({ fields }) => fields.some(([name]) => wrong.has(name))),
    0,
  )
}

/** `undefined` when none came along, `null` when what came is none. */
async function pictureIn(posted: FormPost['posted'], names: string[]): Promise<Buffer | null | undefined> {
  const [name] = names
  const file = name === undefined ? null : posted.get(name)
  return file instanceof Blob ? cleanPicture(file) : undefined
}

function textOf(posted: FormPost['posted']) {
  return (name: string): string => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
}

function keyIn(text: string): string {
  return /^[\w-]{8,100}$/.test(text) ? text : ''
}

/** A form that came with so much that nothing of it was read. */
export function tooLarge(
  kind: LeadKind,
  { now, secret }: Pick<FormServices, 'now' | 'secret'>,
): ReturnedForm {
  const [name, field] = Object.entries(formOf(kind).fields).find(([, { file }]) => file) ?? []
  return {
    step: 0,
    typed: {},
    regions: { municipalities: [], provinces: [] },
    errors: name ? [{ field: name, code: 'file_too_large', max: field?.file?.maxMegabytes }] : [],
    problem: name ? null : 'not-sent',
    seen: seenToken('seen', now, secret),
    key: '',
  }
}
