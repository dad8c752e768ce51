import { expect, type Page } from '@playwright/test'

import { layOutAll, overflow, violations } from './axe'
import { test } from './test'

/** Types once the page listens, and waits for the ledger. */
async function typed(page: Page, text: string) {
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').fill(text)
  return page.getByRole('search').getByRole('region')
}

// Coverage: 2.87, 2.144, 2.145.
test('a town is found in another language and without accents, and its counts are those of the lists', async ({
  page,
}) => {
  await page.goto('/de/')
  const ledger = await typed(page, 'luttich')
  await expect(ledger.getByText('Lüttich', { exact: true })).toBeVisible()
  const link = ledger.getByRole('listitem').nth(1).getByRole('link').first()
  const count = /\((\d+)\)/.exec(await link.innerText())?.[1] ?? 'none'
  await link.click()
  await expect(page).toHaveURL(/\/de\/zu-ver\w+\/\?city=L%C3%BCttich&type=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lüttich')
  await expect(page.getByText(new RegExp(`^${count} Objekte?\\b`)).first()).toBeVisible()
})

test('a postal code finds its town', async ({ page }) => {
  await page.goto('/nl/')
  const ledger = await typed(page, '9000')
  await expect(ledger.getByText('9000 Gent')).toBeVisible()
  await ledger.getByRole('link', { name: /^Te koop \(\d+\) +Alle types$/ }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Gent%7C9000$/)
})

test('a reference leads to its home', async ({ page }) => {
  await page.goto('/fr/')
  const ledger = await typed(page, 'v-0002')
  await ledger.getByRole('link', { name: /Réf\. V-0002/ }).click()
  await expect(page).toHaveURL(/\/fr\/a-vendre\/[^/]+\/[^/]+\/\d+\/$/)
})

test('a reference is found however it is written', async ({ page }) => {
  for (const written of ['v0002', 'V 0002', '0002']) {
    await page.goto(`/nl/te-koop/?q=${encodeURIComponent(written)}`)
    await expect(page).toHaveURL(/\/nl\/te-\w+\/[^/]+\/[^/]+\/\d+\/$/)
  }
})

test('a misspelt town is offered as it is written, in the ledger and on the list, which offers no alert', async ({
  page,
}) => {
  await page.goto('/nl/')
  const ledger = await typed(page, 'Gnt')
  await expect(ledger).toContainText('Bedoelde u…')
  await expect(ledger.getByText('Gent', { exact: true }).first()).toBeVisible()
  await page.getByRole('searchbox').press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Te koop')
  await expect(main).toContainText('De plaats ‘Gnt’ kennen we niet')
  await expect(main.getByRole('heading', { name: 'Verwittig mij zodra er een passend pand is' })).toHaveCount(
    0,
  )
  await main.getByRole('link', { name: /^Bedoelde u Gent\? \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Gent$/)
})

test('a sentence becomes filters that can be seen and taken off', async ({ page }) => {
  await page.goto('/nl/')
  const ledger = await typed(page, 'huis Gent met tuin tot 600k')
  await expect(ledger).toContainText(/Gent · .* · tot €\s600\.000 · .*tuin/i)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/city=Gent&type=\d+&price-max=600000&garden=1$/)
  const chips = page.getByRole('list', { name: 'Actieve filters' })
  await chips.getByRole('link', { name: /tot €\s600\.000/ }).click()
  await expect(page).toHaveURL(/city=Gent&type=\d+&garden=1$/)
})

test('words that no filter can say are shown, and do not empty the list', async ({ page }) => {
  await page.goto('/nl/')
  const ledger = await typed(page, 'huis Gent zonder zwembad')
  await expect(ledger).toContainText('Niet begrepen: zonder zwembad')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/city=Gent&type=\d+&unread=zonder\+zwembad$/)
  await expect(page.getByRole('main')).toContainText('Niet begrepen: zonder zwembad')
})

// Coverage: 2.147.
test('nothing found says what can be typed, and an empty field says nothing', async ({ page }) => {
  await page.goto('/en/')
  const ledger = await typed(page, 'qqwwxx')
  await expect(ledger).toContainText('Nothing found.')
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nothing found.')
  await page.getByRole('searchbox').fill('')
  await expect(ledger).toBeHidden()
  await expect(page.getByRole('search').getByRole('status')).toBeEmpty()
})

test('the keyboard alone reaches every link and the way back', async ({ page }) => {
  await page.goto('/nl/')
  const ledger = await typed(page, 'gent')
  const field = page.getByRole('searchbox')
  const links = ledger.getByRole('link')
  await expect(links.first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(ledger).toBeHidden()
})

test('the open ledger moves nothing, fits a phone and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/de/')
  await layOutAll(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // Parts that were skipped so far get all of their styles some frames later.
  let before = 0
  await expect
    .poll(
      async () => {
        const last = before
        before = await height()
        return before - last
      },
      { intervals: [500] },
    )
    .toBe(0)
  const ledger = await typed(page, 'antwerpen')
  await expect(ledger.getByRole('link').first()).toBeVisible()
  expect(await height()).toBe(before)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page, '[role=search]')).toEqual([])
})

// Coverage: 2.146.
test('without JavaScript the form leads to the list of the place, or to the home', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nl/')
  await page.getByRole('searchbox').fill('Liege')
  await page.getByRole('search').getByRole('button', { name: 'Te huur' }).click()
  await expect(page).toHaveURL(/\/nl\/te-huur\/\?city=Luik$/)
  await page.goto('/nl/')
  await page.getByRole('searchbox').fill('v-0002')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
  await page.goto('/nl/')
  await page.getByRole('search').getByRole('button', { name: 'Te koop' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
  await context.close()
})

test('a list takes a town’s name in any language', async ({ page }) => {
  for (const city of ['Lüttich', 'luik', 'LIEGE']) {
    await page.goto(`/fr/a-vendre/?city=${city}`)
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Li%C3%A8ge$/)
  }
  const german = page.getByRole('link', { name: /Deutsch/ }).first()
  await expect(german).toHaveAttribute('href', /city=L%C3%BCttich$/)
})

// Coverage: 8.6.
test('the page of an unknown address searches too, and shows no counts there', async ({ page }) => {
  await page.goto('/nl/bestaat-niet/')
  await page.getByRole('searchbox').fill('gent')
  const row = page.getByRole('search').getByRole('link').first()
  await expect(row).toHaveText(/^Te (koop|huur)\D*$/)
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te (koop|huur) in Gent$/)
})
