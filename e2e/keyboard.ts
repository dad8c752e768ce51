import type { Locator, Page } from '@playwright/test'

/** Walks with Tab until the element has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    )
    if (isThere) return
  }
  throw new Error('Tab never came there')
}
