import { expect } from '@playwright/test'

import { cms, signIn, test } from './cms'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

const megabyte = 1024 * 1024

test('a film of 60 MB is taken; one of 201 and a photograph of 51 are refused with their limits', async ({
  api,
  request,
}) => {
  const film = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')
  const photograph = Buffer.from('ffd8ffe000104a46494600010101004800480000', 'hex')
  const send = (file: { name: string; mimeType: string }, head: Buffer, size: number) =>
    request.post(`${cms}/api/media`, {
      headers: { ...api.headers, 'Accept-Language': 'nl' },
      multipart: { file: { ...file, buffer: Buffer.concat([head], size * megabyte) } },
    })
  const taken = await send({ name: 'rondgang.mp4', mimeType: 'video/mp4' }, film, 60)
  expect(taken.status()).toBe(201)
  const { doc } = (await taken.json()) as { doc: { id: number } }
  expect((await api.send('DELETE', `media/${doc.id}`)).status).toBe(200)
  const long = await send({ name: 'lang.mp4', mimeType: 'video/mp4' }, film, 201)
  expect([long.status(), await long.text()]).toEqual([413, expect.stringContaining('een film 200 MB')])
  const large = await send({ name: 'gevel.jpg', mimeType: 'image/jpeg' }, photograph, 51)
  expect([large.status(), await large.text()]).toEqual([413, expect.stringContaining('pdf mag 50 MB')])
})

const said = {
  nl: {
    ...{ locale: 'nl-BE', email: /^E-mail/, facts: 'Wettelijke gegevens', weak: 'te gemakkelijk te raden' },
    ...{
      unknown: 'Er is geen pand of project met nummer 999999.',
      twice: 'Er is al een aanvulling bij nummer',
    },
  },
  fr: {
    ...{ locale: 'fr-BE', email: /^E-mail/, facts: 'Données légales', weak: 'trop facile à deviner' },
    ...{
      unknown: 'Aucun bien ni projet ne porte le numéro 999999.',
      twice: 'Il y a déjà un complément au numéro',
    },
  },
} as const

for (const language of ['nl', 'fr'] as const) {
  const t = said[language]

  test.describe(`in the admin in ${language}`, () => {
    test.use({ locale: t.locale })

    test('an account takes no password that is easy to guess, and says why', async ({ page }) => {
      await signIn(page, 'administrator')
      await page.goto(`${cms}/admin/collections/users/create?locale=nl`)
      await page.getByLabel(t.email).fill('els@example.com')
      await page.locator('#field-password').fill('wachtwoord123')
      await page.locator('#field-confirm-password').fill('wachtwoord123')
      await page.locator('#field-name').fill('Els')
      await page.locator('#action-save').click()
      await expect(page.getByText(t.weak).first()).toBeVisible()
      await expect(page).toHaveURL(/\/users\/create/)
    })

    test('a search, a number that is no home, a comma and a page that was only opened do no harm', async ({
      api,
      page,
    }) => {
      await signIn(page, 'editor')
      await page.goto(`${cms}/admin/collections/legal-facts?locale=nl`)
      await page.locator('#search-filter-input').fill('vlaanderen')
      await expect(page).toHaveURL(/search=vlaanderen/)
      await expect(page.getByRole('heading', { level: 1, name: t.facts })).toBeVisible()

      await page.goto(`${cms}/admin/collections/legal-facts/create?locale=nl`)
      const rate = page.locator('input[inputmode=decimal]').first()
      await rate.fill('1,5')
      await rate.blur()
      await expect(rate).toHaveValue('1,5')

      await page.goto(`${cms}/admin/collections/listing-notes/create?locale=nl`)
      await page.locator('#field-recordId').fill('999999')
      await page.locator('#action-save').click()
      await expect(page.getByText(t.unknown).first()).toBeVisible()

      // A home has one note, which is found by its number.
      const notes = await api.get<{ docs: { recordId: number }[] }>('listing-notes?limit=1&sort=id')
      const noted = String(notes.docs[0]?.recordId)
      await page.locator('#field-recordId').fill(noted)
      await page.locator('#action-save').click()
      await expect(page.getByText(`${t.twice} ${noted}`).first()).toBeVisible()
      await page.goto(`${cms}/admin/collections/listing-notes?locale=nl&search=${noted}`)
      await expect(page.getByRole('link', { name: noted, exact: true })).toBeVisible()

      // Opened and left again: it counts nowhere.
      await page.goto(`${cms}/admin/collections/pages/create?locale=nl`)
      await expect(page).toHaveURL(/\/pages\/\d+/)
      const opened = /\/pages\/\d+/.exec(page.url())?.[0] ?? ''
      await page.goto(`${cms}/admin/collections/pages?locale=nl&limit=100&sort=-createdAt`)
      await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
      await expect(page.locator(`a[href*="${opened}"]`)).toHaveCount(0)
    })
  })
}

test('a search that names no language is answered, and the mails of the demo can be read', async ({
  page,
  request,
}) => {
  const asked = await request.get(`${cms}/api/pages?where[title][like]=a`)
  expect(asked.status()).toBeLessThan(500)
  const mails = await page.goto(`http://localhost:${process.env.MAIL_WEB_PORT ?? 1080}/`)
  expect(mails?.status()).toBe(200)
})

test('no other site frames the admin', async ({ request }) => {
  for (const path of ['/admin/login', '/api/users/me']) {
    const headers = (await request.get(`${cms}${path}`)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
