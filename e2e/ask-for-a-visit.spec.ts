import { expect, type Page } from '@playwright/test'

import { labelled } from './form-entries'
import { forgetCounts, ownAddress } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { openHome, phone, readers, tablet, villa, wordOf } from './readers'
import { thankedFor, visitedHome } from './send-form'
import { test } from './test'
import { slotsOf } from './visits'
import { fillPerson, openPrivately, sending } from './visitor'

test.beforeEach(forgetCounts)

/** Those with free moments that nobody else's journey books: each reader looks from another place in the row. */
async function homeWithMoments(from: number): Promise<number> {
  for (let at = from; at < from + 20; at++) {
    const home = await visitedHome(at)
    const slots = await slotsOf(home)
    if (slots.filter(({ free }) => free > 0).length > 1) return home
  }
  throw new Error('No home has free moments')
}

for (const [at, reader] of readers.entries())
  test.describe(reader.who, () => {
    const { locale, hasScripts } = reader
    const size = hasScripts ? tablet : phone
    const word = (key: string) => wordOf(reader, key)
    const send = async (page: Page) => {
      const press = () => page.getByRole('button', { name: word('common.send') }).click()
      await press()
      if (hasScripts) return
      await page.locator('input[name=confirmed]').check()
      // Nobody confirms faster: it would be asked once more.
      await page.waitForTimeout(3100)
      await press()
    }

    test.use({ javaScriptEnabled: hasScripts })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
    })

    test(`the button of a home leads to free moments and to the private page, at ${size.width} px`, async ({
      page,
    }) => {
      const home = await homeWithMoments(10 + 30 * at)
      await openHome(page, reader, { size, id: home })
      await page.locator('main a[href*="/forms/appointment/"]').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(`/${locale}/forms/appointment/?home=${home}`)
      await page
        .getByRole('group', { name: word('form.choose_slot') })
        .locator('input:enabled')
        .first()
        .check()
      const visitor = { firstName: 'An', lastName: 'Peeters', email: ownAddress(`bezoek-${locale}`) }
      await fillPerson(page, locale, visitor)
      await page
        .getByRole('main')
        .getByLabel(labelled(word('person.remark')))
        .fill('Mag ik de zolder zien?')
      await send(page)
      await expect(page).toHaveURL(thankedFor('appointment', locale), sending)

      await openPrivately(page, page.url())
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('thank_you.title'))
      for (const label of ['appointment.home', 'appointment.when', 'mail.appointment_where'])
        await expect(main.getByText(word(label), { exact: true })).toBeVisible()
      for (const title of ['thank_you.what_next', 'thank_you.what_you_sent'])
        await expect(main.getByRole('heading', { name: word(title) })).toBeVisible()
      for (const typed of [visitor.email, 'Mag ik de zolder zien?'])
        await expect(main.getByText(typed, { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: word('thank_you.to_calendar') })).toBeVisible()
      const own = await page.request.get(`/${locale}/property/${home}/`)
      const shown = await main.locator('section[aria-labelledby="similar"] > ul > li').count()
      expect(shown).toBeLessThanOrEqual(3)
      expect(shown > 0).toBe((await own.text()).includes('aria-labelledby="similar"'))
      // No script of another site, whatever was allowed.
      const scripts = await page
        .locator('script[src]')
        .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => new URL(src).host))
      expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).host]))
    })

    test('who finds none of the moments suitable asks for a visit without one, and is told of which home', async ({
      page,
    }) => {
      const home = await homeWithMoments(10 + 30 * at)
      await page.setViewportSize(size)
      await page.goto(`/${locale}/forms/appointment/?home=${home}`)
      await page.getByRole('link', { name: word('form.no_slot_suits') }).click()
      await expect(page).toHaveURL(`/${locale}/forms/visit/?home=${home}`)
      await expect(page.locator('input[name="slot"]')).toHaveCount(0)
      const email = ownAddress(`geen-moment-${locale}`)
      await fillPerson(page, locale, { firstName: 'An', lastName: 'Peeters', email })
      await send(page)
      await expect(page).toHaveURL(thankedFor('visit', locale), sending)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('thank_you.title'))
      await expect(main.getByText(word('appointment.home'), { exact: true })).toBeVisible()
      await expect(main.getByText(email, { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { name: word('thank_you.what_next') })).toBeVisible()
      const back = main.getByRole('link', { name: word('thank_you.to_home') })
      await expect(back).toHaveAttribute('href', new RegExp(`/${home}/$`))
      await expect(main.getByRole('link', { name: word('thank_you.to_calendar') })).toHaveCount(0)
    })

    test('the mail that confirms leads to what was written instead of repeating it, and groups the telephone in its foot', async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(`/${locale}/forms/enquiry/?home=${villa}`)
      const email = ownAddress(`vraag-${locale}`)
      const written = 'Ligt de tuin op het zuiden?'
      await fillPerson(page, locale, { firstName: 'An', lastName: 'Peeters', email })
      await page
        .getByRole('main')
        .getByLabel(labelled(word('person.message')))
        .fill(written)
      await send(page)
      await expect(page).toHaveURL(thankedFor('enquiry', locale), sending)
      const [beginning = ''] = word('mail.subject_confirmation').split('{')
      const confirmed = await mail({ of: email, subject: new RegExp(`^${beginning.replace('(', '\\(')}`) })
      const [foot = ''] = /^0\d{1,3}(?: \d{2,3}){3} · \S+@\S+$/m.exec(confirmed.text) ?? []
      expect(foot).not.toBe('')
      expect(confirmed.html).toContain(foot)
      expect(confirmed.text + confirmed.html).not.toContain(written)
      await openPrivately(page, pathOf(linkIn(confirmed, word('mail.button_status'))))
      await expect(page.getByRole('main').getByText(written, { exact: true })).toBeVisible()
    })
  })
