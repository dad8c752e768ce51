import { getTranslation, type I18n, type I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import type { Use, Uses } from './where-used'

type AnyI18n = I18n | I18nClient

export const useText = {
  title: words({ nl: 'Gebruikt in', fr: 'Utilisé dans', en: 'Used in', de: 'Verwendet in' }),
  nowhere: words({
    nl: 'Nergens gebruikt.',
    fr: 'Utilisé nulle part.',
    en: 'Used nowhere.',
    de: 'Nirgends verwendet.',
  }),
  quoted: words({ nl: '“{title}”', fr: '« {title} »', en: '“{title}”', de: '„{title}“' }),
  draft: words({ nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' }),
  trash: words({ nl: 'in de prullenbak', fr: 'dans la corbeille', en: 'in the trash', de: 'im Papierkorb' }),
  more: words({ nl: 'en {n} andere', fr: 'et {n} autres', en: 'and {n} others', de: 'und {n} weitere' }),
  // Without a colon: Payload makes a list of what comes after one.
  refusal: words({
    nl: 'Dit kan niet weg. Het wordt gebruikt in {places}. Haal het daar eerst weg.',
    fr: 'Suppression impossible. Ceci est utilisé dans {places}. Retirez-le d’abord de là.',
    en: 'This cannot be deleted. It is used in {places}. Remove it there first.',
    de: 'Löschen nicht möglich. Es wird in {places} verwendet. Entfernen Sie es zuerst dort.',
  }),
  withdrawal: words({
    nl: 'Dit blijft op de site: het wordt gebruikt in {places}. Haal het daar eerst weg.',
    fr: 'Ceci reste sur le site : utilisé dans {places}. Retirez-le d’abord de là.',
    en: 'This stays on the site: it is used in {places}. Remove it there first.',
    de: 'Dies bleibt auf der Website: verwendet in {places}. Entfernen Sie es zuerst dort.',
  }),
}

export const fixedPageText = words({
  nl: 'Dit is een vaste pagina: de site zelf leidt ernaartoe, en zonder haar komen bezoekers nergens uit. In één taal verbergt u ze met “Openbaar in deze taal”.',
  fr: 'Ceci est une page fixe : le site lui-même y mène, et sans elle les visiteurs n’arrivent nulle part. Dans une langue, masquez-la avec « Public dans cette langue ».',
  en: 'This is a configured page: the site itself leads to it, and without it visitors arrive nowhere. Hide it in one language with “Public in this language”.',
  de: 'Dies ist eine feste Seite: Die Website selbst führt dorthin, und ohne sie kommen Besucher nirgends an. In einer Sprache blenden Sie sie mit „Öffentlich in dieser Sprache“ aus.',
})

export const oneByOneText = words({
  nl: 'Haal pagina’s en artikelen één voor één van de site: dan ziet u waar elk nog gebruikt wordt.',
  fr: 'Retirez pages et articles du site un à un : vous voyez alors où chacun est encore utilisé.',
  en: 'Take pages and articles off the site one by one: you then see where each is still used.',
  de: 'Nehmen Sie Seiten und Artikel einzeln von der Website: Sie sehen dann, wo jede noch verwendet wird.',
})

/** Page “Over ons” (draft), as an editor knows the place. */
export function placeName(
  { kind, title, isDraftOnly, isTrashed }: Use,
  payload: Payload,
  i18n: AnyI18n,
): string {
  const { collections, globals } = payload.config
  const label =
    collections.find(({ slug }) => slug === kind)?.labels.singular ??
    globals.find(({ slug }) => slug === kind)?.label ??
    kind
  const name = getTranslation(label, i18n as I18n)
  const language = knownLocale(i18n.language)
  const quoted = title ? ` ${useText.quoted[language].replace('{title}', () => title)}` : ''
  const remark = isTrashed ? useText.trash : isDraftOnly ? useText.draft : null
  return `${name}${quoted}${remark ? ` (${remark[language]})` : ''}`
}

/** Why a record cannot be deleted, naming the first few places. */
export function refusalText(uses: Uses, payload: Payload, i18n: AnyI18n): string {
  return withPlaces(useText.refusal, uses, payload, i18n)
}

/** Why a record cannot be taken off the site. */
export function withdrawalText(uses: Uses, payload: Payload, i18n: AnyI18n): string {
  return withPlaces(useText.withdrawal, uses, payload, i18n)
}

function withPlaces(sentence: ReturnType<typeof words>, uses: Uses, payload: Payload, i18n: AnyI18n): string {
  return sentence[knownLocale(i18n.language)].replace('{places}', () => namesOf(uses, payload, i18n))
}

/** The first few places. */
export function namesOf({ places: uses, total }: Uses, payload: Payload, i18n: AnyI18n): string {
  const named = uses.slice(0, 5).map((use) => placeName(use, payload, i18n))
  const language = knownLocale(i18n.language)
  const rest = total - named.length
  return named.join(', ') + (rest > 0 ? ` ${useText.more[language].replace('{n}', String(rest))}` : '')
}
