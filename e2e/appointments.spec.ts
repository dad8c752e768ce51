import { expect, type Page, test } from '@playwright/test'

import { atThePlatformFrom, forgetCounts, ownAddress } from './leads'
import { calendarIn, linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import { fillSlots, homeWhose, offerNoSlots, type Slot } from './visits'
import { axeFindsNothing, fillPerson, inLanguage, openPrivately, sending, withoutScripts } from './visitor'

test.beforeEach(forgetCounts)

const an = (name: string) => ({ firstName: 'An', lastName: 'Peeters', email: ownAddress(name) })
const nl = (key: string) => words('nl', key)
const isFree = ({ free }: Slot) => free > 0
const form = (home: number) => `/nl/forms/appointment/?home=${home}`
const thanks = /\/bedankt\/contact-appointment\/\?form=appointment$/

async function choose(page: Page, slot: Slot | undefined): Promise<void> {
  await page.locator(`input[name="slot"][value="${slot?.id}"]`).check({ force: true })
}

test('a visitor books a moment, moves it and cancels it by the links in his mail, and the agent hears of each', async ({
  browser,
  page,
}) => {
  const { home, slots } = await homeWhose((all) => all.filter(isFree).length > 2)
  const [first, second] = slots.filter(isFree)
  const visitor = an('afspraak')
  await page.goto(form(home))
  await choose(page, first)
  await fillPerson(page, 'nl', visitor)
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(thanks, sending)

  const confirmed = await mail({ of: visitor.email, subject: /^Bevestiging van uw afspraak op / })
  const invitation = calendarIn(confirmed)
  expect(invitation).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0[\s\S]*STATUS:CONFIRMED/)
  const uid = /^UID:.*$/m.exec(invitation)?.[0]
  expect(uid).toBeTruthy()
  await mail({ of: visitor.email, isForAgency: true, subject: /^Nieuwe aanvraag/ })
  await expect
    .poll(async () =>
      (await atThePlatformFrom(visitor.email, 'leads')).map(({ appointmentId }) => appointmentId),
    )
    .toEqual([first?.id])

  const change = pathOf(linkIn(confirmed, nl('mail.button_change')))
  await withoutScripts(browser, async (plain) => {
    await openPrivately(plain, change)
    await choose(plain, second)
    await plain.getByRole('button', { name: nl('appointment.change') }).click()
    await expect(plain.getByText(nl('appointment.moved'))).toBeVisible()
    await expect(plain.getByText(nl('appointment.moved_text'))).toBeVisible()
  })
  const moved = await mail({ of: visitor.email, subject: /^Uw afspraak is verplaatst naar / })
  const newInvitation = calendarIn(moved)
  expect(newInvitation).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/)
  expect(newInvitation).toContain(uid)
  const told = async () =>
    (await atThePlatformFrom(visitor.email, 'leads')).map(({ appointmentId }) => appointmentId)
  await expect.poll(told).toEqual([first?.id, second?.id])

  const cancel = pathOf(linkIn(moved, nl('mail.button_cancel')))
  await withoutScripts(browser, async (plain) => {
    await plain.goto(cancel)
    await plain.getByRole('button', { name: nl('appointment.cancel') }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(nl('appointment.cancelled'))
    await expect(plain.getByRole('button', { name: nl('appointment.change') })).toHaveCount(0)
  })
  const cancelled = await mail({ of: visitor.email, subject: /^Uw afspraak op .* is geannuleerd$/ })
  const withdrawal = calendarIn(cancelled)
  expect(withdrawal).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/)
  expect(withdrawal).toContain(uid)
  const news = { of: visitor.email, isForAgency: true, subject: /^Nieuwe aanvraag/ }
  await expect.poll(async () => (await mails(news)).length, { timeout: 20_000 }).toBe(3)
  const toAgent = (await mails(news)).map(({ text }) => text).join()
  for (const change of ['Afspraak verplaatst: van ', 'Afspraak geannuleerd: ']) {
    expect(toAgent).toContain(change)
    await expect
      .poll(async () =>
        (await atThePlatformFrom(visitor.email, 'leads')).map(({ content }) => content).join(),
      )
      .toContain(change)
  }
})

