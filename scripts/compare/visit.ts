import { expect, type Locator, type Page } from '@playwright/test'

import type { PrivatePages } from '../demo/private-pages'
import type { PictureLocale, PictureWidth } from '../screenshots/shots'

/** One page in one window and one language, while its picture is made. */
export interface Visit {
  page: Page
  locale: PictureLocale
  width: PictureWidth
  privatePages: PrivatePages
}

export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'networkidle', timeout: 90_000 })
  if (!response || response.status() >= 500)
    throw new Error(`${path} answers ${response?.status() ?? 'nothing'}`)
}

/** Presses until the result is there: the first press may come before the script that hears it. */
export async function press(button: Locator, result: Locator): Promise<void> {
  await expect(async () => {
    if (!(await result.isVisible())) await button.click({ timeout: 3000 })
    await result.waitFor({ timeout: 6000 })
  }).toPass({ timeout: 60_000 })
}
