// Proves 4.7, 7.18 of docs/coverage.md.

import { type BrowserContext, expect, type Page } from '@playwright/test'

import { launchOptions } from '../scripts/demo/chromium'
import { hosts, resolverRules, withOtherHosts } from './site-of-other-hosts'
import { test } from './tagged-site'

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${resolverRules}`],
  },
  // The players that are fetched here are empty pages, and the tiles are none.
  refusalsMeant: /youtube|vimeo|matterport|facebook|tiles\.test/,
})

/** One page of every kind that anybody can open. */
const kinds = {
  start: '/nl/',
  list: '/nl/te-koop/',
  'list of one town': '/nl/te-koop/?city=Gent',
  'list of nothing': '/nl/te-huur/?city=Nergens',
  home: '/property/100002/',
  'home in Luxembourg': '/property/100042/',
  'home that is gone': '/nl/te-koop/gent/huis/99999999/',
  projects: '/nl/projecten/',
  project: '/nl/projecten/503/',
  page: '/nl/verkopen/',
  articles: '/nl/blog/',
  article: '/nl/blog/het-energielabel-lezen-gewest-per-gewest/',
  contact: '/nl/contact/',
  'form about a home': '/nl/forms/visit/?home=100060',
  'form with a map': '/nl/forms/demand/',
  regions: '/nl/regions/?deal=sale',
  map: '/nl/map/',
  thanks: '/nl/bedankt/contacteer-ons/?form=contact',
  favourites: '/nl/favorieten/?homes=100002',
  comparison: '/nl/vergelijken/?homes=100002,100017',
  cookies: '/nl/cookiebeleid/',
  'my data': '/nl/mijn-gegevens/',
  accessibility: '/nl/toegankelijkheid/',
  login: '/nl/login/',
  'not found': '/nl/nergens/',
}

const isOurs = (url: string) =>
  /^(data|blob|about):/.test(url) || [hosts.site, hosts.pictures].includes(new URL(url).origin)

const hostsIn = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).hostname))].sort()

/** Opens a page of every kind, to its end, in some tabs at once; answers whom the browser asked, by the kind of page. */
async function visitAll(context: BrowserContext): Promise<Record<string, string[]>> {
  const heard: Record<string, string[]> = {}
  const queue = Object.entries(kinds)
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const [kind, path] = next
        const tab = await context.newPage()
        const asked: string[] = []
        tab.on('request', (request) => void (isOurs(request.url()) || asked.push(request.url())))
        await tab.goto(hosts.site + path, { waitUntil: 'load' })
        await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await tab.waitForLoadState('networkidle')
        if (asked.length > 0) heard[kind] = hostsIn(asked)
        await tab.close()
      }
    }),
  )
  return heard
}

/** Every request to another host than the site's and that of its pictures, answered or not. */
function watch(context: BrowserContext): { others: string[]; pictures: () => number } {
  const others: string[] = []
  let pictures = 0
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(hosts.pictures)) pictures++
    else if (!isOurs(url)) others.push(url)
  })
  return { others, pictures: () => pictures }
}

const dialog = (page: Page) => page.locator('#consent')

async function choose(page: Page, purposes: readonly string[]): Promise<void> {
  await page.goto(`${hosts.site}/nl/contact/`)
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLDialogElement>('#consent')?.open || localStorage.getItem('gevel:consent'),
  )
  if (!(await dialog(page).isVisible()))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
  const change = dialog(page).getByRole('button', { name: 'Instellingen wijzigen' })
  if (await change.isVisible()) await change.click()
  for (const box of await dialog(page).getByRole('checkbox').all())
    if (await box.isEnabled()) await box.setChecked(purposes.includes(await box.inputValue()))
  await dialog(page).getByRole('button', { name: 'Mijn keuze bewaren' }).click()
  await expect(dialog(page)).toBeHidden()
  // Whoever withdraws has the page loaded anew.
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
}

const google = ['region1.google-analytics.com', 'www.googletagmanager.com']
const meta = ['connect.facebook.net', 'www.facebook.com']

test('third parties hear of a page what its visitor allows, on every kind of page: nothing before and nothing after', async ({
  page,
  context,
  asked,
}) => {
  test.setTimeout(900_000)
  void asked
  const { pictures } = watch(context)
  const cookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => !name.startsWith('gevel'))
  await withOtherHosts(async () => {
    expect(await visitAll(context)).toEqual({})
    expect(await cookies()).toEqual([])
    expect(pictures()).toBeGreaterThan(20)

    /** Wherever a page has tags at all: not on what is one person's own, nor on the map's own document. */
    const withTags = Object.keys(kinds).filter((kind) => !['map', 'login'].includes(kind))
    for (const { purpose, hears, leaves } of [
      { purpose: 'analytical', hears: google, leaves: ['_ga', '_ga_TEST'] },
      { purpose: 'marketing', hears: ['www.googletagmanager.com'], leaves: ['_gcl_au'] },
      { purpose: 'social', hears: meta, leaves: ['_fbp'] },
      { purpose: 'unclassified', hears: [], leaves: [] },
    ]) {
      await choose(page, [purpose])
      const heard = await visitAll(context)
      expect([purpose, heard]).toEqual([
        purpose,
        Object.fromEntries(hears.length > 0 ? withTags.map((kind) => [kind, hears]) : []),
      ])
      // What was allowed before has left nothing behind.
      expect([purpose, (await cookies()).sort()]).toEqual([purpose, leaves])
    }

    await choose(page, ['analytical', 'marketing', 'social'])
    await page.goto(`${hosts.site}/nl/contact/`)
    await expect.poll(cookies).toEqual(expect.arrayContaining(['_ga', '_gcl_au', '_fbp']))
    await choose(page, [])
    expect(await cookies()).toEqual([])
    expect(await visitAll(context)).toEqual({})
    expect(await cookies()).toEqual([])
  })
})

test('a film, a tour and a map of other hosts ask nobody until they are clicked, and then that host alone', async ({
  page,
  context,
  asked,
}) => {
  void asked
  const { others } = watch(context)
  await withOtherHosts(async () => {
    await choose(page, [])
    others.length = 0
    const withFilm = await homeWithFilm(page)
    await page.goto(hosts.site + withFilm, { waitUntil: 'load' })
    const film = page.locator('[data-behaviour="player-link"]').first()
    await film.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(others).toEqual([])
    const { src } = JSON.parse((await film.getAttribute('data-options')) ?? '{}') as { src: string }
    // Its card says where it comes from before anybody goes there.
    await expect(film).toContainText(/youtube|vimeo|matterport|facebook|yisual|tvl/i)
    await film.click()
    await expect.poll(() => hostsIn(others)).toEqual([new URL(src).hostname])

    others.length = 0
    await page.goto(`${hosts.site}/nl/map/`)
    await expect(page.getByText('tiles.test').first()).toBeVisible()
    expect(others).toEqual([])
    await page.getByRole('button').first().click()
    await expect.poll(() => hostsIn(others)).toEqual(['tiles.test'])

    // Whoever takes back what they allowed is asked about the map again as well.
    await choose(page, ['analytical'])
    await choose(page, [])
    others.length = 0
    await page.goto(`${hosts.site}/nl/map/`)
    await expect(page.getByText('tiles.test').first()).toBeVisible()
    await page.waitForTimeout(500)
    expect(others).toEqual([])
  })
})

async function homeWithFilm(page: Page): Promise<string> {
  for (let id = 100_001; id < 100_080; id++) {
    const response = await page.request.get(`${hosts.site}/property/${id}/`)
    if (response.ok() && (await response.text()).includes('data-behaviour="player-link"'))
      return new URL(response.url()).pathname
  }
  throw new Error('No home of the demo has a film')
}
