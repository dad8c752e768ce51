import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { cacheAtRest } from './cache-at-rest'
import { apiOf, cms, signIn, signInOnScreen, soon, test } from './cms'
import {
  addModule,
  address,
  edit,
  fillModule,
  idOf,
  openPreview,
  publish,
  publishAll,
  publishButton,
  savedAsDraft,
  title,
} from './page-form'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 })

/** Milliseconds until visitors get the words at this address; asked every tenth of a second. */
async function seenAfter(request: APIRequestContext, path: string, words: string, began: number) {
  await expect
    .poll(
      async () => {
        const response = await request.get(path, { maxRedirects: 0 })
        return response.status() === 200 && (await response.text()).includes(words)
      },
      { timeout: 10_000, intervals: [100] },
    )
    .toBe(true)
  return Date.now() - began
}

// Coverage: 1.12, 2.55, 2.70, 3.96, 4.16.
test('an editor makes a page of four modules, sees the draft, translates, publishes and renames it', async ({
  api,
  page,
  pages,
  request,
}) => {
  test.setTimeout(180_000)
  expect((await request.get('/nl/proef-van-een-pagina/')).status()).toBe(404)

  await signIn(page, 'editor')
  await page.goto(`${cms}/admin/collections/pages?locale=nl`)
  await page.getByRole('link', { name: 'Nieuw(e) Pagina aanmaken' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+/)
  const id = idOf(page)
  pages.care(id)
  await title(page).fill('Proef van een pagina')
  await page.getByRole('textbox', { name: 'Naam voor de redactie' }).fill('Proef van een pagina')
  const names = ['Tekst en beelden', 'Panden', 'Contact', 'Kantoren en team']
  for (const name of names) await addModule(page, name)
  const headings = ['Over deze proef', 'Panden bij de proef', 'Vragen over de proef', 'Wie de proef doet']
  for (const [index, heading] of headings.entries()) await fillModule(page, index, 'Titel — nl', heading)
  await fillModule(page, 0, 'Tekst boven — nl', 'Een draakje in klad.')
  await savedAsDraft(api, id, 'nl', [...headings, 'Een draakje in klad.'])

  const preview = await openPreview(page)
  await expect(preview.getByText('Een draakje in klad.')).toBeVisible({ timeout: 10_000 })
  await expect(preview.getByRole('heading', { level: 1, name: 'Proef van een pagina' })).toBeVisible()
  for (const heading of headings) await expect(preview.getByRole('heading', { name: heading })).toBeVisible()
  expect((await request.get('/nl/proef-van-een-pagina/')).status()).toBe(404)
  // What is written while it stands there comes into it, where the editor was looking.
  await preview.locator('html').evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await fillModule(page, 0, 'Tekst boven — nl', 'Een draakje in het net.')
  await expect(preview.getByText('Een draakje in het net.')).toBeVisible({ timeout: 20_000 })
  expect(await preview.locator('html').evaluate(() => window.scrollY)).toBe(200)

  await edit(page, id, 'fr')
  await title(page, 'fr').fill('Essai d’une page')
  await fillModule(page, 0, 'Titel — fr', 'À propos de cet essai')
  await savedAsDraft(api, id, 'fr', ['Essai d’une page', 'À propos de cet essai'])

  await cacheAtRest()
  await request.get('/nl/blog/')
  const began = await publishAll(page)
  expect(await seenAfter(request, '/nl/proef-van-een-pagina/', 'Over deze proef', began)).toBeLessThan(soon)
  expect(await seenAfter(request, '/fr/essai-dune-page/', 'À propos de cet essai', began)).toBeLessThan(soon)
  expect((await request.get('/nl/blog/')).headers()['x-cache']).toBe('hit')
  expect((await request.get('/de/proef-van-een-pagina/')).status()).toBe(404)

  await edit(page, id)
  await address(page).fill('proef-met-een-nieuwe-naam')
  const renamed = await publish(page)
  const next = '/nl/proef-met-een-nieuwe-naam/'
  expect(await seenAfter(request, next, 'Over deze proef', renamed)).toBeLessThan(soon)
  const old = await request.get('/nl/proef-van-een-pagina/', { maxRedirects: 0 })
  expect(old.status()).toBe(308)
  expect(old.headers().location).toMatch(new RegExp(`${next}$`))
  expect((await request.get('/nl/blog/')).headers()['x-cache']).toBe('hit')
})

/** Counted from here on: presses of a mouse, also on pages that follow. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

test('a page of five modules in Dutch is on the site after at most 18 clicks', async ({
  page,
  pages,
  request,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'editor')
  const clicks = await countClicks(page)
  await page.goto(`${cms}/admin`)
  const write = async (words: string) => page.keyboard.insertText(words)
  const row = (index: number) => page.locator(`#modules-row-${index}`)
  /** The cursor then stands in its title. */
  const add = async (index: number, name: string, heading: string) => {
    await page.locator('.quick-modules').getByRole('button', { name, exact: true }).click()
    const field = row(index).getByRole('textbox', { name: 'Titel — nl' }).first()
    await expect(field).toBeFocused()
    await write(heading)
    await expect(field).toHaveValue(heading)
  }
  const choose = async (index: number, name: string, option: string) => {
    await row(index)
      .locator('.field-type.relationship', { hasText: name })
      .locator('.rs__control')
      .first()
      .click()
    await page.locator('.rs__option', { hasText: option }).first().click()
  }

  await page.getByRole('link', { name: 'Nieuwe pagina' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+/)
  const id = idOf(page)
  pages.care(id)
  await title(page).click()
  const name = `Vijf modules ${id}`
  await write(name)
  await add(0, 'Tekst en beelden', 'Zo werken wij')
  await row(0).getByRole('textbox', { name: 'Tekst boven — nl' }).first().click()
  await write('In drie stappen verkocht.')
  await add(1, 'Panden', 'Onlangs verkocht')
  await add(2, 'Artikelen van een categorie', 'Lees ook')
  await choose(2, 'Categorie', 'Blog')
  await add(3, 'Oproep met knop', 'Wat is uw huis waard?')
  await row(3).getByRole('textbox', { name: 'Tekst — nl' }).first().click()
  await write('Vraag een schatting')
  await choose(3, 'Pagina', 'Gratis schatting')
  await add(4, 'Contact', 'Liever bellen?')
  const began = await publish(page)

  const headings = ['Zo werken wij', 'Wat is uw huis waard?', 'Liever bellen?']
  const path = `/nl/vijf-modules-${id}/`
  for (const words of [...headings, 'Vraag een schatting']) await seenAfter(request, path, words, began)
  expect(await clicks()).toBeGreaterThan(10)
  expect(await clicks()).toBeLessThanOrEqual(18)
})

