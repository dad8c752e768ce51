import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'

import { test } from './test'

const cms = `http://localhost:${process.env.CMS_PORT ?? 3001}`

test('the administrator of the demo signs in with the keyboard', async ({ page }) => {
  const { email, password } = JSON.parse(readFileSync('.run/administrator.json', 'utf8')) as Record<
    string,
    string
  >
  await page.goto(`${cms}/admin`)
  await page.locator('input[type=email]').focus()
  await page.keyboard.type(email ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${cms}/admin`)
  await expect(page.getByRole('link', { name: /Gebruikers|Users/ }).first()).toBeVisible()
})

test('the API of the admin tells strangers nothing', async ({ request }) => {
  expect((await request.get(`${cms}/api/users`)).status()).toBe(403)
  expect(
    (
      await request.post(`${cms}/api/users`, {
        data: { email: 'x@example.com', password: 'long-enough-1', role: 'admin', name: 'X' },
      })
    ).status(),
  ).toBe(403)
})
