import { env } from '@/env'
import { currentRevision } from '@/features/content/paths/revision'
import { keptDocuments } from '@/features/content/read/kept-by-revision'
import { visitorReader } from '@/features/content/read/published-source'
import { readShell, type Shell } from '@/features/content/read/read-shell'
import { defaultLocale, isLocale, type Locale, type OfferedLocales } from '@/i18n/locales'

import { perRequest } from './per-request'
import { reads } from './reads'

export const siteUrl = env.SITE_URL

/** Counts the changes of all that is kept in the process. */
export const getRevision = perRequest(() => currentRevision(reads()))

/** Those that the site has, and the one in which it answers whoever names none. */
export const getLanguages = perRequest(
  async (): Promise<OfferedLocales> => (await getSite(defaultLocale)).languages,
)

/** The shell of the site in one language, as editors filled it in. */
export const getSite = perRequest(async (locale: Locale): Promise<Shell> => {
  const revision = await getRevision()
  const read = () => readShell(visitorReader({ db: reads(), locale }))
  return keptDocuments.read(`${locale} shell`, { revision, read })
})

/** The language that an address names, if the site has it. */
export async function usedLocale(named: string): Promise<Locale | null> {
  if (!isLocale(named)) return null
  const { languages } = await getSite(named)
  return languages.used.includes(named) ? named : null
}
