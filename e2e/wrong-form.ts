import type { ErrorCode } from '../src/domain/lead/form/form-error'
import type { LeadKind } from '../src/domain/lead/lead-kind'

/** By the names under which they are posted. */
export type Posted = Record<string, string>

export interface WrongPost {
  answers: Posted
  /** Of a form in steps, counted from 0: the last, unless told. */
  step?: number
  file?: { name: string; type: string; bytes: number }
  /** In the order of the form. */
  errors: [field: string, code: ErrorCode, max?: number][]
}

export interface WrongForm {
  kind: LeadKind
  about?: { home: number } | { project: number }
  steps: number
  /** Everything filled in as it should be. */
  right: Posted
  wrong: WrongPost[]
}

export const long = (most: number) => 'x'.repeat(most + 1)
const link = 'www.cheap-loans.com'

export const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' }

export const noPerson: Posted = { firstName: '', lastName: ' ', email: '' }
export const noPersonErrors: WrongPost['errors'] = [
  ['firstName', 'first_name_required'],
  ['lastName', 'last_name_required'],
  ['email', 'email_required'],
]

export const wrongPerson: Posted = {
  title: 'queen',
  firstName: link,
  lastName: link,
  email: 'an@',
  phone: '12',
}
export const wrongPersonErrors: WrongPost['errors'] = [
  ['firstName', 'no_links'],
  ['lastName', 'no_links'],
  ['title', 'choice_invalid'],
  ['email', 'email_invalid'],
  ['phone', 'phone_invalid'],
]

export const longPerson: Posted = { firstName: long(60), lastName: long(60) }
export const longPersonErrors: WrongPost['errors'] = [
  ['firstName', 'too_long', 60],
  ['lastName', 'too_long', 60],
]

/** What goes wrong with a person, in a form that asks for one. */
export const personWrong: WrongPost[] = [
  { answers: noPerson, errors: noPersonErrors },
  { answers: wrongPerson, errors: wrongPersonErrors },
  { answers: longPerson, errors: longPersonErrors },
]

/** And with how they want to be reached. */
export const contactWrong: WrongPost[] = [
  { answers: { contactBy: 'pigeon' }, errors: [['contactBy', 'choice_invalid']] },
  { answers: { contactBy: 'phone' }, errors: [['phone', 'phone_required']] },
  {
    answers: { contactBy: 'phone', timeSlot: 'midnight' },
    errors: [
      ['phone', 'phone_required'],
      ['timeSlot', 'choice_invalid'],
    ],
  },
]

export const messageWrong: WrongPost[] = [
  { answers: { message: '' }, errors: [['message', 'message_required']] },
  { answers: { message: long(4000) }, errors: [['message', 'too_long', 4000]] },
]

export const remarkWrong: WrongPost[] = [
  { answers: { message: long(4000) }, errors: [['message', 'too_long', 4000]] },
]

export const nameWrong = (field: string): WrongPost[] => [
  { answers: { [field]: link }, errors: [[field, 'no_links']] },
  { answers: { [field]: long(60) }, errors: [[field, 'too_long', 60]] },
]
