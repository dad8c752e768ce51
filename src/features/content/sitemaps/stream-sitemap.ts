import type { Reads } from '@/database/query'
import type { PictureHosts } from '@/domain/media/picture-url'

import { type SitemapFile, urlsPerFile } from './sitemap-files'
import { sitemapSources } from './sitemap-sources'
import { sitemapEnd, type SitemapSite, sitemapStart, urlsXml } from './sitemap-xml'

export interface SitemapNeeds extends SitemapSite {
  hosts: PictureHosts
  perFile?: number
}

/**
 * A sitemap as it is read from the database, some addresses at a time and no faster than whoever asked for it takes
 * them. `null` when there is no such file.
 */
export async function streamSitemap(
  db: Reads,
  { kind, locale, number }: SitemapFile,
  { hosts, perFile = urlsPerFile, ...site }: SitemapNeeds,
): Promise<ReadableStream<Uint8Array> | null> {
  if (!site.languages.includes(locale)) return null
  const stretch = { locale, hosts, skip: (number - 1) * perFile, limit: perFile }
  const urls = oneAhead(sitemapSources[kind](db, stretch))
  const first = await urls.next()
  if (first.done) return null
  const begun = first.value
  async function* parts(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder()
    yield encoder.encode(sitemapStart + urlsXml(begun, site))
    for await (const some of urls) yield encoder.encode(urlsXml(some, site))
    yield encoder.encode(sitemapEnd)
  }
  return streamOf(parts())
}

/** While some are written the database looks for the next, one step ahead and no further. */
async function* oneAhead<Some>(source: AsyncGenerator<Some>): AsyncGenerator<Some> {
  let asked = source.next()
  try {
    for (let found = await asked; !found.done; found = await asked) {
      asked = source.next()
      // Whoever waits for it hears of its failure; nobody may be waiting any more.
      asked.catch(() => undefined)
      yield found.value
    }
  } finally {
    await source.return(undefined)
  }
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    // Whoever asked went away: the rest is not read.
    async cancel() {
      await parts.return(undefined)
    },
  })
}
