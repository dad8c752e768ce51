import type { Page } from '@playwright/test'

import { type PageFacts, readPage } from './read-page'

const atATime = 6
const homesPerLanguage = 25
const homePath = /^\/[a-z]{2}\/[^/]+\/[^/]+\/[^/]+\/(\d+)\/$/

/**
 * Every page once; of the thousands of homes a sample, of a list's searches one for each kind of question, and of those
 * that search engines are told to leave alone one on the whole site.
 */
function wanted() {
  const seen = new Set<string>()
  const homes = new Set<string>()
  return (path: string, rel = ''): boolean => {
    const { pathname, search, searchParams } = new URL(path, 'http://site')
    const home = homePath.exec(pathname)?.[1]
    if (home && !homes.has(home) && homes.size >= homesPerLanguage) return false
    if (home) homes.add(home)
    const question = search ? `?${[...searchParams.keys()].join('&')}` : ''
    const kind = rel.includes('nofollow') ? question : pathname + question
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  }
}

/** Follows every link from a page on. */
export async function crawlSite(page: Page, start: string): Promise<Map<string, PageFacts>> {
  const isWanted = wanted()
  const found = new Map<string, PageFacts>()
  const linkedFrom = new Map([[start, 'the test']])
  const queue = [start]
  isWanted(start)
  const walk = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const facts = await readPage(page, path)
      found.set(path, { ...facts, path: `${path} (from ${linkedFrom.get(path)})` })
      const alternates = Object.values(facts.alternates).map((href) => ({ href, rel: '' }))
      for (const { href, rel } of [...facts.links, ...alternates]) {
        const next = href.split('#')[0] ?? ''
        if (!next.startsWith('/') || /^\/(media|pictures|_next)\//.test(next) || !isWanted(next, rel))
          continue
        linkedFrom.set(next, path)
        queue.push(next)
      }
    }
  }
  while (queue.length) await Promise.all(Array.from({ length: atATime }, walk))
  return found
}
