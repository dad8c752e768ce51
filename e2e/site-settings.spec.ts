import { type APIRequestContext, expect } from '@playwright/test'

import { cacheAtRest } from './cache-at-rest'
import { cms, signIn, soon, test } from './cms'
import { openPreview } from './page-form'

interface Media {
  docs: { id: number; filename: string }[]
}

test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('pop-up'))
    await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

/** What visitors get, asked every tenth of a second until it is so. */
async function seen(request: APIRequestContext, path: string, has: { text: string; isThere: boolean }) {
  await expect
    .poll(async () => (await (await request.get(path)).text()).includes(has.text), {
      timeout: soon,
      intervals: [100],
    })
    .toBe(has.isThere)
}

// Coverage: 2.148, 3.103.
test('a column with a picture comes into the footer of every page, and goes again', async ({
  api,
  change,
  page,
  request,
}) => {
  const { docs } = await api.get<Media>('media?limit=1&where[mimeType][contains]=image')
  const [picture] = docs
  const { columns } = await api.get<{ columns: object[] }>('globals/footer?locale=nl&depth=0')
  const column = {
    title: 'Een proefkolom',
    introText: 'Alleen voor even.',
    images: [picture?.id],
    columnsLg: 12,
  }
  await request.get('/nl/verkopen/')
  await change('footer', { columns: [...columns, column] })
  await seen(request, '/nl/verkopen/', { text: 'Een proefkolom', isThere: true })

  await page.goto('/nl/verkopen/')
  const footer = page.getByRole('contentinfo')
  const section = footer.locator('section', { has: page.getByRole('heading', { name: 'Een proefkolom' }) })
  await expect(section.getByText('Alleen voor even.')).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  const drawn = section.locator('img').first()
  await expect(drawn).toHaveAttribute('src', new RegExp(picture?.filename.split('.')[0] ?? 'missing'))
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await footer.locator('h2').count()).toBe(columns.length + 1)

  await change('footer', { columns })
  await seen(request, '/nl/verkopen/', { text: 'Een proefkolom', isThere: false })
})

test('the accounts of the agency with others stand in the footer by name, and search engines are told so', async ({
  change,
  page,
  request,
}) => {
  const account = 'https://www.instagram.com/gevel.example'
  await change('agency', { socialLinks: `${account}\nhttps://www.facebook.com/gevel.example` })
  await seen(request, '/fr/', { text: account, isThere: true })
  await page.goto('/fr/')
  const social = page.getByRole('contentinfo').getByRole('navigation', { name: 'Réseaux sociaux' })
  await expect(social.getByRole('link')).toHaveText([/^Instagram /, /^Facebook /])
  await expect(social.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', account)
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('"sameAs":["https://www.instagram.com/gevel.example"')]),
  )
})

