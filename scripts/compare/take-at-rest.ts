import type { Page } from '@playwright/test'

import type { PictureLocale } from '../screenshots/shots'
import { type PictureKind, takeParts } from '../screenshots/take-picture'
import { hideMovingWords } from './moving-words'

const mostTries = 6

/** Takes the picture again until it is the same as the one before: maps and labels come late. */
export async function takeAtRest(
  page: Page,
  { locale, kind }: { locale: PictureLocale; kind: PictureKind },
): Promise<Buffer[]> {
  await awaitMaps(page)
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  // Nothing is lit by a pointer that happens to stand there.
  await page.mouse.move(0, 0)
  // A form moves to what is wrong in it, and may do so late.
  if (!kind.isWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await hideMovingWords(page, locale)
  let parts = await takeParts(page, kind)
  for (let tries = 1; tries < mostTries; tries++) {
    await page.waitForTimeout(400)
    await hideMovingWords(page, locale)
    const again = await takeParts(page, kind)
    if (again.length === parts.length && again.every((part, index) => part.equals(parts[index] ?? part)))
      return again
    parts = again
  }
  return parts
}

/** A map is drawn in its own document, once one comes near; its pins come last. */
async function awaitMaps(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe').filter({ visible: true }).all()) {
    const pin = frame.contentFrame().locator('.maplibregl-marker').first()
    await pin.waitFor({ timeout: 20_000 }).catch(() => undefined)
  }
}
