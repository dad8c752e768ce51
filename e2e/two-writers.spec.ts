import { expect, type Page } from '@playwright/test'

import { overflow, violations } from './axe'
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
  for (const width of [390, 820, 1440]) {
    await second.setViewportSize({ width, height: 900 })
    expect(await violations(second, '.two-texts')).toEqual([])
    expect(await both.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await savedAsDraft(api, id, 'nl', ['Samen, van de redacteur'])

  await expect(chapeau(second)).toHaveValue('Van de beheerder.')
  // What only the editor changed is theirs already.
  await expect(both.getByRole('radio', { name: /^Titre\s: Texte de/ })).toBeChecked()
  await expect(frenchTitle(second)).toHaveValue('Samen, van de redacteur')
  await both.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(both).toBeHidden()
  await savedAsDraft(api, id, 'nl', ['Samen, van de redacteur', 'Van de beheerder.'])
  await chapeau(second).fill('Van de beheerder, die verder schrijft.')
  await savedAsDraft(api, id, 'nl', ['Van de beheerder, die verder schrijft.'])
  await context.close()
})

test('of two pictures that were chosen at once, both are seen', async ({ api, page, pages }) => {
  const { docs } = await api.get<{ docs: { id: number; filename: string }[] }>(
    'media?limit=2&sort=id&where[mimeType][contains]=image',
  )
  const withPicture = (at: number) => ({ showBanner: true, banner: { type: 'image', image: docs[at]?.id } })
  const id = await pages.add({ name: 'Beelden', title: 'Beelden', _status: 'draft', ...withPicture(0) })
  await signIn(page, 'editor')
  await edit(page, id)
  expect((await api.send('PATCH', `pages/${id}?locale=nl&draft=true`, withPicture(1))).status).toBe(200)
  await title(page).fill('Beelden, herschreven')
  const both = page.getByRole('alert', { name: /bewaarde dit intussen/ })
  const row = both.getByRole('row').filter({ has: page.locator('img') })
  for (const { filename } of docs) await expect(row).toContainText(filename)
  await expect(row.locator('img')).toHaveCount(2)
  for (const picture of await row.locator('img').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  expect(await violations(page, '.two-texts')).toEqual([])
})

for (const language of ['nl', 'fr'] as const) {
  const said = {
    nl: {
      ...{ locale: 'nl-BE', title: 'Titel', publish: 'Publiceer in het Nederlands' },
      ...{ plan: /^Plan in voor .+: Nederlands$/, planned: /^Ingepland: dit verschijnt op/ },
      ...{ saved: /bewaarde dit intussen/, mine: /^Titel: Uw tekst$/, save: 'Bewaar deze keuze' },
      ...{
        saveDraft: 'Bewaren als concept',
        done: 'Bewaard.',
        untitled: 'Eerst een titel in het Nederlands',
        states: { published: /gepubliceerd/i, changed: /gewijzigd/i, draft: /concept/i },
      },
    },
    fr: {
      ...{ locale: 'fr-BE', title: 'Titre', publish: 'Publier en néerlandais' },
      ...{ plan: /^Planifier pour le .+\s: néerlandais$/, planned: /^Planifié\s: ceci paraîtra/ },
      ...{
        saved: /a enregistré ceci entre-temps/,
        mine: /^Titre\s: Votre texte$/,
        save: 'Enregistrer ce choix',
      },
      ...{
        saveDraft: 'Enregistrer comme brouillon',
        done: 'Enregistré.',
        untitled: 'D’abord un titre en néerlandais',
        states: { published: /publié/i, changed: /modifié/i, draft: /brouillon/i },
      },
    },
  }[language]

  test.describe(`in the admin in ${language}`, () => {
    test.use({ locale: said.locale })

    test('with a date to come the button plans that language, and publishes nothing', async ({
      api,
      page,
      pages,
      request,
    }) => {
      const id = await pages.add({
        ...{ name: 'Embargo', title: 'Embargo', path: `embargo-${language}`, _status: 'draft' },
        publishAt: soonISO(2),
      })
      await signIn(page, 'editor')
      await page.goto(`${cms}/admin/collections/pages/${id}?locale=nl`)
      await page.getByRole('button', { name: said.plan }).click()
      await expect(page.getByText(said.planned)).toBeVisible()
      await expect(page.getByRole('button', { name: said.publish })).toHaveCount(0)
      await savedAsDraft(api, id, 'nl', ['"publishIn":"nl"'])
      expect((await request.get(`/nl/embargo-${language}/`)).status()).toBe(404)
    })

    test('the button names its language, asks for a title first, and the other language waits', async ({
      api,
      page,
      pages,
      request,
    }) => {
      const path = `per-taal-${language}`
      const id = await pages.add({ name: 'Per taal', title: 'Per taal', path, _status: 'draft' })
      const french = { title: 'Par langue', path, isPublic: true }
      expect((await api.send('PATCH', `pages/${id}?locale=fr&draft=true`, french)).status).toBe(200)
      await signIn(page, 'editor')
      await page.goto(`${cms}/admin/collections/pages/${id}?locale=nl`)
      const own = page.getByRole('textbox', { name: `${said.title} — nl` }).first()
      await own.fill('')
      await expect(page.getByRole('button', { name: said.untitled })).toBeDisabled()
      await own.fill('Per taal')
      await page.getByRole('button', { name: said.publish }).click()
      await expect.poll(async () => (await request.get(`/nl/${path}/`)).status()).toBe(200)
      expect((await request.get(`/fr/${path}/`)).status()).toBe(404)
      await savedAsDraft(api, id, 'fr', ['Par langue'])

      // The page and the list say how far each language is.
      const states = page.locator('.doc-controls .language-status li')
      const see = async (which: typeof states, expected: RegExp[]) => {
        for (const [index, text] of expected.entries()) await expect(which.nth(index)).toContainText(text)
      }
      const { published, changed, draft } = said.states
      await see(states, [published, draft])
      await own.fill('Per taal, herschreven')
      await savedAsDraft(api, id, 'nl', ['Per taal, herschreven'])
      await page.reload()
      await see(states, [changed, draft])
      await page.goto(`${cms}/admin/collections/pages?locale=nl&limit=100&sort=-createdAt`)
      const row = page.getByRole('row').filter({ hasText: 'Per taal, herschreven' })
      await see(row.locator('.language-status li'), [changed, draft])
    })

    test('a translator whose source or words changed meanwhile sees both texts, and chooses', async ({
      api,
      page,
      pages,
    }) => {
      const id = await pages.add({ name: 'Vertaald', title: 'Vertaald', _status: 'draft' })
      await signIn(page, 'translator')
      await page.goto(`${cms}/admin/languages-cockpit/pages/${id}/fr`)
      const title = page.locator('[name="text:title"]')
      await title.fill('Traduit par moi')
      const other = { title: 'Traduit par un autre', description: 'Et décrit.' }
      expect((await api.send('PATCH', `pages/${id}?locale=fr&draft=true`, other)).status).toBe(200)
      await page.getByRole('button', { name: said.saveDraft }).click()
      const both = page.getByRole('alert', { name: said.saved })
      await expect(both).toContainText('Traduit par un autre')
      await expect(both).toContainText('Traduit par moi')
      await savedAsDraft(api, id, 'fr', ['Traduit par un autre'])
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page, '.board')).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
      // What only the other wrote is theirs already; what both wrote is chosen.
      await expect(both.getByRole('radio', { name: said.mine })).toBeChecked()
      await expect(page.locator('[name="text:description"]')).toHaveValue('Et décrit.')
      await both.getByRole('button', { name: said.save }).click()
      await expect(page.getByText(said.done, { exact: true })).toBeVisible()
      await savedAsDraft(api, id, 'fr', ['Traduit par moi', 'Et décrit.'])
    })
  })
}

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
