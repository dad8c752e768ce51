import { type APIRequestContext, expect } from '@playwright/test'

import { test } from './test'

/** A landing page of the demo with enough homes for figures, as its sitemap names it. */
async function landingOf(request: APIRequestContext, town: RegExp): Promise<string> {
  const xml = await (await request.get('/sitemaps/landings-nl-1.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const found = paths.find((path) => town.test(path))
  expect(found, 'a landing page in the sitemap').toBeDefined()
  return found ?? ''
}

test('from a home a visitor goes on to all homes of its type in the town, and to the towns around', async ({
  page,
  request,
}) => {
  // The towns of the demo lie far from each other, but for those around Brussels.
  const path = await landingOf(request, /\/te-koop\/leuven\/huizen\//)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huizen te koop in Leuven')
  await expect(page.getByText(/^In Leuven sta(at|an) nu \d+ hui(s|zen) te koop\./)).toBeVisible()
  // A house with a shop stands here too, but belongs to the investments first.
  const homes = page.getByRole('region', { name: 'Gevonden panden' })
  await homes.locator('a[href*="/villa/"], a[href*="/bungalow/"]').first().click()
  await expect(page).toHaveURL(/\/te-koop\/[a-z-]+\/[a-z-]+\/\d+\/$/)
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' })
  await trail.getByRole('link', { name: 'Huizen' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const near = page.getByRole('navigation', { name: 'In de buurt van Leuven' }).getByRole('link')
  await expect(near.first()).toBeVisible()
  await near.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Huizen te koop in (?!Leuven)/)
})

test('the language switch leads to the same landing page in another language', async ({ page, request }) => {
  await page.goto(await landingOf(request, /\/te-koop\/gent\/huizen\//))
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname)
  const french = await page.locator('link[hreflang=fr]').getAttribute('href')
  expect(new URL(french ?? '').pathname).toBe('/fr/a-vendre/gand/maisons/')
  await page.goto(new URL(french ?? '').pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maisons à vendre à Gand')
})

test('filters on a landing page lead to the list with all that is set', async ({ page, request }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(await landingOf(request, /\/te-koop\/gent\/huizen\//))
  await page
    .getByRole('link', { name: /Gent/ })
    .and(page.locator('a[href^="/nl/te-koop/?type="]'))
    .first()
    .click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=1$/)
})

test('every landing page in the sitemap answers', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/landings-fr-1.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(20)
  const sample = paths.filter((_, index) => index % Math.ceil(paths.length / 40) === 0)
  const answers = await Promise.all(
    sample.map(async (path) => [path, (await request.get(path, { maxRedirects: 0 })).status()]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('the blog has a feed in each language, which its page names', async ({ page, request }) => {
  await page.goto('/fr/blog/')
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const feed = await request.get(new URL(href ?? '').pathname)
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const items = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error('The feed is no XML')
      return [...xml.querySelectorAll('item > link')].map((link) => link.textContent ?? '')
    },
    await feed.text(),
  )
  expect(items.length).toBeGreaterThan(3)
  expect((await request.get(new URL(items[0] ?? '').pathname)).status()).toBe(200)
})
