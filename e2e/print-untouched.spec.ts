import { expect, type Page } from '@playwright/test'

import { printed } from './paper'
import { test } from './test'

/** Lines break anywhere on paper, hyphens included. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad]+/g, '')

/** What must stand on paper: all that the page has there, in sight of a screen or not. */
const pages = {
  'the home page': {
    path: '/nl/',
    parts: '[data-behaviour="carousel"] [role="group"] :is(h3, blockquote, figcaption), main h2',
    least: 12,
  },
  'a list': { path: '/nl/te-koop/', parts: 'main li h2, main li h3', least: 20 },
  'the form of a search': {
    path: '/nl/forms/demand/',
    parts: 'main form :is(legend, summary > span, label:not(details label, [aria-hidden] label))',
    least: 15,
  },
  'the page of regions': {
    path: '/nl/regions/?deal=sale&province=BE-BRU',
    parts: '.region-tree summary > span, details[open] li span',
    least: 30,
  },
}

async function textsOf(page: Page, parts: string): Promise<string[]> {
  const texts = await page.locator(parts).evaluateAll((all) =>
    all
      // Words for screen readers alone are a pixel wide.
      .filter((element) => !element.closest('dialog') && element.getBoundingClientRect().width > 1)
      .map((element) => element.textContent),
  )
  return texts.filter((text) => text.trim() !== '')
}

/** Where something on paper is cut off by the box around it. */
async function cutOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isCutAcross = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const isCutBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
        const isShown = element.checkVisibility() && element.clientWidth > 1 && element.clientHeight > 1
        return isShown && (isCutAcross || isCutBelow) && element.textContent.trim() !== ''
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )
}

for (const [name, { path, parts, least }] of Object.entries(pages))
  test(`${name} that nobody touched is whole on paper`, async ({ page }) => {
    // As wide as the paper: what is laid out for it is laid out for a window of the same width.
    await page.setViewportSize({ width: 703, height: 1032 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const texts = await textsOf(page, parts)
    expect(texts.length).toBeGreaterThanOrEqual(least)
    expect(await page.locator('gevel-island[awake], [data-viewport][data-ready]').count()).toBe(0)

    const paper = bare((await printed(page)).text)
    expect(texts.filter((text) => !paper.includes(bare(text)))).toEqual([])
    expect(await cutOnPaper(page)).toEqual([])
  })
