import { expect, type Page } from '@playwright/test'

import { labelled } from './form-entries'
import { atThePlatformFrom, forgetCounts, leadsOf, ownAddress, query } from './leads'
import { desktop, phone, readers, wordOf } from './readers'
import { thankedFor } from './send-form'
import { awake } from './awake'
import { test } from './test'
import { fillPerson, sending } from './visitor'

/** What a visitor does on the site of an agency with any platform; `npm run test:platforms` walks it on each. */
test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const lists = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' }

interface Home {
  id: number
  reference: string
}

/** A home as the agency numbers it; its platform may call it anything. */
async function homeOf(page: Page): Promise<Home> {
  const id = Number(/\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1])
  const [home] = await query<Home>('select id, reference from listing.listing where id = $1', [id])
  if (!home) throw new Error(`no home at ${page.url()}`)
  return home
}

/** V-0110 is the home 100109 of the simulated world, through each platform. */
const inTheWorld = ({ reference }: Home) => 99_999 + Number(reference.replace(/^V-/, ''))

for (const reader of readers)
  test.describe(reader.who, () => {
    const { locale, hasScripts } = reader
    const word = (key: string) => wordOf(reader, key)
    test.use({ javaScriptEnabled: hasScripts })

    // Coverage: 1.13.
    test('a search leads to a home, and a question about it to the agency’s software', async ({ page }) => {
      await page.setViewportSize(hasScripts ? desktop : phone)
      await page.goto(`${lists[locale]}?price-max=900000&bedrooms-min=2&sort=price-up`)
      if (hasScripts) await awake(page)
      // Units stand under their project.
      const [found] = await query<{ count: number }>(
        `select count(*)::int as count from listing.public_listing where deal = 'sale' and not is_closed
         and price_cents <= 90000000 and bedrooms >= 2 and project_id is null`,
      )
      const cards = page.getByRole('article')
      // A short list goes on with homes that come near.
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(Math.min(24, found?.count ?? 0))
      const [alone] = await query<Home>(
        `select id, reference from listing.public_listing where deal = 'sale' and status = 'available'
         and price_cents <= 90000000 and bedrooms >= 2 and project_id is null order by price_cents, id limit 1`,
      )
      const card = page.locator(`article a[href$="/${alone?.id}/"]`).first()
      await card.click()
      await expect(page).toHaveURL(new RegExp(`/${alone?.id}/$`))
      const home = await homeOf(page)
      await expect(page.getByRole('main')).toContainText(home.reference)
      await expect(page.locator('main img').first()).toHaveAttribute('src', /./)

      await page.goto(`/${locale}/forms/enquiry/?home=${home.id}`)
      const email = ownAddress(`vraag-${locale}`)
      await fillPerson(page, locale, { firstName: 'An', lastName: 'Peeters', email })
      await page
        .getByRole('main')
        .getByLabel(labelled(word('person.message')))
        .fill('Is er een kelder?')
      const press = () => page.getByRole('button', { name: word('common.send') }).click()
      await press()
      if (!hasScripts) {
        await page.locator('input[name=confirmed]').check()
        // Nobody confirms faster: it would be asked once more.
        await page.waitForTimeout(3100)
        await press()
      }
      await expect(page).toHaveURL(thankedFor('enquiry', locale), sending)
      await expect
        .poll(async () => (await leadsOf(email)).map(({ deliveries }) => deliveries.platform), sending)
        .toEqual(['done'])
      const [lead] = await atThePlatformFrom(email, 'leads')
      expect(lead).toMatchObject({ objectId: inTheWorld(home) })
      expect(lead?.content).toContain('Is er een kelder?')
    })
  })
