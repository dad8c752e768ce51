import { expect, type Page } from '@playwright/test'

import { overflow, violations } from './axe'
import { cms, signIn, test } from './cms'
import { linkIn, mail } from './mails'
import { edit, title } from './page-form'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

/** Opens what is folded away, as somebody does who uses no mouse. */
async function unfold(page: Page, name: RegExp | string): Promise<void> {
  const summary = page.locator('.review summary').filter({ hasText: name }).first()
  await summary.focus()
  await page.keyboard.press('Enter')
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator('.review').getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

test('a translator is asked to look at a page, comments at a field and answers, by keyboard alone', async ({
  api,
  browser,
  page,
  pages,
}) => {
  test.setTimeout(180_000)
  const name = `Nakijken ${Date.now()}`
  const id = await pages.add({ name, title: name, _status: 'draft' })
  await signIn(page, 'editor')
  await edit(page, id)
  await expect(page.locator('.review')).toBeVisible()
  await title(page).focus()
  await unfold(page, 'Nakijken en opmerkingen')
  await unfold(page, 'Opmerking schrijven')
  const where = page.getByLabel('Bij welk veld?')
  // The field in which the cursor stood.
  await expect(where.locator('option:checked')).toHaveText(/Titel$/)
  await page.getByLabel('Uw opmerking (Nederlands)').fill('Kan dit korter?')
  await press(page, 'Opmerking plaatsen')
  const open = page.locator('.review li').filter({ hasText: 'Kan dit korter?' })
  await expect(open).toContainText('Nederlands')

  const { docs } = await api.get<{ docs: { name: string; email: string }[] }>(
    'users?where[email][equals]=vertaler@gevel.example',
  )
  const translator = docs[0]?.name ?? ''
  await unfold(page, 'Vraag een collega om na te kijken')
  await page.getByLabel('Collega', { exact: true }).selectOption({ label: translator })
  await page.getByLabel('Waar moet uw collega op letten?').fill('Vooral de titel.')
  await press(page, 'Vraag het (Nederlands)')
  await expect(page.locator('.review li').filter({ hasText: 'Vooral de titel.' })).toContainText(translator)
  expect(await violations(page, '.review')).toEqual([])

  const letter = await mail({ of: 'vertaler@gevel.example', subject: new RegExp(name) })
  expect(linkIn(letter, 'beheer')).toContain(`/admin/collections/pages/${id}?locale=nl`)

  const context = await browser.newContext({ locale: 'nl-BE', viewport: { width: 1440, height: 900 } })
  const theirs = await context.newPage()
  await signIn(theirs, 'translator')
  await theirs.goto(`${cms}/admin`)
  await theirs.getByRole('link', { name }).first().click()
  const panel = theirs.locator('.review')
  await expect(panel).toHaveAttribute('open', '')
  await panel.getByRole('button', { name: /Titel$/ }).focus()
  await theirs.keyboard.press('Enter')
  // They write French only.
  await expect(theirs.locator('.field-type', { has: title(theirs) }).last()).toBeFocused()
  await unfold(theirs, /^Antwoorden$/)
  await theirs.getByLabel('Uw antwoord', { exact: true }).fill('Ik zou “Verkopen” zeggen.')
  await press(theirs, 'Antwoorden')
  await expect(panel.getByText('Ik zou “Verkopen” zeggen.')).toBeVisible()
  await theirs.getByLabel('Uw antwoord, als u iets wilt toelichten').fill('De titel is te lang.')
  for (const width of [390, 820, 1440]) {
    await theirs.setViewportSize({ width, height: 900 })
    expect(await violations(theirs, '.review')).toEqual([])
    expect(await overflow(theirs)).toBe(0)
  }
  await press(theirs, 'Graag aanpassen')
  await expect(panel.getByText('De titel is te lang.')).toBeVisible()
  await theirs.goto(`${cms}/admin`)
  await expect(theirs.getByRole('heading', { name: 'Wacht op u' })).toBeVisible()
  await expect(theirs.locator('.today-facts').getByRole('link', { name })).toHaveCount(0)
  await context.close()

  await mail({ of: 'editor@gevel.example', subject: new RegExp(`Graag aanpassen: ${name}`) })
  await page.reload()
  await expect(page.locator('.review__answer')).toContainText('Graag aanpassen')
  await unfold(page, 'Wie wijzigde wat')
  await expect(page.locator('.review a').first()).toHaveAttribute(
    'href',
    new RegExp(`/pages/${id}/versions/`),
  )
  await press(page, 'Opgelost')
  await expect(page.locator('.review summary').filter({ hasText: 'Opgelost (1)' })).toBeVisible()
})