// Coverage: 2.142.
test('the quick search leaves the home banner when it is switched off', async ({ change, page, request }) => {
  await page.goto('/nl/')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await change('home-banner', { showQuickSearch: false })
  await seen(request, '/nl/', { text: 'type="search"', isThere: false })
  await page.goto('/nl/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a change of the home banner leaves other pages in the cache', async ({ change, request }) => {
  await cacheAtRest()
  await request.get('/nl/te-koop/')
  await change('home-banner', { title: 'Een andere titel, voor even' })
  await seen(request, '/nl/', { text: 'Een andere titel, voor even', isThere: true })
  expect((await request.get('/nl/te-koop/')).headers()['x-cache']).toBe('hit')
})

// Coverage: 3.104.
test('a language that is switched off is offered nowhere and answers nothing', async ({
  change,
  page,
  request,
}) => {
  const german = ['/de/', '/de/verkaufen/', '/de/zu-verkaufen/']
  for (const path of german) expect((await request.get(path)).status()).toBe(200)
  await change('languages', { used: ['nl', 'fr', 'en'], standard: 'nl' })
  await seen(request, '/nl/verkopen/', { text: 'hrefLang="de"', isThere: false })

  await page.goto('/nl/verkopen/')
  await expect(page.locator('link[hreflang=de]')).toHaveCount(0)
  await expect(page.locator('link[hreflang=fr]')).toHaveCount(1)
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Talen' }).getByRole('link'),
  ).toHaveCount(3)
  await expect(page.locator('a[href^="/de/"]')).toHaveCount(0)
  for (const path of german)
    await expect.poll(async () => (await request.get(path)).status(), { timeout: soon }).toBe(404)
  await seen(request, '/sitemaps/pages-nl-1.xml', { text: '/de/', isThere: false })
  expect((await request.get('/sitemaps/pages-de-1.xml')).status()).toBe(404)
  const greeted = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': 'de' } })
  expect(greeted.headers().location).not.toContain('/de/')
})

// Coverage: 2.132, 9.8.
test('what is beyond the maximum of the menu stands behind the menu sign', async ({ change, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/robots.txt')
  const inBar = () =>
    page.evaluate(async () => {
      const source = await (await fetch('/nl/verkopen/')).text()
      const bar = new DOMParser()
        .parseFromString(source, 'text/html')
        .querySelector('header [aria-label=Hoofdmenu]')
      return bar?.querySelectorAll(':scope > ul > li').length
    })
  for (const maximum of [2, 3]) {
    await change('header', { menuMaximum: maximum })
    await expect.poll(inBar, { timeout: soon, intervals: [100] }).toBe(maximum)
  }
  await page.goto('/nl/verkopen/')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  await expect(overlay.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
  await expect(overlay.getByRole('link', { name: 'Te koop', exact: true })).toHaveCount(0)
})

// Coverage: 2.151.
test('the pop-up says what editors wrote, when they said, and not at all when switched off', async ({
  change,
  page,
  request,
}) => {
  await change('popup', { isPublished: true, delaySeconds: 1, title: 'Zondag open' })
  await seen(request, '/nl/te-koop/', { text: 'Zondag open', isThere: true })
  await page.goto('/nl/te-koop/')
  await expect(page.getByRole('dialog', { name: 'Zondag open' })).toBeVisible()
  await change('popup', { isPublished: false })
  await seen(request, '/nl/te-koop/', { text: 'Zondag open', isThere: false })
})

const tried = {
  nl: { locale: 'nl-BE', publish: 'Publiceer in het Nederlands', typed: 'popup', other: 'footer' },
  fr: { locale: 'fr-BE', publish: 'Publier en néerlandais', typed: 'home-banner', other: 'header' },
} as const
interface Rows {
  columns: object[]
  topBar: object[]
}
/** A row keeps its id: without it its words in other languages would be lost, and the save is refused. */
const inDraft = {
  footer: (words: string, { columns: [first, ...rest] }: Rows) => ({
    columns: [{ ...first, title: words }, ...rest],
  }),
  header: (words: string, { topBar: [first, ...rest] }: Rows) => ({
    topBar: [{ ...first, label: words }, ...rest],
  }),
}

for (const language of ['nl', 'fr'] as const) {
  const { locale, publish, typed, other } = tried[language]

  test.describe(`in the admin in ${language}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test(`an editor tries the ${typed} and the ${other} in a preview before visitors see them`, async ({
      api,
      change,
      page,
      request,
    }) => {
      test.slow()
      await change(other, {})
      await change(typed, typed === 'popup' ? { isPublished: true } : {})
      const [own, others] = [`Zevenslaper ${language}`, `Zomerslaper ${language}`]
      const rows = await api.get<Rows>(`globals/${other}?locale=nl`)
      const draft = await api.send(
        'POST',
        `globals/${other}?locale=nl&draft=true`,
        inDraft[other](others, rows),
      )
      expect(draft.status).toBe(200)
      await signIn(page, 'editor')

      await page.goto(`${cms}/admin/globals/${other}?locale=nl`)
      await expect((await openPreview(page)).getByText(others).first()).toBeAttached()
      await page.goto(`${cms}/admin/globals/${typed}?locale=nl`)
      await page.locator('#field-title').fill(own)
      const preview = await openPreview(page)
      await expect(preview.getByRole('heading', { name: own })).toBeVisible()
      // The pop-up shows at once in its own preview, and covers no other.
      await expect(preview.getByRole('dialog')).toHaveCount(typed === 'popup' ? 1 : 0)
      await seen(request, '/nl/', { text: own, isThere: false })
      await page.getByRole('button', { name: publish }).click()
      await seen(request, '/nl/', { text: own, isThere: true })
      await seen(request, '/nl/', { text: others, isThere: false })
    })
  })
}

// Coverage: 9.11.
test('a visitor whose language we do not have is greeted in the language the agency chose', async ({
  change,
  request,
}) => {
  const greeting = async () => {
    const response = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': 'es' } })
    return new URL(response.headers().location ?? '', 'http://localhost').pathname
  }
  expect(await greeting()).toBe('/nl/')
  await change('languages', { standard: 'fr' })
  await expect.poll(greeting, { timeout: soon, intervals: [100] }).toBe('/fr/')
})
