import { database } from '@/database/connection'
import { findSitemapUrls, listSitemapFiles } from '@/features/content/paths/sitemap-files'

export function getSitemapFiles() {
  return listSitemapFiles(database())
}

export function getSitemapUrls(file: string) {
  return findSitemapUrls(database(), file)
}
