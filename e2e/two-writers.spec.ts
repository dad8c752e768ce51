import { expect, type Page } from '@playwright/test'

import { cms, signIn, test } from './cms'
import { edit, publishButton, savedAsDraft, title } from './page-form'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

const chapeau = (page: Page) => page.getByRole('textbox', { name: 'Chapeau — nl' })
const frenchTitle = (page: Page) => page.getByRole('textbox', { name: 'Titre — nl' }).first()

/** The Dutch words of a page, for who reads the admin in French. */
async function editInFrench(page: Page, id: number): Promise<void> {
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=nl`)
  await expect(frenchTitle(page)).toBeVisible()
}

const soonISO = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('the second on a page sees who writes, and an old form is refused with both texts side by side', async ({
  api,
  browser,
  page,
  pages,
}) => {
  test.setTimeout(180_000)
  const id = await pages.add({ name: 'Samen', title: 'Samen', path: 'samen', _status: 'draft' })
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  const second = await context.newPage()
  await signIn(page, 'editor')
  await signIn(second, 'administrator')
  await editInFrench(second, id)
  await edit(page, id)
  await title(page).fill('Samen, van de redacteur')
  await savedAsDraft(api, id, 'nl', ['Samen, van de redacteur'])

  await expect(second.getByRole('status').filter({ hasText: /a aussi ouvert ceci/ })).toBeVisible()

  await chapeau(second).fill('Van de beheerder.')
  const both = second.getByRole('alert', { name: /a enregistré ceci entre-temps/ })
  await expect(both).toBeVisible()
  await expect(both.getByRole('row', { name: /Titre/ })).toContainText('Samen, van de redacteur')
  await expect(both.getByRole('row', { name: /Chapeau/ })).toContainText('Van de beheerder.')
  await savedAsDraft(api, id, 'nl', ['Samen, van de redacteur'])

  await expect(chapeau(second)).toHaveValue('Van de beheerder.')
  // What only the editor changed is theirs already.
  await expect(both.getByRole('radio', { name: /^Titre: Texte de/ })).toBeChecked()
  await expect(frenchTitle(second)).toHaveValue('Samen, van de redacteur')
  await both.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(both).toBeHidden()
  await savedAsDraft(api, id, 'nl', ['Samen, van de redacteur', 'Van de beheerder.'])
  await chapeau(second).fill('Van de beheerder, die verder schrijft.')
  await savedAsDraft(api, id, 'nl', ['Van de beheerder, die verder schrijft.'])
  await context.close()
})

test('with a date to come the button plans that language, and publishes nothing', async ({
  api,
  page,
  pages,
  request,
}) => {
  const id = await pages.add({
    ...{ name: 'Embargo', title: 'Embargo', path: 'embargo', _status: 'draft' },
    publishAt: soonISO(2),
  })
  await signIn(page, 'editor')
  await edit(page, id)
  await expect(publishButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Plan in voor .+: Nederlands$/ }).click()
  await expect(page.getByText(/^Ingepland: dit verschijnt op/)).toBeVisible()
  await savedAsDraft(api, id, 'nl', ['"publishIn":"nl"'])
  expect((await request.get('/nl/embargo/')).status()).toBe(404)
})

test('what is planned in one language stays planned when another is tried', async ({ api, page, pages }) => {
  const id = await pages.add({
    ...{ name: 'Eén plan', title: 'Eén plan', path: 'een-plan', _status: 'draft' },
    ...{ publishAt: soonISO(2), publishIn: 'nl' },
  })
  await signIn(page, 'editor')
  await edit(page, id, 'fr')
  await page.getByRole('button', { name: /^Plan in voor .+: Frans$/ }).click()
  await expect(page.getByText(/^Al ingepland: Nederlands, op .+ maak eerst de datum leeg\.$/)).toBeVisible()
  await savedAsDraft(api, id, 'nl', ['"publishIn":"nl"'])
})

test('a press while the form saves by itself is heard', async ({ page, pages, request }) => {
  const id = await pages.add({ name: 'Gehoord', title: 'Gehoord', path: 'gehoord', _status: 'draft' })
  await signIn(page, 'editor')
  await edit(page, id)
  await page.route(/autosave=true/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const saving = page.waitForRequest(/autosave=true/)
  await title(page).fill('Gehoord en gedaan')
  await saving
  await publishButton(page).click()
  await expect(page.getByText('Uw tekst wordt eerst bewaard…')).toBeVisible()
  await expect.poll(async () => (await request.get('/nl/gehoord/')).status()).toBe(200)
  expect(await (await request.get('/nl/gehoord/')).text()).toContain('Gehoord en gedaan')
})

test('the button names its language, and the other one waits', async ({ api, page, pages, request }) => {
  const id = await pages.add({ name: 'Per taal', title: 'Per taal', path: 'per-taal', _status: 'draft' })
  const french = { title: 'Par langue', path: 'par-langue', isPublic: true }
  expect((await api.send('PATCH', `pages/${id}?locale=fr&draft=true`, french)).status).toBe(200)
  await signIn(page, 'editor')
  await edit(page, id)
  await page.getByRole('button', { name: 'Publiceer in het Nederlands' }).click()
  await expect.poll(async () => (await request.get('/nl/per-taal/')).status()).toBe(200)
  expect((await request.get('/fr/par-langue/')).status()).toBe(404)
  await savedAsDraft(api, id, 'fr', ['Par langue'])
})
