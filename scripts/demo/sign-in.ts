import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

export const cms = `http://localhost:${process.env.CMS_PORT ?? 3001}`

/** Opens the demo's admin as its administrator. */
export async function signIn(page: Page): Promise<void> {
  const { email, password } = JSON.parse(readFileSync('.run/administrator.json', 'utf8')) as Record<
    string,
    string
  >
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email ?? '')
  await page.locator('#field-password').fill(password ?? '')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}
