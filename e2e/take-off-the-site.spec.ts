import { expect } from '@playwright/test'

import { overflow, violations } from './axe'
import { cms, signIn, soon, test } from './cms'

test.use({ locale: 'nl-BE' })

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
  // Where this editor left the preview open, the form moves aside while it loads.
  await expect(async () => {
    await page.getByRole('link', { name: 'Van de site halen of verwijderen, met doorverwijzing' }).click()
    await expect(page.locator('.board h1')).toHaveText('Van de site halen', { timeout: 5000 })
  }).toPass()
  await expect(page.locator('.board')).toContainText('Oude actie')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page, '.board')).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
  await page.getByLabel('/nl/oude-actie/ leidt naar').fill('/nl/contact/')
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click()
  await page.waitForURL(/\/admin\/collections\/pages/)
  await expect.poll(answer, { timeout: soon }).toEqual([308, '/nl/contact/'])

  await page.goto(`${cms}/admin/collections/pages/trash`)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/trash/${id}"]`) })
  await expect(row).toContainText('niet op de site')
  await row.locator(`a[href$="/trash/${id}"]`).click()
  await page
    .getByRole('button', { name: /Herstel/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`))
  await expect(page.getByRole('link', { name: 'Prullenbak' })).toHaveCount(0)
  const { deletedAt } = await api.get<{ deletedAt?: string | null }>(`pages/${id}?draft=true`)
  expect(deletedAt ?? null).toBeNull()

  // Its redirect is the editors' own record.
  const redirects = 'redirects?where[from][equals]=/nl/oude-actie/'
  const { docs } = await api.get<{ docs: { id: number }[] }>(redirects)
  expect(docs).toHaveLength(1)
  await api.send('DELETE', `redirects/${docs[0]?.id}`)
})
