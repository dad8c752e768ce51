import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import type { Language } from '@/domain/language'

import { type CockpitFilters } from './list-language-states'
import { languageStates } from './language-states'
import { isKind } from './translated-kinds'
import { isLocale } from '@/i18n/locales'

export const cockpitPath = '/languages-cockpit'
export const saveTranslationPath = '/translations/:kind/:id/:language'
export const askMachinePath = '/translations/:kind/:id/:language/machine'

export interface TranslatedRecord {
  kind: string
  id: number
  language: Language
}

export function adminHref({ config }: Payload, path: `/${string}`): string {
  return formatAdminURL({ adminRoute: config.routes.admin, path })
}

/** The record's own form, in that language. */
export function editHref(
  payload: Payload,
  { kind, id, language }: Omit<TranslatedRecord, 'language'> & { language?: Language },
): string {
  const isGlobal = payload.config.globals.some(({ slug }) => slug === kind)
  const path = isGlobal ? (`/globals/${kind}` as const) : (`/collections/${kind}/${id}` as const)
  return adminHref(payload, language ? `${path}?locale=${language}` : path)
}

export function sideBySidePath({ kind, id, language }: TranslatedRecord): `/${string}` {
  return `${cockpitPath}/${kind}/${id}/${language}`
}

export function filtersFrom(valueOf: (name: string) => string | undefined): CockpitFilters {
  const [kind, language] = [valueOf('kind'), valueOf('language')]
  return {
    kind: isKind(kind) ? kind : undefined,
    state: languageStates.find((state) => state === valueOf('state')),
    language: isLocale(language) ? language : undefined,
    query: valueOf('q'),
    page: Number(valueOf('page')) || undefined,
  }
}

/** The same list with some filters changed; always from its first page unless a page is named. */
export function filterHref(
  { kind, state, language, query }: CockpitFilters,
  changes: Partial<CockpitFilters>,
): string {
  const wanted = { kind, state, language, q: query, ...changes }
  const pairs = Object.entries(wanted).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  )
  return `?${new URLSearchParams(pairs)}`
}
