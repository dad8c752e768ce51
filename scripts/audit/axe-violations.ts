import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

import { layOutAll } from '../../e2e/axe'

/** The one that the journeys use. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: (
    where: Document | { include: string[] },
    options: { resultTypes: ['violations']; preload: boolean },
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Once for each page that is opened: handing it over takes as long as the looking. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source)
}

/** What axe finds on the page, or in one part of it. */
export async function axeViolations(page: Page, within: string | undefined): Promise<string[]> {
  await layOutAll(page)
  return page.evaluate(async (selector) => {
    // eslint-disable-next-line no-restricted-syntax -- axe adds itself to the window, of which the compiler knows nothing
    const { axe: found } = window as unknown as { axe: Axe }
    const where = selector === undefined ? document : { include: [selector] }
    const { violations } = await found.run(where, { resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, within)
}
