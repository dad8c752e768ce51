import type { Language } from '@/domain/language'
import type { LeadKind } from '@/domain/lead/lead-kind'

import type { Offered } from './offered'

export type FilledIn = Record<string, string | string[]>

export interface FilledForm {
  kind: LeadKind
  locale: Language
  /** Such as `?home=100002`, or nothing. */
  query: string
  answers: FilledIn
}

const inDutchOnly: ReadonlySet<LeadKind> = new Set(['offer', 'rent-application', 'rent-profile'])
const locales = ['nl', 'fr', 'en', 'de'] as const

/** A form of this kind as the n-th visitor fills it in: everything is right, and nobody else has their address. */
export function filledForm(kind: LeadKind, n: number, offered: Offered): FilledForm {
  const one = <Item>(of: readonly Item[]): Item | undefined => of[n % of.length]
  const paper = one(offered.papers)
  const about: Partial<Record<LeadKind, string>> = {
    ...Object.fromEntries(
      ['enquiry', 'visit', 'appointment', 'send-to-friend', 'offer'].map((form) => [
        form,
        `?home=${one(offered.sale)}`,
      ]),
    ),
    'rent-application': `?home=${one(offered.rent)}`,
    documents: `?home=${paper?.home}`,
    project: `?project=${one(offered.projects)}`,
  }
  return {
    kind,
    locale: inDutchOnly.has(kind) ? 'nl' : (one(locales) ?? 'nl'),
    query: about[kind] ?? '',
    answers: answersOf(kind, n, { category: String(one(offered.categories)), paper: paper?.id ?? '' }),
  }
}

function answersOf(
  kind: LeadKind,
  n: number,
  { category, paper }: { category: string; paper: string },
): FilledIn {
  const email = `visitor-${n}@drill.example`
  const person = { title: 'ms', firstName: 'An', lastName: 'Peeters', email, phone: '0470 12 34 56' }
  const message = `Vraag ${n}`
  const home = { address: 'Veldstraat 1', zip: '9000', city: 'Gent' }
  switch (kind) {
    case 'newsletter':
      return { email }
    case 'accessibility':
      return { email, message }
    case 'contact-small':
      return { lastName: 'An', phone: '0470 12 34 56', email, message }
    case 'send-to-friend':
      return { lastName: 'An', email, friendName: 'Jo', friendEmail: `friend-${n}@drill.example` }
    case 'testimonial':
      return { lastName: 'An', email, about: 'Koper', comment: message, publication: 'yes' }
    case 'documents':
      return { ...person, documents: [paper] }
    case 'demand':
      return {
        ...person,
        goal: 'sale',
        types: [category],
        places: ['Gent|9000'],
        frequency: 'weekly',
        step: '2',
      }
    case 'valuation':
      return { ...person, ...home, goal: 'sell', types: [category], message, step: '2' }
    case 'offer':
      return {
        ...{ ...person, ...home, ...offerAnswers, conditions: message, step: '2' },
        emailB: `second-${n}@drill.example`,
      }
    case 'rent-application':
      return { ...person, ...home, ...tenantAnswers, message, step: '2' }
    default:
      return { ...person, message }
  }
}

const offerAnswers = {
  hasPersonB: 'yes',
  firstNameB: 'Jo',
  lastNameB: 'Maes',
  amount: '350.000',
  amountInLetters: 'driehonderdvijftigduizend euro',
  startDate: '2026-11-15',
  endDate: '2099-12-31',
  needsLoan: 'yes',
  loanAmount: '200.000',
  loanUntil: '2099-12-31',
  place: 'Gent',
  signDate: '2026-11-15',
  isBinding: 'yes',
}

const tenantAnswers = { birthDate: '1990-01-02', maritalStatus: 'married', household: '2', income: '2.400' }
