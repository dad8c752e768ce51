import { execFileSync } from 'node:child_process'

import { expect } from '@playwright/test'

import { launchChromium } from '../scripts/demo/chromium'
import { printed } from './paper'
import { villa } from './readers'
import { test } from './test'

/** The ground between streets, #f4ede1, which nothing but a map has: lines and areas keep their colour, a photograph has none. */
const block = /rgb\(95\.6\d*%, ?92\.9\d*%, ?88\.2\d*%\)/

// Coverage: 2.104.
test('the longest page of a home prints on two sheets in German, the first with its map as a drawing', async ({
  baseURL,
}) => {
  // Journeys load no pictures, and the map of a home is one.
  const browser = await launchChromium()
  const page = await browser.newPage({ baseURL })
  await page.goto(`/de/property/${villa}/`)
  // Its picture comes when somebody is near it; paper must not be quicker.
  for (const map of await page.locator('img[src^="/maps/"]').all())
    await map.evaluate((picture: HTMLImageElement) => {
      picture.loading = 'eager'
      return picture.decode()
    })
  const { pdf, text, sheets } = await printed(page)
  await browser.close()
  expect(sheets).toBe(2)
  expect(text).toContain('OpenStreetMap')
  const first = execFileSync('pdftocairo', ['-svg', '-f', '1', '-l', '1', '-', '-'], {
    input: pdf,
    maxBuffer: 100 * 2 ** 20,
  })
  expect(first.toString()).toMatch(block)
})
