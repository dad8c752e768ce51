import { type Browser, expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { violations } from './axe'
import { labelled } from './form-entries'
import { words } from './messages'

export interface Person {
  firstName: string
  lastName: string
  email: string
}

/** Who they are, as every form asks it. */
export async function fillPerson(page: Page, locale: Language, person: Person): Promise<void> {
  await page.getByLabel(labelled(words(locale, 'person.first_name'))).fill(person.firstName)
  await page.getByLabel(labelled(words(locale, 'person.last_name'))).fill(person.lastName)
  await page.getByLabel(words(locale, 'person.email')).fill(person.email)
}

/** A form waits until nobody could have filled it in faster, and does a sum first: on a busy machine that takes its time. */
export const sending = { timeout: 20_000 }

/** A page behind a signed link is its owner's own: no cache keeps it, no search engine, and no other site hears of it. */
export async function openPrivately(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  const headers = response?.headers() ?? {}
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-cache']).not.toBe('hit')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin')
}

export async function axeFindsNothing(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/** A page in a browser that runs no scripts. */
export async function withoutScripts(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Another language's page behind the same link. */
export const inLanguage = (path: string, locale: Language) => path.replace(/^\/\w\w\//, `/${locale}/`)