test('two visitors send for the last place: one gets it, the other is told kindly and takes another', async ({
  browser,
}) => {
  const { home, slots } = await homeWhose(
    (all) => all.some(({ free }) => free === 1) && all.filter(isFree).length > 1,
  )
  const last = slots.find(({ free }) => free === 1)
  const other = slots.find((slot) => isFree(slot) && slot !== last)
  const rivals = await Promise.all(
    ['eerste', 'tweede'].map(async (name) => {
      const page = await (await browser.newContext()).newPage()
      await page.goto(form(home))
      await choose(page, last)
      await fillPerson(page, 'nl', an(name))
      return page
    }),
  )
  await Promise.all(rivals.map((page) => page.getByRole('button', { name: nl('common.send') }).click()))
  const fate = async (page: Page) => {
    if (thanks.test(page.url())) return 'has it'
    const told = page.getByRole('alert').getByText(nl('error.slot_taken'))
    return (await told.count()) > 0 ? 'is told' : 'waits'
  }
  await expect
    .poll(async () => (await Promise.all(rivals.map(fate))).toSorted(), { timeout: 20_000 })
    .toEqual(['has it', 'is told'])
  const late = rivals.find((page) => !thanks.test(page.url()))
  if (!late) throw new Error('Both were thanked')
  await expect(late.getByLabel(nl('person.first_name'))).toHaveValue('An')
  await expect(late.locator(`input[name="slot"][value="${last?.id}"]`)).toBeDisabled()
  await axeFindsNothing(late)
  await choose(late, other)
  await late.getByRole('button', { name: nl('common.send') }).click()
  await expect(late).toHaveURL(thanks, sending)
  await Promise.all(rivals.map((page) => page.context().close()))
})

test('when not one place is left the page says so in every language and offers to ask for a visit', async ({
  page,
}) => {
  const { home, slots } = await homeWhose((all) => all.some(isFree) && all.length > 0)
  await fillSlots(slots)
  for (const locale of locales) {
    await page.goto(inLanguage(form(home), locale))
    await expect(page.getByText(words(locale, 'error.appointments_full'))).toBeVisible()
    await expect(page.locator('input[name="slot"]')).toHaveCount(0)
    await page.getByRole('link', { name: words(locale, 'form.request_visit') }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/forms/visit/\\?home=${home}$`))
  }
})

test('a home without moments offers to ask for a visit, one in option to ask a question', async ({
  page,
}) => {
  const { home } = await homeWhose(() => true)
  await offerNoSlots(home)
  await page.goto(form(home))
  await expect(page.getByText(nl('error.appointments_full'))).toBeVisible()
  await expect(page.locator('input[name="slot"]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: nl('form.request_visit') })).toBeVisible()

  const reserved = await homeWhose(() => true, 'under-option')
  await page.goto(form(reserved.home))
  await expect(page.getByText(nl('form.not_about_this'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: nl('form.request_info') })).toBeVisible()
})

test('the page of an appointment is private, in four languages, and nothing sticks out', async ({ page }) => {
  const { home, slots } = await homeWhose((all) => all.filter(isFree).length > 2)
  const visitor = an('pagina')
  await page.goto(form(home))
  await choose(page, slots.find(isFree))
  await fillPerson(page, 'nl', visitor)
  await page.getByRole('button', { name: nl('common.send') }).click()
  const confirmed = await mail({ of: visitor.email, subject: /^Bevestiging van uw afspraak op / })
  const path = pathOf(linkIn(confirmed, nl('mail.button_change')))
  for (const locale of locales) {
    await openPrivately(page, inLanguage(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'appointment.title'))
  }
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