test('an address that another page has is refused at its field, and nothing changes', async ({
  page,
  pages,
  request,
}) => {
  const id = await pages.add({ name: 'Botsing', title: 'Botsing', path: 'botsing', _status: 'published' })
  await signIn(page, 'editor')
  await edit(page, id)
  await address(page).fill('blog')
  await publishButton(page).click()
  const message = 'Het adres /nl/blog/ is al in gebruik'
  await expect(page.locator('.field-type', { has: address(page) }).getByText(message)).toBeVisible()
  expect((await request.get('/nl/botsing/', { maxRedirects: 0 })).status()).toBe(200)
  expect(await (await request.get('/nl/blog/', { maxRedirects: 0 })).text()).toContain('<h1')
  expect(await (await request.get('/nl/blog/')).text()).not.toContain('Botsing')
})

test('a translator of French writes French drafts, no Dutch, and publishes nothing', async ({
  api,
  page,
  pages,
  playwright,
  request,
}) => {
  const id = await pages.add({
    name: 'Voor vertaling',
    title: 'Voor vertaling',
    path: 'voor-vertaling',
    _status: 'published',
  })
  await signIn(page, 'translator')
  await edit(page, id)
  await expect(title(page)).toBeDisabled()
  await expect(publishButton(page)).toHaveCount(0)

  await edit(page, id, 'fr')
  await title(page, 'fr').fill('Une traduction en cours')
  await savedAsDraft(api, id, 'fr', ['Une traduction en cours'])
  await expect(publishButton(page)).toHaveCount(0)
  expect((await request.get('/fr/une-traduction-en-cours/')).status()).toBe(404)

  const translator = await apiOf(playwright, 'translator')
  const dutch = await translator.send('PATCH', `pages/${id}?locale=nl&draft=true`, { title: 'Stiekem' })
  expect(dutch.status).toBe(403)
  for (const path of [`pages/${id}?locale=fr`, `pages/${id}?locale=fr&draft=true`])
    expect((await translator.send('PATCH', path, { title: 'Vite', _status: 'published' })).status).toBe(403)
  expect((await translator.send('DELETE', `pages/${id}`)).status).toBe(403)
  expect(await (await request.get('/nl/voor-vertaling/')).text()).toContain('Voor vertaling')
})

