import { expect, type Page } from '@playwright/test'

import { overflow, violations } from './axe'
import { query } from './leads'
import { locales, words } from './messages'
import { test } from './test'

/** Where the demo shows its people. */
const teamPages = { nl: '/nl/over-ons/', fr: '/fr/a-propos/', en: '/en/about-us/', de: '/de/ueber-uns/' }

/** A home for sale whose agent is a member of the team. */
async function homeOf(name: string): Promise<number> {
  const [home] = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where l.status = 'available' and l.deal = 'sale' and l.project_id is null
       and d.agent ->> 'name' = $1 order by l.created_at desc, l.id desc limit 1`,
    [name],
  )
  return home?.id ?? 0
}

const main = (page: Page) => page.getByRole('main')

for (const locale of locales)
  test(`from the team a visitor comes to somebody's own page in ${locale}`, async ({ page }) => {
    await page.goto(teamPages[locale])
    await main(page).getByRole('link', { name: 'Nele Claes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nele Claes')
    await expect(page).toHaveURL(new RegExp(`/${locale}/(team|equipe)/nele-claes/\\d+/$`))
    await expect(
      page.getByRole('heading', { name: words(locale, 'member.for_sale', { name: 'Nele Claes' }) }),
    ).toBeVisible()
    await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
    await main(page)
      .getByRole('link', { name: words(locale, 'member.whole_team') })
      .click()
    await expect(page).toHaveURL(new RegExp(`${teamPages[locale]}$`))
  })

test('the card beside a home leads to its adviser, whose page shows the home', async ({ page }) => {
  const id = await homeOf('Nele Claes')
  await page.goto(`/property/${id}/`)
  const card = page.getByRole('region', { name: words('nl', 'section.agent') })
  await card.getByRole('link', { name: 'Nele Claes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nele Claes')
  await expect(main(page).locator(`a[href$="/${id}/"]`).first()).toBeVisible()
})

test('the page of somebody is in the sitemap, and in every language', async ({ page, request }) => {
  const xml = await (await request.get('/sitemaps/team-nl-1.xml')).text()
  const [path = ''] = /\/nl\/team\/nele-claes\/\d+\//.exec(xml) ?? []
  await page.goto(path)
  for (const locale of locales) {
    const href = await page.locator(`link[hreflang=${locale}]`).getAttribute('href')
    expect((await request.get(new URL(href ?? '').pathname)).status()).toBe(200)
  }
  expect((await request.get('/nl/team/nele-claes/99999/')).status()).toBe(404)
})

for (const width of [390, 1440])
  test(`the page of somebody is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(teamPages.nl)
    await main(page).getByRole('link', { name: 'Nele Claes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nele Claes')
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
