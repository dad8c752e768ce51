import type { Language } from '@/domain/language'
import { findAlternates, findRecord, findTrail } from '@/features/content/paths/entry-paths'
import { findPath } from '@/features/content/paths/find-path'
import { listSiteEntries } from '@/features/content/paths/site-entries'
import { keptDocuments } from '@/features/content/read/kept-by-revision'
import type { Locale } from '@/i18n/locales'

import { perRequest } from './per-request'
import { reads } from './reads'
import { getLanguages, getRevision, getSite, siteUrl } from './site'

export const getPath = perRequest(async (path: string, locale: Locale | null) =>
  findPath(reads(), { path, locale, siteUrl, languages: locale ? undefined : await getLanguages() }),
)

const getSiteEntries = perRequest(async () =>
  keptDocuments.read('site entries', {
    revision: await getRevision(),
    read: () => listSiteEntries(reads()),
  }),
)

/** The page that has this original address, such as /contact/, wherever editors have put it. */
export const getKnownPage = perRequest(async (original: string, locale: Locale) => {
  const entries = await getSiteEntries()
  return entries.find((entry) => entry.original === original && entry.language === locale) ?? null
})

/** The page that tells of cookies. */
export const getCookiePage = (locale: Locale) => getKnownPage('/cookie-policy/', locale)

/** The page of the agency's own words on privacy, and that on who it is. */
export const getPrivacyPage = (locale: Locale) => getKnownPage('/privacy/', locale)
export const getDisclaimerPage = (locale: Locale) => getKnownPage('/disclaimer/', locale)

/** The address of an entry in every language of the site that has it. */
export const getAlternates = perRequest(async (entry: string, locale: Locale) => {
  const [{ languages }, found] = await Promise.all([getSite(locale), pathsIn(entry)])
  const used = languages.used.flatMap((language) => {
    const path = found[language]
    return path === undefined ? [] : [[language, path] as const]
  })
  return Object.fromEntries(used) as Partial<Record<Language, string>>
})

async function pathsIn(entry: string): Promise<Partial<Record<Language, string>>> {
  const isOwn = !/^(page|article|project)-\d+$/.test(entry)
  const found = isOwn
    ? (await getSiteEntries()).filter((one) => one.entry === entry).map((one) => [one.language, one.path])
    : Object.entries(await findAlternates(reads(), entry)).map(([language, { path }]) => [language, path])
  return Object.fromEntries(found) as Partial<Record<Language, string>>
}

/** From the start page down to the entry itself. */
export const getTrail = perRequest((entry: string, locale: Locale) => findTrail(reads(), { entry, locale }))

/** What editors filled one of the site's own pages with, such as home. */
export const getRecordEntry = perRequest((entry: string) => findRecord(reads(), entry))
