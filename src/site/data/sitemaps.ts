import { database } from '@/database/connection'
import { listSitemapFiles, parseSitemapName } from '@/features/content/sitemaps/sitemap-files'
import { streamSitemap } from '@/features/content/sitemaps/stream-sitemap'
import { defaultLocale } from '@/i18n/locales'

import { pictureHosts } from './homes/listings'
import { getSite, siteUrl } from './site'

/** `null` of a site that is not launched yet. */
export async function getSitemapFiles() {
  const { languages, isLaunched } = await getSite(defaultLocale)
  return isLaunched ? listSitemapFiles(database(), languages.used) : null
}

/** `null` when there is no such file. */
export async function getSitemap(name: string) {
  const file = parseSitemapName(name)
  if (!file) return null
  const { languages, isLaunched } = await getSite(defaultLocale)
  if (!isLaunched) return null
  const stream = await streamSitemap(database(), file, {
    languages: languages.used,
    standard: languages.standard,
    hosts: pictureHosts,
    siteUrl,
  })
  return stream && { kind: file.kind, stream }
}
