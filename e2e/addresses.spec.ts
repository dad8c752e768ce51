import { expect } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

const lists = [
  '/nl/te-koop/',
  '/fr/a-vendre/',
  '/en/for-sale/',
  '/de/zu-verkaufen/',
  '/nl/te-huur/',
  '/fr/a-louer/',
  '/en/for-rent/',
  '/de/zu-vermieten/',
]

for (const path of ['/nl/', '/fr/', '/en/', '/de/', ...lists]) {
  // Coverage: 1.1, 2.2, 2.12, 6.1.
  test(`${path} answers in its own language, for every cache, without a cookie`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(response.headers()['set-cookie']).toBeUndefined()
    const again = await request.get(path, { headers: { Cookie: 'visitor=1' } })
    expect(again.headers()['x-cache']).toBe('hit')
  })
}

const redirects = [
  { from: '/nl/te-koop', to: '/nl/te-koop/', status: 308 },
  { from: '/for-sale/', to: '/nl/te-koop/', status: 308 },
  { from: '/en/te-koop/', to: '/en/for-sale/', status: 308 },
  { from: '/fr/%C3%80%20Vendre/', to: '/fr/a-vendre/', status: 308 },
  { from: '/nl/te-koop/?type=&city=Gent&sort=newest', to: '/nl/te-koop/?city=Gent', status: 308 },
  { from: '/nl/te-koop/?page=9999', to: /\/nl\/te-koop\/\?page=\d$/, status: 307 },
  { from: '/property/100002/', to: /\/nl\/te-(koop|huur)\/[a-z-]+\/[a-z-]+\/100002\/$/, status: 308 },
  {
    from: '/nl/te-koop/oude-stad/oud-type/100002/',
    to: /\/nl\/te-(koop|huur)\/[a-z-]+\/[a-z-]+\/100002\/$/,
    status: 308,
  },
]
for (const { from, to, status } of redirects) {
  // Coverage: 2.15.
  test(`${from} leads on with ${status}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const location = response.headers().location ?? ''
    if (typeof to === 'string') expect(location.endsWith(to)).toBe(true)
    else expect(location).toMatch(to)
    expect((await request.get(from)).status()).toBe(200)
  })
}

for (const path of [
  '/nl/bestaat-niet/',
  '/es/',
  '/es/te-koop/',
  '/nl/te-koop/gent/huis/999999999/',
  '/nl/te-koop/gent/huis/3000000000/',
  '/property/999999999/',
  '/property/abc/',
  '/admin',
  '/api/users',
  '/nl/login/extra/deep/',
]) {
  // Coverage: 2.123.
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

for (const query of ['setcookies', 'modal-clicked', 'utm_source=x']) {
  test(`?${query} on a list is the same page of the cache, and its scripts can read it`, async ({
    page,
    request,
  }) => {
    const list = '/nl/te-koop/'
    const plain = await request.get(list)
    const answer = await request.get(`${list}?${query}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['x-cache']]).toEqual([200, 'hit'])
    expect(answer.headers().etag).toBe(plain.headers().etag)
    expect(await answer.text()).toBe(await plain.text())
    await page.goto(`${list}?${query}`)
    await awake(page)
    expect(await page.evaluate(() => location.search)).toBe(`?${query}`)
  })
}

test('a campaign’s link to the root is a campaign’s link to the start page', async ({ page }) => {
  await page.goto('/?utm_source=x&utm_medium=y')
  await expect(page).toHaveURL(/\/[a-z]{2}\/\?utm_source=x&utm_medium=y$/)
})

for (const [header, locale] of [
  ['fr-BE,fr;q=0.9,en;q=0.5', 'fr'],
  ['de', 'de'],
  ['lb,fr;q=0.9', 'fr'],
  ['pt-PT,de-LU;q=0.8,en;q=0.5', 'de'],
  ['es,pt;q=0.8', 'nl'],
]) {
  // Coverage: 2.4.
  test(`the root greets "${header}" in ${locale}`, async ({ request }) => {
    const response = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': header ?? '' } })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toMatch(new RegExp(`/${locale}/$`))
  })
}

test('a query in another order is the same page, and the cache knows it', async ({ request }) => {
  const first = await request.get('/nl/te-koop/?type=1&sort=price-up', { maxRedirects: 0 })
  const second = await request.get('/nl/te-koop/?sort=price-up&type=1', { maxRedirects: 0 })
  expect([first.status(), second.status()]).toEqual([200, 200])
  expect(second.headers()['x-cache']).toBe('hit')
})

for (const query of [
  'type=2&type=10',
  'type=10&type=2',
  'city=Gent%7C9000&city=Gentbrugge%7C9050',
  'city=Li%C3%A8ge&city=Luik',
]) {
  test(`a repeated parameter does not lead in circles: ${query}`, async ({ request }) => {
    expect((await request.get(`/nl/te-koop/?${query}`, { maxRedirects: 2 })).status()).toBe(200)
  })
}

test('every language names the others, and they name it back', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.getByRole('article').first().getByRole('link').click()
  const named = async () =>
    Object.fromEntries(
      await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
        ),
    ) as Record<string, string>
  const fromDutch = await named()
  expect(Object.keys(fromDutch).sort()).toEqual(['de', 'en', 'fr', 'nl', 'x-default'])
  for (const locale of ['fr', 'en', 'de']) {
    const response = await page.goto(fromDutch[locale] ?? '')
    expect(response?.status()).toBe(200)
    expect(await named()).toEqual(fromDutch)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', fromDutch[locale] ?? '')
  }
})
