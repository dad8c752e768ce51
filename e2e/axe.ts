import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page, or in one part of it.
 * Its legacy mode opens no second page per run, and only faults are written up: half the time.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await layOutAll(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** What follows a moment after the page, at once: while axe looks or a height is compared nothing may move. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later-part, .later-cards > *'))
      part.style.contentVisibility = 'visible'
  })
}

/** Pixels by which the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
