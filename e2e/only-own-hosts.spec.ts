import { type BrowserContext, expect, type Page } from '@playwright/test'

import { homePath, portalPath } from '@/features/owners/home/portal-paths'
import { loginPath } from '@/features/owners/login-paths'
import { myDataPath } from '@/features/rights/my-data-path'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { memberPath } from '@/i18n/paths/member-paths'
import type { Screen } from '@/site/data/screen'

import { type OwnData, withOwnData } from '../scripts/audit/own-data'
import { launchOptions } from '../scripts/demo/chromium'
import { signInAsOwner } from '../scripts/demo/owner-session'
import { cms, signInOnScreen } from './cms'
import { fakeThirdParties } from './fake-tags'
import { forgetCounts } from './leads'
import { privateLinks, removePrivateLinks } from './private-links'
import { expiredLink } from './signed-links'
import { hosts, resolverRules, withOtherHosts } from './site-of-other-hosts'
import { test } from './tagged-site'

test.use({
  // As for everybody: the map beside a list may ask for nothing either.
  hasListMap: true,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${resolverRules}`],
  },
  // The players that are fetched here are empty pages, and the tiles are none.
  refusalsMeant: /youtube|vimeo|matterport|facebook|tiles\.test/,
})

/** Screens of the site that answer with a page for everybody; the others lead elsewhere, or are one person's own. */
type PublicScreen = Exclude<
  Screen['kind'],
  'bare-valuation' | 'login' | 'not-found' | 'preview' | 'property' | 'redirect'
>

/** An address of each: a new kind of screen is not forgotten here. */
const screens: Record<PublicScreen, string> = {
  home: '/nl/',
  list: '/nl/te-koop/',
  landing: '/nl/te-koop/gent/huizen/',
  listing: '/property/100002/',
  'project-list': '/nl/projecten/',
  project: '/nl/projecten/503/',
  page: '/nl/verkopen/',
  article: '/nl/blog/het-energielabel-lezen-gewest-per-gewest/',
  member: memberPath('nl', { id: 1, name: 'Nele Claes' }),
  thanks: '/nl/bedankt/contacteer-ons/?form=contact',
  favourites: '/nl/favorieten/?homes=100002',
  compare: '/nl/vergelijken/?homes=100002,100017',
  'my-data': '/nl/mijn-gegevens/',
  accessibility: '/nl/toegankelijkheid/',
}

/** And what looks like another page, or has a route of its own. */
const kinds = {
  ...screens,
  'list of one town': '/nl/te-koop/?city=Gent',
  'list with filters': '/nl/te-koop/?bedrooms-min=2',
  'list of nothing': '/nl/te-huur/?city=Nergens',
  'sold homes': closedHomesPath('nl', 'sale'),
  regions: '/nl/regions/?deal=sale',
  map: '/nl/map/',
  'home to let': '/property/100021/',
  'home in Luxembourg': '/property/100042/',
  'home that is gone': '/nl/te-koop/gent/huis/99999999/',
  articles: '/nl/blog/',
  testimonials: '/nl/wat-onze-klanten-zeggen/',
  steps: '/nl/stappenplan/',
  contact: '/nl/contact/',
  valuation: '/nl/schatting/',
  'form about a home': '/nl/forms/visit/?home=100060',
  'form with a map': '/nl/forms/demand/',
  cookies: '/nl/cookiebeleid/',
  privacy: '/nl/privacy-statement/',
  disclaimer: '/nl/disclaimer/',
  'page that is gone': '/nl/nergens/',
}

const isOurs = (url: string) =>
  /^(data|blob|about):/.test(url) || [hosts.site, hosts.pictures].includes(new URL(url).origin)

const hostsIn = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).hostname))].sort()

/** Opens each of these pages, to its end, in some tabs at once; answers whom the browser asked, by the kind of page. */
async function visitAll(
  context: BrowserContext,
  pages: Record<string, string>,
): Promise<Record<string, string[]>> {
  const heard: Record<string, string[]> = {}
  const queue = Object.entries(pages)
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const [kind, path] = next
        const tab = await context.newPage()
        const asked: string[] = []
        tab.on('request', (request) => void (isOurs(request.url()) || asked.push(request.url())))
        const answer = await tab.goto(hosts.site + path, { waitUntil: 'load' })
        expect([kind, answer?.ok()]).toEqual([kind, !kind.endsWith('that is gone')])
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

// Coverage: 4.7, 7.18.
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
    expect(await visitAll(context, kinds)).toEqual({})
    expect(await cookies()).toEqual([])
    expect(pictures()).toBeGreaterThan(20)

    /** Wherever a page has tags at all: not on the map's own document. */
    const withTags = Object.keys(kinds).filter((kind) => kind !== 'map')
    for (const { purpose, hears, leaves } of [
      { purpose: 'analytical', hears: google, leaves: ['_ga', '_ga_TEST'] },
      { purpose: 'marketing', hears: ['www.googletagmanager.com'], leaves: ['_gcl_au'] },
      { purpose: 'social', hears: meta, leaves: ['_fbp'] },
      { purpose: 'unclassified', hears: [], leaves: [] },
    ]) {
      await choose(page, [purpose])
      const heard = await visitAll(context, kinds)
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
    expect(await visitAll(context, kinds)).toEqual({})
    expect(await cookies()).toEqual([])
  })
})

const nobody = '00000000-0000-4000-8000-000000000000'

/** Pages behind the links of mails, and before a sign-in. */
async function outsidePages({ mailed, opened }: OwnData): Promise<Record<string, string>> {
  return {
    ...(await privateLinks()),
    login: loginPath('nl'),
    'password forgotten': loginPath('nl', 'forgotten'),
    'link that is gone': expiredLink('documents', nobody),
    'my data: link': myDataPath('nl', mailed),
    'my data: opened': myDataPath('nl', opened),
    'my data: erased': myDataPath('nl', 'erased'),
  }
}

test('what is one person’s own asks nobody, whatever they allowed', async ({ browser }) => {
  test.setTimeout(600_000)
  await forgetCounts()
  await withOtherHosts(() =>
    withOwnData(async (data) => {
      const context = await browser.newContext({ baseURL: hosts.site })
      await fakeThirdParties(context)
      const outside = await outsidePages(data)
      expect(await visitAll(context, outside)).toEqual({})
      const page = await context.newPage()
      await choose(page, ['analytical', 'marketing', 'social', 'unclassified'])
      expect(await visitAll(context, outside)).toEqual({})
      await signInAsOwner(page)
      await expect(page).toHaveURL(/\/nl\/portal\//)
      const inside = {
        portal: portalPath('nl'),
        'portal: a home': homePath('nl', data.ownedHome),
        account: loginPath('nl', 'account'),
      }
      expect(await visitAll(context, inside)).toEqual({})
      // In the same browser the pages of everybody do have tags.
      expect(await visitAll(context, { contact: kinds.contact })).toEqual({
        contact: [...google, ...meta].sort(),
      })
      await context.close()
      await removePrivateLinks()
    }),
  )
})

test.describe('an editor in Dutch', () => {
  test.use({ locale: 'nl-BE' })

  test('neither the admin nor a preview asks anybody, whatever tags the site has', async ({
    api,
    page,
    asked,
  }) => {
    const { docs } = await api.get<{ docs: { id: number }[] }>('pages?where[key][equals]=contact&locale=nl')
    const id = docs[0]?.id ?? 0
    await signInOnScreen(page, 'editor')
    for (const path of [
      '/admin',
      '/admin/collections/pages?locale=nl',
      `/admin/collections/pages/${id}?locale=nl`,
      '/admin/collections/media',
      '/admin/globals/site-info?locale=nl',
      '/admin/homes',
      '/admin/leads',
      '/admin/insight',
      `/nl/preview/pages/${id}/`,
    ]) {
      const answer = await page.goto(cms + path, { waitUntil: 'networkidle' })
      expect([path, answer?.status(), asked]).toEqual([path, 200, []])
    }
  })
})

/** Where films and tours of the demo lie, and what their cards say of it. */
const players = [
  ['www.youtube-nocookie.com', 'youtube.com'],
  ['my.matterport.com', 'matterport.com'],
] as const

test('a film, a tour and a map of other hosts ask nobody until they are clicked, and then that host alone', async ({
  page,
  context,
  asked,
}) => {
  void asked
  const { others } = watch(context)
  await withOtherHosts(async () => {
    await choose(page, [])
    for (const [host, named] of players) {
      const withPlayer = await homeWith(page, host)
      others.length = 0
      await page.goto(hosts.site + withPlayer, { waitUntil: 'load' })
      const card = page.locator(`[data-behaviour="player-link"][data-options*="${host}"]`).first()
      await card.scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      expect(others).toEqual([])
      // It says where it comes from before anybody goes there.
      await expect(card).toContainText(named)
      await card.click()
      await expect.poll(() => hostsIn(others)).toEqual([host])
    }

    others.length = 0
    await page.goto(`${hosts.site}/nl/map/`)
    await expect(page.getByText('tiles.test').first()).toBeVisible()
    expect(others).toEqual([])
    await page.getByRole('button').first().click()
    await expect.poll(() => hostsIn(others)).toEqual(['tiles.test'])

    // Whoever takes back what they allowed is asked again as well, also where the map comes by itself.
    await choose(page, ['analytical'])
    await choose(page, [])
    others.length = 0
    await page.goto(`${hosts.site}/nl/te-koop/`)
    const beside = page.frameLocator('iframe')
    await expect(beside.getByText('tiles.test').first()).toBeVisible()
    await page.waitForTimeout(500)
    expect(others).toEqual([])
    await beside.getByRole('button').first().click()
    await expect.poll(() => hostsIn(others)).toEqual(['tiles.test'])
  })
})

/** A home of the demo with a film or tour of this host. */
async function homeWith(page: Page, host: string): Promise<string> {
  const player = new RegExp(`data-behaviour="player-link"[^>]*//${host}/`)
  for (let id = 100_001; id < 100_160; id++) {
    const response = await page.request.get(`${hosts.site}/property/${id}/`)
    if (response.ok() && player.test(await response.text())) return new URL(response.url()).pathname
  }
  throw new Error(`No home of the demo has a player of ${host}`)
}
