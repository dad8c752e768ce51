import { cache } from 'react'

import { database } from '@/database/connection'
import { findAlternates, findRecord, findTrail } from '@/features/content/paths/entry-paths'
import { findPath } from '@/features/content/paths/find-path'
import { lookUp } from '@/features/content/paths/look-up'
import type { Language } from '@/domain/language'
import type { Locale } from '@/i18n/locales'

import { getSite } from './site'

export const getPath = cache((path: string, locale: Locale | null) => findPath(database(), { path, locale }))

/** The page that has this original address, such as /contact/, wherever editors have put it. */
export const getKnownPage = cache(async (original: string, locale: Locale) => {
  const found = await lookUp(database(), { path: original, locale })
  return found?.kind === 'entry' && found.entry.language === locale ? found.entry : null
})

/** The address of an entry in every language of the site that has it. */
export const getAlternates = cache(async (entry: string, locale: Locale) => {
  const [{ languages }, found] = await Promise.all([getSite(locale), findAlternates(database(), entry)])
  const used = languages.used.flatMap((language) => {
    const path = found[language]?.path
    return path === undefined ? [] : [[language, path] as const]
  })
  return Object.fromEntries(used) as Partial<Record<Language, string>>
})

/** From the home page down to the entry itself. */
export const getTrail = cache((entry: string, locale: Locale) => findTrail(database(), { entry, locale }))

/** What editors filled one of the site's own pages with, such as home. */
export const getRecordEntry = cache((entry: string) => findRecord(database(), entry))
