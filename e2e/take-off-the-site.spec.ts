import { expect, type Page } from '@playwright/test'

import { overflow, violations } from './axe'
import { cms, signIn, soon, test } from './cms'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

/** What the three dots beside the publish button offer. */
async function openMenu(page: Page) {
  await expect(async () => {
    await page.locator('.doc-controls__popup').getByRole('button').first().click()
    await expect(page.locator('.popup__content')).toBeVisible({ timeout: 3000 })
  }).toPass()
  return page.locator('.popup__content')
}

test.describe('in French', () => {
  test.use({ locale: 'fr-BE' })

  test('an editor puts a page in the trash, its address leads elsewhere, and restores it', async ({
    api,
    page,
    pages,
    request,
  }) => {
    test.slow()
    const id = await pages.add({
      ...{ name: 'Oude actie', title: 'Oude actie', path: 'oude-actie', isPublic: true },
      _status: 'published',
    })
    const answer = async () => {
      const response = await request.get('/nl/oude-actie/', { maxRedirects: 0 })
      return [response.status(), response.headers().location?.replace(/^https?:\/\/[^/]+/, '')]
    }
    await expect.poll(answer, { timeout: soon }).toEqual([200, undefined])

    await signIn(page, 'editor')
    await page.goto(`${cms}/admin/collections/pages/${id}?locale=nl`)
    const menu = await openMenu(page)
    for (const name of ['Supprimer', 'Annuler la publication'])
      await expect(menu.getByRole('button', { name })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Retirer du site ou supprimer' }).click()
    await expect(page.locator('.board h1')).toHaveText('Retirer du site')
    await expect(page.locator('.board')).toContainText('Oude actie')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page, '.board')).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await page.getByLabel('/nl/oude-actie/ mène à').fill('/nl/contact/')
    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await page.waitForURL(/\/admin\/collections\/pages/)
    await expect.poll(answer, { timeout: soon }).toEqual([308, '/nl/contact/'])

    await page.goto(`${cms}/admin/collections/pages/trash`)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/trash/${id}"]`) })
    await expect(row).toContainText('pas sur le site')
    await row.locator(`a[href$="/trash/${id}"]`).click()
    await page
      .getByRole('button', { name: /Restaurer/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`))
    await expect(page.getByRole('link', { name: 'Corbeille' })).toHaveCount(0)
    const { deletedAt } = await api.get<{ deletedAt?: string | null }>(`pages/${id}?draft=true`)
    expect(deletedAt ?? null).toBeNull()

    // Its redirect is the editors' own record.
    const redirects = 'redirects?where[from][equals]=/nl/oude-actie/'
    const { docs } = await api.get<{ docs: { id: number }[] }>(redirects)
    expect(docs).toHaveLength(1)
    await api.send('DELETE', `redirects/${docs[0]?.id}`)
  })
})

const fixed = {
  nl: { locale: 'nl-BE', way: 'Van de site halen of verwijderen', why: 'Dit is een vaste pagina' },
  fr: { locale: 'fr-BE', way: 'Retirer du site ou supprimer', why: 'Ceci est une page fixe' },
} as const
for (const { locale, way, why } of Object.values(fixed))
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a page that the site leads to is not taken off it, and the reason is said', async ({
      api,
      page,
      request,
    }) => {
      const { docs } = await api.get<{ docs: { id: number }[] }>(
        'pages?where[key][equals]=disclaimer&locale=nl',
      )
      await signIn(page, 'administrator')
      await page.goto(`${cms}/admin/collections/pages/${docs[0]!.id}?locale=nl`)
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: way }).click()
      await expect(page.locator('.board')).toContainText(why)
      await expect(page.locator('.board form')).toHaveCount(0)
      expect((await request.get('/nl/disclaimer/')).status()).toBe(200)

      // Nor by the API, which says why.
      const refusals = await Promise.all([
        api.send('PATCH', `pages/${docs[0]!.id}?locale=nl`, { _status: 'draft' }),
        api.send('PATCH', `pages/${docs[0]!.id}?locale=nl`, { deletedAt: new Date().toISOString() }),
        api.send('DELETE', `pages/${docs[0]!.id}`),
      ])
      for (const { status, body } of refusals)
        expect([status, JSON.stringify(body)]).toEqual([
          409,
          expect.stringMatching(/vaste pagina|configured page/),
        ])
      expect((await request.get('/nl/disclaimer/')).status()).toBe(200)
    })
  })

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-BE' })

  test('a draft goes to the trash the same way, and nothing goes unseen with many at once', async ({
    api,
    page,
    pages,
  }) => {
    const id = await pages.add({ name: 'Nooit verschenen', title: 'Nooit verschenen', _status: 'draft' })
    await signIn(page, 'editor')
    await page.goto(`${cms}/admin/collections/pages?locale=nl&search=Nooit%20verschenen`)
    await page.getByRole('row').filter({ hasText: 'Nooit verschenen' }).getByRole('checkbox').check()
    const actions = page.locator('.list-selection:visible').first()
    await expect(actions.getByRole('button', { name: 'Publiceren' })).toBeVisible()
    for (const name of ['Publicatie ongedaan maken', 'Verwijderen'])
      await expect(actions.getByRole('button', { name })).toHaveCount(0)

    await page.goto(`${cms}/admin/withdraw/pages/${id}`)
    await expect(page.locator('.board')).toContainText('Dit staat niet op de site.')
    await expect(page.getByRole('button', { name: 'Van de site halen' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Naar de prullenbak' }).click()
    await page.waitForURL(/\/admin\/collections\/pages/)
    const { deletedAt } = await api.get<{ deletedAt: string }>(`pages/${id}?draft=true&trash=true`)
    expect(deletedAt).toBeTruthy()
  })

  test('settings of every page cannot be taken off the site', async ({ page }) => {
    await signIn(page, 'administrator')
    await page.goto(`${cms}/admin/globals/footer?locale=nl`)
    const menu = await openMenu(page)
    await expect(menu.getByRole('button').first()).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Publicatie ongedaan maken' })).toHaveCount(0)
  })
})
