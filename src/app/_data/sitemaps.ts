import { database } from '@/database/connection'
import { inLanguages, type SitemapUrl } from '@/features/content/paths/sitemap'
import { findSitemapUrls, listSitemapFiles } from '@/features/content/paths/sitemap-files'
import { defaultLocale } from '@/i18n/locales'

import { getSite } from './site'

export function getSitemapFiles() {
  return listSitemapFiles(database())
}

/** A language that is switched off has no addresses. */
export async function getSitemapUrls(file: string): Promise<SitemapUrl[] | null> {
  const [urls, { languages }] = await Promise.all([findSitemapUrls(database(), file), getSite(defaultLocale)])
  return urls && inLanguages(urls, languages.used)
}
