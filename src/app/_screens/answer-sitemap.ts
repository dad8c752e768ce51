import { getSitemapFiles, getSitemapUrls } from '@/app/_data/sitemaps'
import { env } from '@/env'
import { shellTag } from '@/features/content/content-tags'
import { sitemapIndexXml, sitemapXml } from '@/features/content/paths/sitemap'
import { parseSitemapFile, pathsTag, sitemapHomesTag } from '@/features/content/paths/sitemap-files'
import { projectsTag } from '@/features/listings/listing-tags'
import { cachePublicly } from '@/http-cache/response-cache'

const kindTags = { pages: pathsTag, projects: projectsTag, searches: sitemapHomesTag, homes: sitemapHomesTag }

export async function answerSitemapIndex(): Promise<Response> {
  const files = await getSitemapFiles()
  cachePublicly([...new Set(Object.values(kindTags))])
  return xml(sitemapIndexXml(files, env.SITE_URL))
}

export async function answerSitemap(name: string): Promise<Response> {
  const file = parseSitemapFile(name)
  const urls = await getSitemapUrls(name)
  if (!file || !urls) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  cachePublicly([shellTag, kindTags[file.kind]])
  return xml(sitemapXml(urls, env.SITE_URL))
}

function xml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
