import { expect, type FrameLocator, type Page } from '@playwright/test'

import { type Api, cms } from './cms'

export const title = (page: Page, language = 'nl') =>
  page.getByRole('textbox', { name: `Titel — ${language}` }).first()
export const address = (page: Page) => page.getByRole('textbox', { name: 'Adres — nl' })
/** It names the language that is written in. */
export const publishButton = (page: Page) => page.getByRole('button', { name: /^Publiceer in het / })
const moduleAt = (page: Page, index: number) => page.locator(`#modules-row-${index}`)

export function idOf(page: Page): number {
  return Number(/\/pages\/(\d+)/.exec(page.url())?.[1])
}

export async function addModule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Voeg Module toe' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A draft saved at that very moment can close them again; fields out of sight are not there yet. */
export async function fillModule(page: Page, index: number, name: string, value: string): Promise<void> {
  const row = moduleAt(page, index)
  const field = row.getByRole('textbox', { name }).first()
  await expect(async () => {
    await row.scrollIntoViewIfNeeded()
    if (!(await field.isVisible()))
      await row.getByRole('button', { name: 'Blok togglen' }).first().press('Enter')
    await field.fill(value, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

/** The form saves drafts by itself, a moment after the last key. */
export async function savedAsDraft(api: Api, id: number, language: string, words: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const draft = JSON.stringify(await api.get(`pages/${id}?draft=true&depth=0&locale=${language}`))
        return words.filter((word) => !draft.includes(word))
      },
      { timeout: 15_000 },
    )
    .toEqual([])
}

/** Beside the form; the admin remembers whether one had it open. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('iframe').first()
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
    await expect(frame).toBeVisible({ timeout: 2000 })
  }).toPass()
  return frame.contentFrame()
}

export async function edit(page: Page, id: number, language = 'nl'): Promise<void> {
  await page.goto(`${cms}/admin/collections/pages/${id}?locale=${language}`)
  await expect(page.getByRole('textbox', { name: `Titel — ${language}` }).first()).toBeVisible()
}

export async function publish(page: Page): Promise<number> {
  const began = Date.now()
  await publishButton(page).click()
  return began
}

/** In all languages, which the button offers behind its arrow. */
export async function publishAll(page: Page): Promise<number> {
  await page.locator('#action-save-popup').getByRole('button').click()
  const began = Date.now()
  await page.getByRole('button', { name: 'Publiceer in alle talen' }).click()
  return began
}
