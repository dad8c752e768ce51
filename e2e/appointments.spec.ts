import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { atThePlatformFrom, forgetCounts, leadsOf, ownAddress } from './leads'
import { calendarIn, linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import { fillSlots, homeWhose, offerNoSlots, type Slot } from './visits'
import { axeFindsNothing, fillPerson, inLanguage, openPrivately, sending, withoutScripts } from './visitor'
import { thankedFor } from './send-form'
import { test } from './test'

test.beforeEach(forgetCounts)

const an = (name: string) => ({ firstName: 'An', lastName: 'Peeters', email: ownAddress(name) })
const nl = (key: string) => words('nl', key)
const isFree = ({ free }: Slot) => free > 0
const form = (home: number) => `/nl/forms/appointment/?home=${home}`
const thanks = thankedFor('appointment')

async function choose(page: Page, slot: Slot | undefined): Promise<void> {
  await page.locator(`input[name="slot"][value="${slot?.id}"]`).check({ force: true })
}

/** The page that thanks has all that one may need again, and a file for one's calendar. */
async function showsTheVisit(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(/\d+\.\d{2} – \d+\.\d{2}\suur/)).toBeVisible()
  await expect(main.getByText(nl('mail.appointment_where'), { exact: true })).toBeVisible()
  const home = await main.getByRole('link', { name: nl('thank_you.to_home') }).getAttribute('href')
  const hasSimilar = (await (await page.request.get(home ?? '')).text()).includes(nl('section.similar'))
  await expect(main.getByRole('heading', { name: nl('section.similar') })).toHaveCount(hasSimilar ? 1 : 0)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: nl('thank_you.to_calendar') }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).toContain('BEGIN:VEVENT')
  await main.getByRole('link', { name: nl('request.title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('request.title'))
  await page.goBack()
  // The page of thanks is everybody's, and has nothing of this visit.
  const own = page.url()
  await page.goto('/nl/bedankt/contact-appointment/?form=appointment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('thank_you.title'))
  await expect(page.getByRole('link', { name: nl('thank_you.to_calendar') })).toHaveCount(0)
  await page.goto(own)
}

// Coverage: 1.28, 2.24, 4.13, 7.6.
test('a visitor books a moment, moves it and cancels it by the links in their mail, and the agent hears of each', async ({
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
  await showsTheVisit(page)

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

test('who has a moment for a home is not given a second one, and gets the first by mail again', async ({
  page,
}) => {
  test.slow()
  const { home, slots } = await homeWhose((all) => all.filter(isFree).length > 2)
  const [first, second] = slots.filter(isFree)
  const visitor = an('tweemaal')
  const book = async (slot: Slot | undefined) => {
    await page.goto(form(home))
    await choose(page, slot)
    await fillPerson(page, 'nl', visitor)
    await page.getByRole('button', { name: nl('common.send') }).click()
  }
  await book(first)
  await expect(page).toHaveURL(thanks, sending)
  await book(second)
  await expect(page.getByRole('alert').getByText(nl('error.appointment_held'))).toBeVisible(sending)
  await axeFindsNothing(page)
  const again = await mail({ of: visitor.email, subject: /^Herinnering: uw afspraak op / }, 90_000)
  expect(again.text).toContain('/nl/appointment/')
  expect(await leadsOf(visitor.email)).toHaveLength(1)
})

for (const { locale, hasScripts } of [
  { locale: 'nl', hasScripts: true },
  { locale: 'fr', hasScripts: false },
] as const)
  test(`two visitors send for the last place ${hasScripts ? 'with' : 'without'} scripts: one gets it, the other is offered the next`, async ({
    browser,
  }) => {
    const { home, slots } = await homeWhose(
      (all) => all.some(({ free }) => free === 1) && all.filter(isFree).length > 1,
    )
    const last = slots.find(({ free }) => free === 1)
    const other = slots.find((slot) => isFree(slot) && slot !== last)
    const thanked = thankedFor('appointment', locale)
    const word = (key: string) => words(locale, key)
    const send = (page: Page) => page.getByRole('button', { name: word('common.send') }).click()
    const rivals = await Promise.all(
      ['eerste', 'tweede'].map(async (name) => {
        const page = await (await browser.newContext({ javaScriptEnabled: hasScripts })).newPage()
        await page.goto(inLanguage(form(home), locale))
        await choose(page, last)
        await fillPerson(page, locale, an(`${name}-${locale}`))
        if (!hasScripts) {
          await send(page)
          await page.locator('input[name=confirmed]').check()
          // Nobody confirms faster: it would be asked once more.
          await page.waitForTimeout(3100)
        }
        return page
      }),
    )
    await Promise.all(rivals.map(send))
    const fate = async (page: Page) => {
      if (thanked.test(page.url())) return 'has it'
      const told = page.getByRole('alert').getByText(word('error.slot_taken'))
      return (await told.count()) > 0 ? 'is told' : 'waits'
    }
    await expect
      .poll(async () => (await Promise.all(rivals.map(fate))).toSorted(), { timeout: 20_000 })
      .toEqual(['has it', 'is told'])
    const late = rivals.find((page) => !thanked.test(page.url()))
    if (!late) throw new Error('Both were thanked')
    await expect(late.getByLabel(word('person.first_name'))).toHaveValue('An')
    await expect(late.locator(`input[name="slot"][value="${last?.id}"]`)).toBeDisabled()
    await expect(late.getByText(word('form.slot_lost'))).toBeVisible()
    const [beforeDate = ''] = word('form.slot_next').split('{')
    await expect(late.getByText(beforeDate)).toBeVisible()
    if (hasScripts) await axeFindsNothing(late)
    await choose(late, other)
    if (!hasScripts) {
      await send(late)
      await late.locator('input[name=confirmed]').check()
      await late.waitForTimeout(3100)
    }
    await send(late)
    await expect(late).toHaveURL(thanked, sending)
    await Promise.all(rivals.map((page) => page.context().close()))
  })

// Coverage: 4.14, 8.15.
test('when not one place is left the page says so in every language and asks for another moment', async ({
  browser,
  page,
}) => {
  const { home, slots } = await homeWhose((all) => all.some(isFree) && all.length > 0)
  await fillSlots(slots)
  const saysSo = async (visited: Page, locale: Language) => {
    await visited.goto(inLanguage(form(home), locale))
    await expect(visited.getByText(words(locale, 'form.slots_full'))).toBeVisible()
    await expect(visited.locator('input[name="slot"]')).toHaveCount(0)
    await expect(visited.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'form.request_visit'))
    const lastName = { name: words(locale, 'person.last_name'), exact: true }
    await expect(visited.getByRole('main').getByRole('textbox', lastName)).toBeVisible()
  }
  for (const locale of locales) await saysSo(page, locale)
  await withoutScripts(browser, (plain) => saysSo(plain, 'fr'))
})

test('a home without moments asks for a visit on the same page, one in option for a question', async ({
  page,
}) => {
  const { home } = await homeWhose(() => true)
  await offerNoSlots(home)
  await page.goto(form(home))
  await expect(page.getByText(nl('form.no_slots'))).toBeVisible()
  await expect(page.locator('input[name="slot"]')).toHaveCount(0)
  const visitor = an('zonder-moment')
  await fillPerson(page, 'nl', visitor)
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(thankedFor('visit'), sending)
  expect((await leadsOf(visitor.email)).map(({ kind }) => kind)).toEqual(['visit'])

  const reserved = await homeWhose(() => true, 'under-option')
  await page.goto(form(reserved.home))
  await expect(page.getByText(nl('form.not_about_this'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('form.request_info'))
  await expect(page.getByRole('main').getByLabel(nl('person.message'))).toBeVisible()
})

// Coverage: 2.106.
test('the button of a home leads to its moments, and to the form without moments for whom none suits', async ({
  page,
}) => {
  const { home } = await homeWhose((all) => all.filter(isFree).length > 0)
  await page.goto(`/property/${home}/`)
  await page
    .getByRole('link', { name: nl('form.request_visit') })
    .first()
    .click()
  await expect(page).toHaveURL(form(home))
  await expect(page.locator('input[name="slot"]').first()).toBeAttached()
  await page.getByRole('link', { name: nl('form.no_slot_suits') }).click()
  await expect(page).toHaveURL(`/nl/forms/visit/?home=${home}`)
})

test('the page of an appointment is private, in four languages, and nothing sticks out', async ({ page }) => {
  const { home, slots } = await homeWhose((all) => all.filter(isFree).length > 2)
  const visitor = an('pagina')
  await page.goto(form(home))
  await choose(page, slots.find(isFree))
  await fillPerson(page, 'nl', visitor)
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(/\?sent=appointment$/)
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
