import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { labelled } from './form-entries'
import { saleHome } from './form-journey'
import { tabTo } from './keyboard'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { words } from './messages'
import { thankedFor, visitedHome } from './send-form'
import { test } from './test'
import { sending } from './visitor'
import { slotsOf } from './visits'

test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const nl = (key: string) => words('nl', key)

/** Walks on to a field and types; what stood there is marked on the way in, and gives way. */
async function put(page: Page, key: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(labelled(nl(key))))
  await page.keyboard.type(text)
}

/** Walks on to a button or a box, and presses it. */
async function press(page: Page, role: 'button' | 'checkbox', key: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole(role, { name: labelled(nl(key)) }))
  await page.keyboard.press('Space')
}

/** Nobody else's journey books it: others look from the beginning of the row. */
async function homeWithMoments(): Promise<number> {
  for (let at = 70; at < 90; at++) {
    const home = await visitedHome(at)
    if ((await slotsOf(home)).filter(({ free }) => free > 0).length > 1) return home
  }
  throw new Error('No home has free moments')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }))
  await page.keyboard.type(text)
}

test('by keyboard alone: a form with a mistake, put right from the list on top, and sent with Enter', async ({
  page,
}) => {
  const email = ownAddress('keyboard')
  await page.goto('/nl/forms/contact/')
  await awake(page)
  await type(page, 'Voornaam', 'An')
  await type(page, 'Familienaam', 'Peeters')
  await tabTo(page, page.getByLabel('Aanspreektitel'))
  await page.keyboard.type('Mev')
  await type(page, 'E-mailadres', 'an@')
  await tabTo(page, page.getByRole('radio', { name: 'Per e-mail' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Per telefoon' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: '10.00 – 13.00 uur' }))
  await page.keyboard.press('Space')
  await type(page, 'Bericht', 'Graag een afspraak.')
  await tabTo(page, page.getByLabel('Ja, ik wil de nieuwsbrief ontvangen.'))
  await tabTo(page, page.getByRole('button', { name: 'Versturen' }))
  await page.keyboard.press('Enter')

  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') })
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link', { name: 'Dit e-mailadres is niet geldig.' }))
  await page.keyboard.press('Enter')
  const address = page.getByRole('textbox', { name: 'E-mailadres' })
  await expect(address).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await expect(page.getByLabel('Aanspreektitel')).toHaveValue('ms')
  await expect(page.getByRole('radio', { name: '10.00 – 13.00 uur' })).toBeChecked()
  await type(page, 'Telefoonnummer', '0470123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(thankedFor('contact'))
  expect(await leadsOf(email)).toMatchObject([
    { answers: { title: 'ms', contactBy: 'phone', timeSlot: '10-13', phone: '0470 12 34 56' } },
  ])
})

// Coverage: 2.125.
test('by keyboard alone: three steps forward, one back, with the focus on each new step', async ({
  page,
}) => {
  const email = ownAddress('keyboard')
  const next = page.getByRole('button', { name: 'Volgende stap' })
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  await page.goto('/nl/forms/valuation/')
  await awake(page)
  await tabTo(page, page.getByRole('radio', { name: 'verkopen' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'verhuren' })).toBeChecked()
  await tabTo(page, page.getByRole('group', { name: 'Type pand' }).getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await type(page, 'Adres van het pand', 'Veldstraat 1')
  await type(page, 'Postcode', '9000')
  await type(page, 'Gemeente', 'Gent')
  // Enter in a field goes on, not back.
  await page.keyboard.press('Enter')

  await expect(step('Meer over het pand')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Vorige stap' }))
  await page.keyboard.press('Enter')
  await expect(step('Uw pand')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'verhuren' })).toBeChecked()
  await tabTo(page, next)
  await page.keyboard.press('Space')

  await expect(step('Meer over het pand')).toBeFocused()
  await type(page, 'Bouwjaar', '1934')
  await tabTo(page, next)
  await page.keyboard.press('Enter')

  await expect(step('Uw gegevens')).toBeFocused()
  await type(page, 'Voornaam', 'An')
  await type(page, 'Familienaam', 'Peeters')
  await type(page, 'E-mailadres', email)
  await type(page, 'Telefoonnummer', '0470123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(thankedFor('valuation'))
  expect(await leadsOf(email)).toMatchObject([
    { answers: { goal: 'rent-out', zip: '9000', city: 'Gent', constructionYear: 1934 } },
  ])
})

test('by keyboard alone: from a home to one of its free moments, and the visit is booked', async ({
  page,
}) => {
  const email = ownAddress('keyboard')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/nl/property/${await homeWithMoments()}/`)
  await awake(page)
  await tabTo(page, page.locator('main a[href*="/forms/appointment/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/forms\/appointment\/\?home=\d+$/)
  await awake(page)
  const moments = page.getByRole('group', { name: nl('form.choose_slot') })
  await tabTo(page, moments.locator('input:enabled'))
  await page.keyboard.press('Space')
  await expect(moments.locator('input:checked')).toHaveCount(1)
  await put(page, 'person.first_name', 'An')
  await put(page, 'person.last_name', 'Peeters')
  await put(page, 'person.email', email)
  await press(page, 'button', 'common.send')
  await expect(page).toHaveURL(thankedFor('appointment'), sending)
  expect(await leadsOf(email)).toHaveLength(1)
})

test('by keyboard alone: an offer in three steps, reread and sent', async ({ page }) => {
  const email = ownAddress('keyboard')
  const step = (key: string) => page.getByRole('heading', { level: 2, name: nl(key), exact: true })
  await page.goto(`/nl/forms/offer/?home=${saleHome.home}`)
  await awake(page)
  await tabTo(page, page.getByLabel('Aanspreektitel'))
  await page.keyboard.type('Mev')
  await put(page, 'person.first_name', 'An')
  await put(page, 'person.last_name', 'Peeters')
  await put(page, 'person.address', 'Veldstraat 1')
  await put(page, 'person.zip', '9000')
  await put(page, 'person.city', 'Gent')
  await put(page, 'person.email', email)
  await put(page, 'person.phone', '0470123456')
  await press(page, 'button', 'common.next_step')

  await expect(step('offer.step_offer')).toBeFocused()
  await put(page, 'offer.amount_digits', '350000')
  await put(page, 'offer.amount_letters', 'driehonderdvijftigduizend euro')
  // Day and month alike: a browser of any language reads the same.
  await put(page, 'offer.start_date', '01012098')
  await put(page, 'offer.end_date', '02022098')
  await press(page, 'button', 'common.next_step')

  await expect(step('offer.step_sign')).toBeFocused()
  await expect(page.getByRole('main')).toContainText(/€\s350\.000/)
  await put(page, 'offer.place', 'Gent')
  await put(page, 'offer.sign_date', '01012098')
  await press(page, 'checkbox', 'offer.binding_accept')
  await press(page, 'button', 'offer.submit')
  await expect(page).toHaveURL(thankedFor('offer'), sending)
  expect(await leadsOf(email)).toMatchObject([
    { answers: { amount: 350_000, startDate: '2098-01-01', endDate: '2098-02-02', place: 'Gent' } },
  ])
})

test('by keyboard alone: an owner signs in and writes to the agent of their home', async ({ page }) => {
  const email = 'nieuw@gevel.example'
  const passwords = JSON.parse(readFileSync('.run/owners.json', 'utf8')) as Record<string, string>
  await page.goto('/nl/login/')
  await tabTo(page, page.locator('main input[name=email]'))
  await page.keyboard.type(email)
  await tabTo(page, page.locator('main input[name=password]'))
  await page.keyboard.type(passwords[email] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/portal\/\d+\/$/)
  await put(page, 'portal.message_label', 'Wanneer komt het bord?')
  await press(page, 'button', 'common.send')
  await expect(page.getByRole('status')).toContainText(nl('portal.sent_message'))
})
