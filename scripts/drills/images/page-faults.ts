import { crawlPages } from '../setup/crawl-pages'

/** The lists of every town, in each language, are found before the first home. */
const mostPages = 400

/** What is wrong with the first pages of a site: each must answer, one of a home among them, and the second time from the cache. */
export async function pageFaults(siteUrl: string, homes: number): Promise<string[]> {
  const ask = async (path: string) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual' })
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, location, body: await answer.text() }
  }
  const pages = await crawlPages(ask, 'www.verhulst-partners.example', mostPages)
  const read = pages.filter(({ body }) => body.includes('<html'))
  const again = await fetch(`${siteUrl}${read.at(-1)?.path ?? '/'}`)
  return [
    ...pages.filter(({ status }) => status >= 400).map(({ path, status }) => `${path} answers ${status}`),
    ...(read.length > homes ? [] : [`only ${read.length} pages were found`]),
    ...(read.some(({ body }) => body.includes('Verhulst &amp; Partners')) ? [] : ['the agency is not named']),
    ...(read.some(({ body }) => body.includes('RealEstateListing')) ? [] : ['no page of a home was found']),
    ...(again.headers.get('x-cache') === 'hit' ? [] : ['no page comes from the cache']),
  ]
}
