import { formOf } from '@/domain/lead/form/forms'
import type { Control } from '@/domain/lead/form/form-field'
import type { Lead } from '@/domain/lead/lead'
import { otherDocuments } from '@/domain/lead/other-documents'
import { deals } from '@/domain/listing/listing'
import { listCategories } from '@/features/listings/list/list-categories'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { homonyms, placesNamed } from '@/i18n/places/place-names'
import type { MailLine } from '@/mail/mail-content'
import { momentWords } from '@/mail/moment-words'

import { listAll } from '../documents/list-all-documents'
import { listPublished } from '../documents/listing-documents'
import { harmlessSearch, searchWords } from '../demands/search-words'
import { leadLines } from '../inbox/lead-lines'
import type { MailServices } from './mail-services'

interface LineNeeds {
  lead: Lead
  locale: Locale
  /** A visitor learns no name of what is not published. */
  isForVisitor?: boolean
}

/** All answers, with names where the form sent numbers. */
export async function leadMailLines(
  { db }: Pick<MailServices, 'db'>,
  { lead, locale, isForVisitor = false }: LineNeeds,
): Promise<MailLine[]> {
  const { answers } = lead
  const { search } = answers
  const categories =
    Array.isArray(answers.types) || typeof search === 'string'
      ? (await Promise.all(deals.map((deal) => listCategories(db, { deal, language: locale })))).flat()
      : []
  const documents =
    Array.isArray(answers.documents) && lead.listingId !== null
      ? await (isForVisitor ? listPublished : listAll)(db, { listingId: lead.listingId, locale })
      : []
  const named = (list: unknown, names: { id: number; name: string }[]) =>
    Array.isArray(list)
      ? list.map((id: unknown) => names.find((one) => one.id === id)?.name ?? id)
      : undefined
  const isNamed = (document: unknown) =>
    !isForVisitor || typeof document === 'string' || document === otherDocuments
  const words = {
    types: named(answers.types, categories),
    documents: named(answers.documents, documents)?.filter(isNamed),
    places: Array.isArray(answers.places) ? answers.places.map(placeWords) : undefined,
    search: typeof search === 'string' ? searchWords(search, { locale, categories }) : undefined,
    slot: slotWords(answers, locale),
  }
  const known = Object.entries(words).filter(([, value]) => value !== undefined)
  const lines = leadLines({ kind: lead.kind, answers: { ...answers, ...Object.fromEntries(known) } }, locale)
  return lines.map((line) => ({ ...line, label: asName(line.label, locale) }))
}

/** What asks for a moment in a form does not name it in a list. */
function asName(label: string, locale: Locale): string {
  const t = translator(locale)
  return label === t('form.choose_slot') ? t('appointment.when') : label
}

const ownWords: ReadonlySet<Control> = new Set(['text', 'textarea', 'url', 'email', 'tel', 'file'])

/** What may go back to whoever's address was typed: choices, numbers and days, but no text a stranger could have written. */
export async function harmlessLines(
  services: Pick<MailServices, 'db'>,
  needs: LineNeeds,
): Promise<MailLine[]> {
  const { fields } = formOf(needs.lead.kind)
  const kept = Object.entries(needs.lead.answers)
    .filter(([name]) => name in fields && !ownWords.has(fields[name]?.control ?? 'text'))
    .filter(([name]) => name !== 'title')
    .map(([name, answer]) => {
      if (name === 'places') return [name, knownPlaces(answer)]
      return [name, name === 'search' ? harmlessSearch(String(answer), isKnownPlace) : answer]
    })
  const { slot, slotStartsAt, slotEndsAt } = needs.lead.answers
  const answers = { ...Object.fromEntries(kept), ...(slotStartsAt ? { slot, slotStartsAt, slotEndsAt } : {}) }
  return leadMailLines(services, { ...needs, lead: { ...needs.lead, answers }, isForVisitor: true })
}

/** Each is `name|zip`, either half alone too. */
function placeWords(place: unknown): string {
  const [name = '', zip = ''] = String(place).split('|')
  return [zip, name].filter(Boolean).join(' ')
}

const mostPlaces = 30

function knownPlaces(places: unknown): unknown[] {
  if (!Array.isArray(places)) return []
  return places.filter((place) => isKnownPlace(String(place))).slice(0, mostPlaces)
}

function isKnownPlace(place: string): boolean {
  const [name = '', zip = ''] = place.split('|')
  if (name === '') return /^[A-Z]{0,2}-?\d{4,5}$/.test(zip)
  return placesNamed(name).length > 0 || homonyms(name).length > 0
}

function slotWords({ slotStartsAt, slotEndsAt }: Lead['answers'], locale: Locale): string | undefined {
  if (typeof slotStartsAt !== 'string') return undefined
  const to = typeof slotEndsAt === 'string' ? new Date(slotEndsAt) : undefined
  return momentWords({ from: new Date(slotStartsAt), to }, locale)
}
