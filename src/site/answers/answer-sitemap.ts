import { env } from '@/env'
import { shellTag, teamTag } from '@/features/content/content-tags'
import { pathsTag, sitemapHomesTag, type SitemapKind } from '@/features/content/sitemaps/sitemap-files'
import { sitemapIndexXml } from '@/features/content/sitemaps/sitemap-xml'
import { categoriesTag, projectsTag } from '@/features/listings/listing-tags'
import { publicHeaders, uncachedHeaders } from '@/http-cache/cache-headers'
import { getSitemap, getSitemapFiles } from '@/site/data/sitemaps'

const kindTags: Record<SitemapKind, string[]> = {
  pages: [pathsTag],
  team: [teamTag],
  projects: [projectsTag],
  searches: [sitemapHomesTag],
  landings: [sitemapHomesTag, categoriesTag],
  homes: [sitemapHomesTag],
}

export async function answerSitemapIndex(): Promise<Response> {
  const files = await getSitemapFiles()
  if (!files) return notYet()
  return xml(sitemapIndexXml(files, env.SITE_URL), [shellTag, ...Object.values(kindTags).flat()])
}

/** Of a site that is not launched yet, until its start page is published. */
function notYet(): Response {
  return new Response(null, { status: 404, headers: publicHeaders([shellTag], { seconds: 60 }) })
}

export async function answerSitemap(name: string): Promise<Response> {
  const sitemap = await getSitemap(name)
  if (!sitemap) return new Response(null, { status: 404, headers: uncachedHeaders })
  return xml(sitemap.stream, [shellTag, ...kindTags[sitemap.kind]])
}

function xml(body: string | ReadableStream<Uint8Array>, tags: string[]): Response {
  return new Response(body, {
    headers: { ...publicHeaders(tags), 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
