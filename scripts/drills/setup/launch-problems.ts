import { setTimeout } from 'node:timers/promises'

import { messages } from '@/i18n/messages'

interface Site {
  /** As a visitor asks. */
  ask: (path: string) => Promise<{ status: number; body: string }>
  cms: string
  token: string
  /** Only where a worker tells the cache. */
  isPurged: boolean
}

/** Pages that setup leaves as drafts and that no part of the site answers without them. */
const drafts = [
  '/nl/verkopen/',
  '/nl/contact/',
  '/nl/privacy-statement/',
  '/nl/cookiebeleid/',
  '/nl/disclaimer/',
]
const closedRobots = 'User-agent: *\nDisallow: /\n'
const mostSeconds = 15

/** What is wrong while a new site is closed to robots, and once its start page is published. */
export async function launchProblems({ ask, cms, token, isPurged }: Site): Promise<string[]> {
  const problems: string[] = []
  const expectThat = (isSo: boolean, problem: string) => void (isSo || problems.push(problem))
  for (const locale of ['nl', 'fr', 'en'] as const) {
    const { status, body } = await ask(`/${locale}/`)
    const isCalm = body.includes(messages[locale].coming_soon.title) && body.includes('noindex')
    expectThat(status === 200 && isCalm, `the start page in ${locale} does not say that it comes`)
  }
  expectThat((await ask('/robots.txt')).body === closedRobots, 'robots may read a site that is not launched')
  expectThat((await ask('/sitemap.xml')).status === 404, 'a site that is not launched has a sitemap')
  for (const path of drafts)
    expectThat((await ask(path)).status === 404, `${path} is not published and can be read`)

  await publishStart(cms, token)
  const since = performance.now()
  const isOpen = async () => (await ask('/robots.txt')).body !== closedRobots
  while (isPurged && !(await isOpen()) && performance.now() - since < mostSeconds * 1000)
    await setTimeout(250)
  expectThat(await isOpen(), `robots are kept away ${mostSeconds} s after the launch`)
  const { body } = await ask('/nl/')
  expectThat(!/Binnenkort online|content="noindex/.test(body), 'the start page is closed after the launch')
  expectThat((await ask('/sitemap.xml')).status === 200, 'a launched site has no sitemap')
  return problems
}

async function publishStart(cms: string, token: string): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
    const answer = await fetch(`${cms}/api/${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { docs: { id: number }[] }
  }
  const { docs } = await ask('pages?where[key][equals]=home&draft=true&locale=nl')
  const body = JSON.stringify({ _status: 'published' })
  await ask(`pages/${docs[0]?.id ?? 0}?locale=nl`, { method: 'PATCH', body })
}
