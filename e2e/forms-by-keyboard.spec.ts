import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { tabTo } from './keyboard'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { thankedFor } from './send-form'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

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
