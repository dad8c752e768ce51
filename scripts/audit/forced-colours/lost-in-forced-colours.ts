import type { Page } from '@playwright/test'

import { lostChoices } from './lost-choices'
import { lostDrawings } from './lost-drawings'
import { lostRings } from './lost-rings'

/** A device that chooses the colours. Its ground is dark here, as no page of ours is. */
export async function inForcedColours(page: Page, work: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  try {
    await work()
  } finally {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  }
}

/** What is lost there. */
export async function lostInForcedColours(page: Page, within: string): Promise<string[]> {
  // Colours that change over some time have their last one.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  return [
    ...(await page.evaluate(lostDrawings, within)),
    ...(await page.evaluate(lostChoices, within)),
    ...(await page.evaluate(lostRings, within)),
  ]
}
