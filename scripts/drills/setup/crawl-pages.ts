import type { TlsAnswer } from '@/testing/int-caddy'

export interface Crawled {
  path: string
  status: number
  body: string
}

const atOnce = 4

/** Every page of a site that a link, a sitemap or a language leads to, in the order in which they are found. */
export async function crawlPages(
  ask: (path: string) => Promise<TlsAnswer>,
  host: string,
  most: number,
): Promise<Crawled[]> {
  const known = new Set(['/', '/sitemap.xml', '/robots.txt'])
  const waiting = [...known]
  const crawled: Crawled[] = []
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && crawled.length < most; path = waiting.shift()) {
      const { status, location, body } = await ask(path)
      crawled.push({ path, status, body })
      const found = [location, ...linksIn(body)]
      for (const next of found.map((link) => ownPath(link, path, host)).filter((one) => one !== null))
        if (!known.has(next)) {
          known.add(next)
          waiting.push(next)
        }
    }
  }
  // Three addresses are known at first: nobody waits for a page that another has not read yet.
  while (waiting.length > 0 && crawled.length < most) await Promise.all(Array.from({ length: atOnce }, work))
  return crawled
}

function linksIn(body: string): string[] {
  const found = [
    ...body.matchAll(/<a\b[^>]*\shref="([^"#]+)|<(?:loc|link)>([^<]+)<|\shreflang="[^"]*"\s+href="([^"]+)"/g),
  ]
  return found.map(([, link, location, language]) =>
    (link ?? location ?? language ?? '').replaceAll('&amp;', '&'),
  )
}

/** Only pages: no files, no other hosts, no list filtered or sorted otherwise. */
function ownPath(link: string, from: string, host: string): string | null {
  if (link === '' || !URL.canParse(link, `https://${host}${from}`)) return null
  const url = new URL(link, `https://${host}${from}`)
  if (url.host !== host || !/^https?:$/.test(url.protocol) || url.search !== '') return null
  return /\/$|\.xml$/.test(url.pathname) ? url.pathname : null
}
