import type { LeadKind } from '../src/domain/lead/lead-kind'
import type { Entry } from './form-entries'

export interface FormJourney {
  kind: LeadKind
  /** The agency can have it in some languages only; out of the box, in Dutch. */
  setting?: 'purchaseOffer' | 'rentApplication'
  /** A home of the simulator, or one of its projects; `visit`: one with free moments. */
  about?: { home: number } | { project: number } | 'visit'
  /** What is filled in, step by step; the e-mail address comes by itself. */
  steps: Entry[][]
  submit: string
  /** The thank-you page and its words. */
  feedback: string
  thanks: string
  agencyMail: boolean
  /** The key of the subject of the mail to the visitor. */
  visitorMail: string | null
  platform: 'ContactOnMe' | 'ContactOnMeProject' | 'DemandRegister2' | null
}

export const saleHome = { home: 100_002 }
/** In Wallonia, where the law lets one ask most. */
export const rentHome = { home: 100_006 }

export const name: Entry[] = [
  { fill: 'person.first_name', with: 'Ann-Sofie' },
  { fill: 'person.last_name', with: 'D’Hondt & Zn' },
]
export const phone: Entry = { fill: 'person.phone', with: '0470123456', shown: '0470 12 34 56' }
export const message: Entry = {
  fill: 'person.message',
  with: 'Zou dat "morgen" kunnen? <b>Graag</b>, 5 € & meer.',
}
export const remark: Entry = { fill: 'person.remark', with: 'Bel gerust na 17 uur.' }
export const person: Entry[] = [{ select: 'person.title', option: 'person.ms' }, ...name, phone]
export const callMe: Entry[] = callMeAt('person.timeslot_13_16')
/** Whoever wants a valuation is called at other hours. */
export const callSeller: Entry[] = callMeAt('person.timeslot_14_16')
export const aboutHome = {
  agencyMail: true,
  visitorMail: 'mail.subject_confirmation',
  platform: 'ContactOnMe',
} as const
export const plain = {
  agencyMail: true,
  visitorMail: 'mail.subject_confirmation_plain',
  platform: 'ContactOnMe',
  submit: 'common.send',
} as const

function callMeAt(option: string): Entry[] {
  return [
    { choose: 'person.contact_preference', option: 'person.by_phone' },
    { choose: 'person.preferred_time', option },
  ]
}
