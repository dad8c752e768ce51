import { expect, type Page } from '@playwright/test'

/** Waits until the page's scripts run: the header then notices that one scrolls. */
export async function awake(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 60))
    await expect(header).toHaveAttribute('data-scrolled', { timeout: 500 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(header).not.toHaveAttribute('data-scrolled')
}

/** From here on time passes only when a test says so. */
export async function stopTheClock(page: Page): Promise<void> {
  await awake(page)
  // On a busy machine the moment asked for may have passed before the page hears of it.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass()
}
