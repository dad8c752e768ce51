import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { test } from './test'

/** What needs JavaScript shows only once it runs, so the pause button says that the page is ready. */
async function openKit(page: Page, width = 1440) {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/nl/kit/')
  await expect(fadeGallery(page).getByRole('button', { name: /^Diavoorstelling/ })).toBeVisible({
    timeout: 20_000,
  })
}

function fadeGallery(page: Page) {
  return page.getByRole('region', { name: 'Huizen die in elkaar overvloeien' })
}

async function axeFindsNothingIn(page: Page, selector: string) {
  expect(await violations(page, selector)).toEqual([])
}

for (const { opener, title } of [
  { opener: 'Venster', title: 'Een bezoek aanvragen' },
  { opener: 'Venster over het hele scherm', title: 'Een bezoek aanvragen' },
  { opener: 'Lade van rechts', title: 'Verfijn uw zoekopdracht' },
  { opener: 'Blad van onderen', title: 'Verfijn uw zoekopdracht' },
]) {
  test(`“${opener}” opens by keyboard, closes on Esc and gives the focus back`, async ({ page }) => {
    await openKit(page, 390)
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await axeFindsNothingIn(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a dialog closes on a press beside it and on its button, and the page behind does not scroll', async ({
  page,
}) => {
  await openKit(page)
  const button = page.getByRole('button', { name: 'Venster', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Een bezoek aanvragen' })
  await button.click()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.click(20, 600)
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(dialog).toBeHidden()
})

test('the fading gallery goes round by itself, fades in 500 ms and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openKit(page)
  const gallery = fadeGallery(page)
  await expect(gallery).toHaveAttribute('data-state', 'playing')
  await expect(gallery.getByRole('group', { name: 'Foto 1 van 4' })).toHaveCSS('transition-duration', '0.5s')
  await expect(gallery).toHaveAttribute('data-current', '2', { timeout: 15_000 })
  await gallery.getByRole('button', { name: 'Diavoorstelling pauzeren' }).press('Enter')
  await expect(gallery).toHaveAttribute('data-state', 'paused')
  await gallery.getByRole('button', { name: 'Vorige foto' }).press('Enter')
  await gallery.getByRole('button', { name: 'Vorige foto' }).press('Enter')
  await expect(gallery).toHaveAttribute('data-current', '4')
  await gallery.getByRole('button', { name: 'Volgende foto' }).press('Enter')
  await expect(gallery).toHaveAttribute('data-current', '1')
})

test('the fading gallery stands still for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openKit(page)
  await expect(fadeGallery(page)).toHaveAttribute('data-state', 'paused')
  await expect(fadeGallery(page).getByRole('button', { name: 'Diavoorstelling starten' })).toBeVisible()
})

test('the first slide comes with the page, the others do not', async ({ request }) => {
  const html = await (await request.get('/nl/kit/')).text()
  const gallery = html.slice(html.indexOf('aria-label="Huizen die in elkaar overvloeien"'))
  const slides = gallery.slice(0, gallery.indexOf('</section>'))
  expect(slides.match(/<img/g)).toHaveLength(1)
  expect(slides).toContain('fetchPriority="high"')
})

test('a row of homes turns by button and by arrow key, and says where it stands', async ({ page }) => {
  await openKit(page)
  const row = page.getByRole('region', { name: 'Gelijkaardige panden' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByText('1–4 van 8')).toBeVisible()
  await row.getByRole('button', { name: 'Volgende' }).press('Enter')
  await expect(row.getByText('2–5 van 8')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByText('3–6 van 8')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(row.getByText('2–5 van 8')).toBeVisible()
  await expect(row.getByRole('group', { name: '8 van 8' })).toHaveCount(1)
})

// Coverage: 1.48.
test('a photograph opens large, turns by arrow key and gives the focus back', async ({ page }) => {
  await openKit(page)
  // The banner's slides have the same names, and turn.
  const gallery = page.locator('[data-behaviour=photo-gallery]').first()
  const photo = gallery.getByRole('link', { name: 'Huis in Gent, foto 3', exact: true })
  await photo.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByRole('heading', { name: 'Foto 3 van 12' })).toBeVisible()
  await axeFindsNothingIn(page, '[role=dialog]')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByRole('heading', { name: 'Foto 4 van 12' })).toBeVisible()
  await expect(lightbox.getByRole('button', { name: 'Diavoorstelling starten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(photo).toBeFocused()
})

test('all photographs open from one button', async ({ page }) => {
  await openKit(page)
  await page.getByRole('button', { name: 'Bekijk alle 12 foto’s' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Foto 1 van 12' })).toBeVisible()
})

test('without JavaScript every photograph is a link and every tab and answer can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nl/kit/')
  const photo = page.getByRole('link', { name: 'Huis in Gent, foto 12', exact: true }).first()
  await expect(photo).toHaveAttribute('href', /width=1920/)
  await expect(photo).toBeVisible()
  for (const text of ['Van het eerste bezoek', 'Een correct huurcontract', 'Een onderbouwde schatting'])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByText('Wat kost een schatting?').click()
  await expect(page.getByText('Niets. U krijgt ze op papier')).toBeVisible()
  await page.getByRole('button', { name: 'Prijs', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Prijs' })).toBeVisible()
  await context.close()
})

test('a panel opens under its button, stays in the window and closes on Esc', async ({ page }) => {
  await openKit(page, 390)
  const button = page.getByRole('button', { name: 'Sorteren', exact: true }).last()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const panel = page.getByRole('group', { name: 'Sorteren' })
  await expect(panel.getByRole('link')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('tabs turn by arrow key', async ({ page }) => {
  await openKit(page)
  await page.getByRole('tab', { name: 'Kopen', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Huren' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Huren' })).toContainText('Een correct huurcontract')
  await expect(page.getByText('Van het eerste bezoek')).toBeHidden()
})

test('opening an answer closes the one before', async ({ page }) => {
  await openKit(page)
  await page.locator('summary', { hasText: 'Wat kost een schatting?' }).press('Enter')
  await expect(page.getByText('Niets. U krijgt ze op papier')).toBeVisible()
  await page.locator('summary', { hasText: 'Hoelang duurt een verkoop?' }).press('Enter')
  await expect(page.getByText('Gemiddeld twee tot drie maanden')).toBeVisible()
  await expect(page.getByText('Niets. U krijgt ze op papier')).toBeHidden()
})

test('towns are chosen by typing, and taken off again, without the mouse', async ({ page }) => {
  await openKit(page)
  const field = page.getByLabel('Gemeente').and(page.locator('#city'))
  await field.focus()
  await page.keyboard.type('gen')
  await expect(page.getByRole('listbox').getByRole('option', { name: /^Gen/ })).toHaveText([
    /Gent/,
    /Genk/,
    /Genappe/,
  ])
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('gen')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Genk verwijderen' })).toBeVisible()
  await page.keyboard.type('leu')
  await expect(page.getByRole('option', { name: /^Leuven/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Leuven verwijderen' })).toBeVisible()
  await page.keyboard.type('xyz')
  await expect(page.getByText('Niets gevonden voor ‘xyz’')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Niets gevonden voor ‘xyz’')).toBeHidden()
  await field.fill('')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: 'Leuven verwijderen' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Genk verwijderen' })).toBeVisible()
})

test('a toast is announced and can be closed', async ({ page }) => {
  await openKit(page)
  await page.getByRole('button', { name: 'Fout tonen' }).press('Enter')
  const toasts = page.getByRole('region', { name: 'Meldingen' })
  await expect(toasts).toHaveAttribute('aria-live', 'polite')
  await expect(toasts.getByText('Bewaren is niet gelukt')).toBeVisible()
  await toasts.getByRole('button', { name: 'Melding sluiten' }).press('Enter')
  await expect(toasts.getByText('Bewaren is niet gelukt')).toBeHidden()
})

test('a required field carries its mark, and an error stands in words beside its field', async ({ page }) => {
  await openKit(page)
  const name = page.locator('#kit-name')
  await expect(name).toHaveAttribute('required', '')
  await expect(page.locator('label[for="kit-name"]')).toHaveText(/\*$/)
  const wrong = page.locator('[aria-invalid="true"]').first()
  const described = (await wrong.getAttribute('aria-describedby')) ?? ''
  await expect(page.locator(`#${described.split(' ').at(-1)}`)).toHaveText(/\S+ \S+/)
})
