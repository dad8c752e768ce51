import { expect } from '@playwright/test'

import { cms, signIn, test } from './cms'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

test('a film of 60 MB is taken, and a photograph of as much is refused with its limit', async ({
  api,
  request,
}) => {
  const film = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')
  const photograph = Buffer.from('ffd8ffe000104a46494600010101004800480000', 'hex')
  const send = (name: string, mimeType: string, head: Buffer) =>
    request.post(`${cms}/api/media`, {
      headers: { ...api.headers, 'Accept-Language': 'nl' },
      multipart: {
        file: { name, mimeType, buffer: Buffer.concat([head, Buffer.alloc(60_000_000 - head.byteLength)]) },
      },
    })
  const taken = await send('rondgang.mp4', 'video/mp4', film)
  expect(taken.status()).toBe(201)
  const { doc } = (await taken.json()) as { doc: { id: number } }
  const refused = await send('gevel.jpg', 'image/jpeg', photograph)
  expect([400, 413]).toContain(refused.status())
  expect(await refused.text()).toContain('50 MB')
  expect((await api.send('DELETE', `media/${doc.id}`)).status).toBe(200)
})

test('searching the legal facts finds them and leaves the list where it is', async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto(`${cms}/admin/collections/legal-facts?locale=nl`)
  await page.locator('#search-filter-input').fill('vlaanderen')
  await expect(page).toHaveURL(/search=vlaanderen/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wettelijke gegevens' })).toBeVisible()
})

test.describe('in French', () => {
  test.use({ locale: 'fr-BE' })

  test('an account takes no password that is easy to guess, and says why', async ({ page }) => {
    await signIn(page, 'administrator')
    await page.goto(`${cms}/admin/collections/users/create?locale=nl`)
    await page.getByLabel(/^E-mail/).fill('els@example.com')
    await page.locator('#field-password').fill('wachtwoord123')
    await page.locator('#field-confirm-password').fill('wachtwoord123')
    await page.locator('#field-name').fill('Els')
    await page.locator('#action-save').click()
    await expect(page.getByText('trop facile à deviner').first()).toBeVisible()
    await expect(page).toHaveURL(/\/users\/create/)
  })
})

test('no other site frames the admin', async ({ request }) => {
  for (const path of ['/admin/login', '/api/users/me']) {
    const headers = (await request.get(`${cms}${path}`)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
