import { getTranslation, type I18n, type I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

import { words } from '@/cms/words'
import { type Language, mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import type { Use, Uses } from './where-used'

type AnyI18n = I18n | I18nClient

export const useText = {
  title: words('Gebruikt in', 'Utilisé dans', 'Used in', 'Verwendet in'),
  nowhere: words('Nergens gebruikt.', 'Utilisé nulle part.', 'Used nowhere.', 'Nirgends verwendet.'),
  quoted: words('“{title}”', '« {title} »', '“{title}”', '„{title}“'),
  draft: words('concept', 'brouillon', 'draft', 'Entwurf'),
  more: words('en {n} andere', 'et {n} autres', 'and {n} others', 'und {n} weitere'),
  refusal: words(
    'Dit kan niet weg: het wordt gebruikt in {places}. Haal het daar eerst weg.',
    'Suppression impossible : utilisé dans {places}. Retirez-le d’abord de là.',
    'This cannot be deleted: it is used in {places}. Remove it there first.',
    'Löschen nicht möglich: verwendet in {places}. Entfernen Sie es zuerst dort.',
  ),
}

export function adminLanguage({ language }: AnyI18n): Language {
  return isLocale(language) ? language : mainLanguage
}

/** Page “Over ons” (draft), as an editor knows the place. */
export function placeName({ kind, title, isDraftOnly }: Use, payload: Payload, i18n: AnyI18n): string {
  const { collections, globals } = payload.config
  const label =
    collections.find(({ slug }) => slug === kind)?.labels.singular ??
    globals.find(({ slug }) => slug === kind)?.label ??
    kind
  const name = getTranslation(label, i18n as I18n)
  const language = adminLanguage(i18n)
  const quoted = title ? ` ${useText.quoted[language].replace('{title}', () => title)}` : ''
  return `${name}${quoted}${isDraftOnly ? ` (${useText.draft[language]})` : ''}`
}

/** Why a record stays, naming the first few places. */
export function refusalText({ places: uses, total }: Uses, payload: Payload, i18n: AnyI18n): string {
  const named = uses.slice(0, 5).map((use) => placeName(use, payload, i18n))
  const language = adminLanguage(i18n)
  const rest = total - named.length
  const places =
    named.join(', ') + (rest > 0 ? ` ${useText.more[language].replace('{n}', String(rest))}` : '')
  return useText.refusal[language].replace('{places}', () => places)
}
