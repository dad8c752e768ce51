import { openDayOf } from '@/domain/listing/facts/open-days'
import { sumText } from '@/domain/euro'
import type { FormField } from '@/domain/lead/form/form-field'
import { formOf } from '@/domain/lead/form/forms'
import type { Lead } from '@/domain/lead/lead'
import { otherDocuments } from '@/domain/lead/other-documents'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

import { momentText } from '../appointments/moment-text'
import { searchWords } from '../demands/search-words'

export interface LeadLine {
  label: string
  value: string
}

/** What was asked and answered, in words, in the order of the form; plain text, to be escaped where it is shown. */
export function leadLines({ kind, answers }: Pick<Lead, 'kind' | 'answers'>, locale: Locale): LeadLine[] {
  const t = translator(locale)
  const { fields, steps } = formOf(kind)
  return steps
    .flatMap(({ fields: names }) => names)
    .flatMap((name) => {
      const field = fields[name]
      const answer = answers[name]
      if (!field || answer === undefined || answer === null || answer === '' || answer === false) return []
      return [{ label: word(t, field.label), value: valueOf(field, answer, locale) }]
    })
}

function valueOf(field: FormField, answer: unknown, locale: Locale): string {
  const t = translator(locale)
  if (Array.isArray(answer)) {
    const isOthers = (one: unknown) => field.choicesFrom === 'documents' && one === otherDocuments
    return answer.map((one) => (isOthers(one) ? t('documents.others') : String(one))).join(', ')
  }
  if (answer === true) return t('common.yes')
  const choice = field.choices?.find(({ value }) => value === answer)
  if (choice) return word(t, choice.label)
  const openDay = field.choicesFrom === 'openDays' ? openDayOf(String(answer)) : null
  if (openDay) return momentText(openDay, locale)
  if (field.control === 'money' && typeof answer === 'number') return moneyText(answer, locale)
  if (field.control === 'date' && typeof answer === 'string') return dayText(new Date(answer), locale)
  if (field.control === 'hidden') return searchWords(String(answer), { locale }).join(', ')
  return String(answer)
}

/** "22 november 2026": mails repeat the answers, and name months in words. */
function dayText(date: Date, locale: Locale): string {
  return dateText(date, intlLocale[locale], { dateStyle: 'long', timeZone })
}

/** Nothing may be offered, or earned, too. */
function moneyText(euro: number, locale: Locale): string {
  const cents = Math.round(euro * 100)
  return sumText(cents, locale, { isWhole: cents % 100 === 0 })
}

function word(t: Translate, key: string): string {
  // Forms name their words by key; form-words.test.ts makes sure that each exists.
  return t(key as Parameters<Translate>[0])
}
