import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { rentHome } from './form-journey'
import { query } from './leads'
import { words } from './messages'
import { desktop, openHome, phone, readers, villa, windows, wordOf } from './readers'
import { test } from './test'
import { withoutScripts } from './visitor'

const nl = (key: string) => words('nl', key)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

/** Homes with all there is to show: plans, a certificate, a place, many pictures. */
async function fullHomes(): Promise<number[]> {
  const rows = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where l.status = 'available' and l.deal = 'sale' and l.project_id is null
       and d.pictures @> '[{"kind": "plan"}]' and jsonb_array_length(d.pictures) > 8
     order by l.id limit 3`,
  )
  return rows.map(({ id }) => id)
}

const open = async (page: Page, size: { width: number; height: number }, id?: number) => {
  await page.setViewportSize(size)
  await page.goto(`/property/${id ?? (await fullHomes())[0]}/`)
  await awake(page)
}

for (const reader of readers)
  test.describe(reader.who, () => {
    test.use({ javaScriptEnabled: reader.hasScripts })

    for (const size of windows)
      // Coverage: 1.26, 2.93.
      test(`price and visit are in sight wherever one reads, at ${size.width} px`, async ({ page }) => {
        await openHome(page, reader, { size })
        // Without scripts a desktop has every photograph above the home's name, and the card beside what follows.
        const from =
          size === desktop && !reader.hasScripts
            ? await page
                .getByRole('heading', { level: 1 })
                .evaluate((heading) => heading.getBoundingClientRect().top)
            : 0
        const missed = await page.evaluate((first) => {
          const isInSight = (one: Element) => {
            const { top, bottom, left, width, height } = one.getBoundingClientRect()
            if (height === 0 || top < 0 || bottom > window.innerHeight + 0.5) return false
            const above = document.elementFromPoint(left + width / 2, top + height / 2)
            return one.contains(above) || Boolean(above?.contains(one))
          }
          const some = (selector: string) => [...document.querySelectorAll(selector)].some(isInSight)
          const places: string[] = []
          const look = (y: number) => {
            window.scrollTo({ top: y, behavior: 'instant' })
            const end = document.documentElement.scrollHeight - window.innerHeight
            for (const fact of ['a[href*="/forms/appointment/"]', '[data-fact="price"]'])
              if (!some(fact)) places.push(`${fact} at ${Math.round(window.scrollY)} of ${end}`)
            return end
          }
          let y = first
          // Lower parts are laid out on the way, so that the end moves.
          while (y < look(y)) y += 60
          return places
        }, from)
        expect(missed).toEqual([])
        // Whoever reads to the end reads it all: the bar is below the last line.
        const last = page.locator('footer').locator('a, button').filter({ visible: true }).last()
        const [line, bar] = await Promise.all([
          last.boundingBox(),
          page.locator('[data-bottom-bar]').filter({ visible: true }).boundingBox(),
        ])
        expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      })

    for (const size of [phone, desktop])
      test(`telephone and visit stand beside each other at ${size.width} px`, async ({ page }) => {
        await openHome(page, reader, { size })
        await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
        const dialled = page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first()
        await expect(dialled).toBeInViewport()
        const visit = page.locator('main a[href*="/forms/appointment/"]').filter({ visible: true }).first()
        await expect(visit).toBeInViewport()
      })

    test('on a phone a tenant reads the deposit before the fields', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(`/${reader.locale}/forms/visit/?home=${rentHome.home}`)
      const main = page.getByRole('main')
      const [deposit = ''] = wordOf(reader, 'rentapp.deposit').split(' (')
      const terms = main.getByRole('listitem').filter({ hasText: deposit })
      await expect(terms).toHaveCount(1)
      const [told, asked] = [await terms.boundingBox(), await main.locator('form').boundingBox()]
      expect(told?.y).toBeLessThan(asked?.y ?? 0)
    })

    test('on a phone the form of a visit begins on the first screen, with the name', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(`/${reader.locale}/forms/visit/?home=${villa}`)
      const first = page
        .getByRole('main')
        .locator('form')
        .locator('input:not([type=hidden]):not([tabindex="-1"]), select, textarea')
        .first()
      await expect(first).toHaveAttribute('name', 'firstName')
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(500)
    })
  })

test('a full home is read in nine screens of a phone, down to the homes like it', async ({ page }) => {
  test.slow()
  for (const id of [villa, ...(await fullHomes())]) {
    await open(page, phone, id)
    const height = await page.evaluate(
      () => document.querySelector('article')!.getBoundingClientRect().bottom,
    )
    expect(height, `home ${id}`).toBeLessThanOrEqual(9 * phone.height)
  }
})

for (const size of windows)
  test(`price, label, sharing and heart stand on one line at ${size.width} px`, async ({ page }) => {
    await open(page, size)
    const header = page.getByRole('main').locator('header').first()
    const share = header.getByRole('button', { name: nl('common.share') })
    const middles = await Promise.all(
      [header.getByText(/€/).first(), share, header.getByRole('button', { name: /^Bewaar/ })].map(
        async (one) => {
          const box = await one.boundingBox()
          return box ? box.y + box.height / 2 : 0
        },
      ),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16)
    await share.click()
    await expect(header.getByRole('link', { name: nl('share.whatsapp') })).toBeVisible()
  })

for (const locale of ['nl', 'fr'] as const)
  for (const size of [phone, desktop])
    test(`a plan opens in the lightbox at ${size.width} px, and the way back closes it, in ${locale}`, async ({
      page,
    }) => {
      await openHome(page, { ...readers[0], locale }, { size })
      const home = page.url()
      await page.locator('#plans').getByRole('link').first().click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expect(
        sheet.getByRole('button', { name: new RegExp(`^${words(locale, 'section.plan')}`), pressed: true }),
      ).toBeVisible()
      await expect(sheet.getByRole('link', { name: words(locale, 'listing.visit') })).toBeVisible()
      // Photographs and plans are one row.
      await page.keyboard.press('ArrowLeft')
      await expect(
        sheet.getByRole('button', { name: words(locale, 'section.photos'), pressed: true }),
      ).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      expect(page.url()).toBe(home)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

test('without scripts a plan leads to the whole drawing, and the way back to the home', async ({
  browser,
}) => {
  await withoutScripts(browser, async (page) => {
    await openHome(page, readers[1], { size: desktop })
    const home = page.url()
    const href = (await page.locator('#plans').getByRole('link').first().getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
    await page.locator('#plans').getByRole('link').first().click()
    await expect(page).toHaveURL(href)
    await page.goBack()
    await expect(page).toHaveURL(home)
  })
})

for (const locale of ['nl', 'fr'] as const)
  for (const size of [phone, desktop])
    test(`a photograph reaches both edges of the window at ${size.width} px, in ${locale}`, async ({
      page,
    }) => {
      await openHome(page, { ...readers[0], locale }, { size })
      await page.getByRole('link', { name: /, (?:foto|photo) 1$/ }).click()
      const widest = () =>
        page
          .getByRole('dialog')
          .locator('img')
          .evaluateAll((all) => Math.max(0, ...all.map((one) => one.getBoundingClientRect().width)))
      await expect.poll(widest).toBe(size.width)
      await expect(
        page.getByRole('dialog').getByRole('link', { name: words(locale, 'listing.visit') }),
      ).toBeVisible()
    })

test('the photographs beside the one that is looked at are fetched beforehand', async ({ page }) => {
  const large = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.get('width') === '1920') large.add(pathname)
  })
  await open(page, desktop, villa)
  await page.getByRole('link', { name: /, foto 1$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => large.size).toBeGreaterThanOrEqual(3)
})

test('from the lightbox one step leads to the visit, and one step back to the home', async ({ page }) => {
  await open(page, phone)
  const home = page.url()
  await page.getByRole('link', { name: /, foto 1$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: nl('listing.visit') })
    .click()
  await expect(page).toHaveURL(/\/forms\/appointment\/\?home=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(home)
})

for (const { locale, list, other, there } of [
  { locale: 'nl', list: '/nl/te-koop/', other: /Français/, there: '/fr/a-vendre/' },
  { locale: 'fr', list: '/fr/a-vendre/', other: /Nederlands/, there: '/nl/te-koop/' },
] as const)
  test(`on a phone the languages stand at the top of the menu, and the way back closes it, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(list)
    await awake(page)
    const open = () => page.getByRole('button', { name: words(locale, 'common.open_menu') }).click()
    await open()
    const menu = page.getByRole('dialog')
    const language = menu.getByRole('link', { name: other })
    await expect(language).toBeInViewport()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(list)
    await open()
    await language.click()
    await expect(page).toHaveURL(there)
    await page.goBack()
    await expect(page).toHaveURL(list)
  })