test('a draft is in no visitor’s answer while previews of it run', async ({ api, pages, request }) => {
  const id = await pages.add({ name: 'Geheim', title: 'Openbaar', path: 'openbaar', _status: 'published' })
  await expect.poll(async () => (await request.get('/nl/openbaar/')).status(), { timeout: soon }).toBe(200)
  const draft = await api.send('PATCH', `pages/${id}?locale=nl&draft=true`, {
    title: 'Zevenslaper',
    _status: 'draft',
  })
  expect(draft.status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      const isPreview = turn % 2 === 0
      // A query of its own: every answer is made anew, by the same server, at the same time.
      const response = isPreview
        ? await request.get(`${cms}/nl/preview/pages/${id}/`, { headers: api.headers })
        : await request.get(`/nl/openbaar/?turn=${turn}`, { headers: api.headers })
      return { isPreview, shows: (await response.text()).includes('Zevenslaper') }
    }),
  )
  expect(answers.filter(({ isPreview, shows }) => isPreview !== shows)).toEqual([])
  expect(await (await request.get('/nl/openbaar/')).text()).toContain('Openbaar')
  const strange = await request.get(`${cms}/nl/preview/pages/${id}/`)
  expect(strange.status()).toBe(404)
  expect(await strange.text()).not.toContain('Zevenslaper')
})

test('the keyboard alone signs in, opens a page and edits it', async ({ api, page, pages }) => {
  const id = await pages.add({ name: 'Toetsenbord', title: 'Toetsenbord', sort: -1, _status: 'draft' })
  await signInOnScreen(page, 'editor', true)
  await page.goto(`${cms}/admin/collections/pages?limit=10&sort=-createdAt&locale=nl`)
  const link = page.getByRole('link', { name: 'Toetsenbord' })
  await expect(link).toBeVisible()
  const isAtLink = () => link.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 80 && !(await isAtLink()); stop++) await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/pages/${id}`))
  await expect(title(page)).toBeVisible()
  const isAtTitle = () => title(page).evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 120 && !(await isAtTitle()); stop++) await page.keyboard.press('Tab')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' alleen')
  await savedAsDraft(api, id, 'nl', ['Toetsenbord alleen'])
  await expect(title(page)).toHaveValue('Toetsenbord alleen')
})

test('an editor reads how a page may look in Google while they write it, and robots are given the same', async ({
  page,
  pages,
  request,
}) => {
  const id = await pages.add({
    name: 'Zoekproef',
    title: 'Zoekproef',
    path: 'zoekproef',
    _status: 'published',
  })
  await signIn(page, 'editor')
  await edit(page, id)
  const result = page.locator('.search-result')
  // The form may still be on its way, and be drawn anew after it was saved.
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoekmachines' }).click()
    await expect(result).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(result).toContainText('› nl › zoekproef')
  await expect(result.locator('.search-result__title')).toHaveText('Zoekproef | Gevel Vastgoed')
  await expect(result).toContainText('Titel: 26 tekens.')
  await page.getByRole('textbox', { name: 'Titel voor Google' }).fill('Zoeken wij samen')
  await page.getByRole('textbox', { name: 'Omschrijving voor Google' }).fill('Eén zin die verleidt.')
  await expect(result.locator('.search-result__title')).toHaveText('Zoeken wij samen')
  await expect(result.locator('.search-result__description')).toHaveText('Eén zin die verleidt.')
  await publish(page)
  await expect
    .poll(async () => (await request.get('/nl/zoekproef/')).text(), { timeout: 10_000 })
    .toContain('<title>Zoeken wij samen</title>')
  expect(await (await request.get('/nl/zoekproef/')).text()).toContain('content="Eén zin die verleidt."')
  const no = page.getByRole('option', { name: 'Nee', exact: true })
  await expect(async () => {
    if (!(await no.isVisible())) await page.locator('#field-seo__robots').click()
    await no.click({ timeout: 3000 })
  }).toPass()
  await expect(page.getByText('Google toont deze pagina niet')).toBeVisible()
})

test('projects, a person and a film stand on a page; the film comes after a click', async ({
  api,
  page,
  pages,
}) => {
  const { docs } = await api.get<{ docs: { id: number; name: string }[] }>('team?limit=1&depth=0')
  await pages.add({
    name: 'Modules',
    title: 'Drie modules',
    path: 'drie-modules',
    _status: 'published',
    modules: [
      { blockType: 'projects', title: 'Nieuwbouw', maximum: 1, hasLink: true },
      { blockType: 'adviser', title: 'Wie u helpt', member: docs[0]?.id },
      { blockType: 'video', title: 'Kijk mee', address: 'https://vimeo.com/76979871' },
    ],
  })
  const elsewhere: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await page.goto('/nl/drie-modules/')
  await expect(page.getByRole('heading', { name: 'Nieuwbouw', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk alle nieuwbouwprojecten' })).toHaveAttribute(
    'href',
    '/nl/projecten/',
  )
  await expect(page.getByRole('heading', { name: docs[0]?.name })).toBeVisible()
  expect(elsewhere).toEqual([])
  await page.getByRole('link', { name: /^Video afspelen/ }).click()
  await expect(page.locator('iframe[title="Kijk mee"]')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
})
