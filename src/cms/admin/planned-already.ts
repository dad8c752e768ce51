import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { allLanguages } from '../fields/publish-at'
import { languageNames } from '../language-names'
import { words } from '../words'
import { whenText } from './when-text'

/** What appears at one moment. */
export interface Plan {
  publishAt?: string | null
  publishIn?: 'all' | Language | null
}

const text = words({
  nl: 'Al ingepland: {name}, op {when}. Een tweede plan zou dat vervangen: maak eerst de datum leeg.',
  fr: 'Déjà planifié : {name}, le {when}. Un second plan le remplacerait : videz d’abord la date.',
  en: 'Already planned: {name}, on {when}. A second plan would replace it: empty the date first.',
  de: 'Bereits eingeplant: {name}, am {when}. Ein zweiter Plan würde das ersetzen: Leeren Sie zuerst das Datum.',
})

/** Says so when what is planned would no longer be; a plan for all languages keeps each of them. */
export function plannedAlready(
  { publishAt, publishIn }: Plan,
  wanted: Plan['publishIn'],
  language: string,
): string | null {
  if (!publishAt || !publishIn || !wanted || wanted === 'all' || wanted === publishIn) return null
  const own = knownLocale(language)
  const name = publishIn === 'all' ? allLanguages : languageNames[publishIn]
  return text[own].replace('{name}', () => name[own]).replace('{when}', () => whenText(publishAt, own))
}