for (const { locale, list } of [
  { locale: 'nl', list: '/nl/te-koop/' },
  { locale: 'fr', list: '/fr/a-vendre/' },
] as const)
  test(`on a phone the way back, the place in the list and the arrows are one row, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(list)
    await awake(page)
    await page.getByRole('article').nth(2).getByRole('link').first().click()
    const row = page.getByRole('navigation', { name: words(locale, 'neighbours.label') })
    await expect(row.getByRole('link', { name: words(locale, 'neighbours.next') })).toBeVisible()
    await expect(row.getByText(/^3 \S+ \d/)).toBeVisible()
    const middles = await row
      .locator('a, [data-position]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
      )
    expect(middles).toHaveLength(4)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
  })

test('on a phone filters and order stay in one row while the list is read', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/te-koop/')
  await awake(page)
  const main = page.getByRole('main')
  const filters = main.getByRole('button', { name: nl('search.filters') }).first()
  const order = main.getByRole('button', { name: new RegExp(`^${nl('search.sort_by')}`) })
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(filters).toBeInViewport()
  await expect(order).toBeInViewport()
  const [left, right] = [await filters.boundingBox(), await order.boundingBox()]
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(4)
  await filters.click()
  const place = main.getByLabel(nl('search.city'), { exact: true }).first()
  await expect(place).toBeInViewport()
  await page.goBack()
  await expect(place).toBeHidden()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
})

for (const kind of ['appointment', 'enquiry', 'documents', 'offer'])
  test(`on a phone the form ${kind} begins on the first screen`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/nl/forms/${kind}/?home=${(await fullHomes())[0]}`)
    const first = page
      .getByRole('main')
      .locator('form')
      .locator('input:not([type=hidden]):not([tabindex="-1"]), select, textarea')
      .first()
    const box = await first.boundingBox()
    expect(box?.y).toBeLessThanOrEqual(500)
  })

test('a postal code brings its municipality', async ({ page }) => {
  await page.goto(`/nl/forms/offer/?home=${(await fullHomes())[0]}`)
  await awake(page)
  await page.getByLabel(nl('person.zip')).fill('9000')
  await page.getByLabel(nl('person.zip')).press('Tab')
  await expect(page.getByLabel(nl('person.city'))).toHaveValue('Gent')
})
