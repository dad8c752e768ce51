import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import type { Language } from '../../src/domain/language'

export const demoOwners = [
  'owner@gevel.example',
  'nieuw@gevel.example',
  'verkocht@gevel.example',
  'geen@gevel.example',
] as const
export type DemoOwner = (typeof demoOwners)[number]

/** Opens the portal as one of the demo's owners; their passwords lie beside the editors'. */
export async function signInAsOwner(
  page: Page,
  email: DemoOwner = 'owner@gevel.example',
  locale: Language = 'nl',
): Promise<void> {
  const passwords = JSON.parse(readFileSync('.run/owners.json', 'utf8')) as Record<string, string>
  await page.goto(`/${locale}/login/`)
  await page.locator('main input[name=email]').first().fill(email)
  const password = page.locator('main input[name=password]')
  await password.fill(passwords[email] ?? '')
  await password.press('Enter')
  await password.waitFor({ state: 'detached' })
}
