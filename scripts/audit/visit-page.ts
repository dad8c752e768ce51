import type { Page } from '@playwright/test'

import { axeViolations, bringAxe } from './axe-violations'
import type { Check } from './finding'
import { inForcedColours, lostInForcedColours } from './forced-colours/lost-in-forced-colours'
import { motion } from './motion'
import { nameless } from './nameless'
import { type PageFacts, pageFacts } from './page-facts'
import { coveredFocus, sidewaysScroll, zoomed } from './zoom'

interface Visit {
  path: string
  status: number
  widths: readonly number[]
  /** The part of the page that is ours. */
  within?: string
}

interface Visited {
  facts: PageFacts
  found: { check: Check; says: string }[]
}

const height = 900

/** Opens a page once and looks at it in every width; at last as somebody sees it who enlarges four times. */
export async function visitPage(page: Page, { path, status, widths, within }: Visit): Promise<Visited> {
  const found: Visited['found'] = []
  const say = (check: Check, says: string[]) => found.push(...says.map((one) => ({ check, says: one })))
  const heard = listen(page)
  await page.setViewportSize({ width: widths[0] ?? 390, height })
  const response = await page.goto(path, { waitUntil: 'load' })
  if (response?.status() !== status) say('wrong status', [`${response?.status() ?? 'nothing'}`])
  if (within !== undefined) await leaveOnly(page, within)
  const facts = await pageFacts(page)
  say('alt texts', facts.withoutAlt)
  say(
    'broken links',
    facts.deadFragments.map((id) => `#${id} is nowhere on the page`),
  )
  const own = within ?? 'body'
  await bringAxe(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    say('axe', atWidth(await axeViolations(page, within), width))
    say('names', atWidth(await nameless(page), width))
    say('sideways scroll', atWidth(await wider(page, own), width))
  }
  // At last, so that no colour is on its way back while axe looks.
  await inForcedColours(page, async () => {
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height })
      say('forced colours', atWidth(await lostInForcedColours(page, own), width))
    }
  })
  say('motion', await motion(page, within))
  for (const size of [{ width: 640, height: 512 }, zoomed]) {
    await page.setViewportSize(size)
    say('sideways scroll', atWidth(await wider(page, own), size.width))
  }
  say('covered focus', atWidth(await coveredFocus(page), zoomed.width))
  say('policy violations', await page.evaluate(() => (window as Violated).policyViolations ?? []))
  say(
    'console errors',
    heard.stop().filter((text) => !isOwnStatus(text, status)),
  )
  return { facts, found }
}

/** What somebody else's program draws around our part stays in sight, and is nothing that we look at. */
async function leaveOnly(page: Page, within: string): Promise<void> {
  await page.locator(within).locator('h1').first().waitFor()
  await page.evaluate((selector) => {
    for (let at = document.querySelector(selector); at?.parentElement; at = at.parentElement)
      for (const other of at.parentElement.children) if (other !== at) other.setAttribute('inert', '')
  }, within)
}

interface Violated extends Window {
  policyViolations?: string[]
}

/** To be run in each page before its own scripts: a visitor who closed the pop-up, and a list of what was blocked. */
export function watchPolicy(): void {
  sessionStorage.setItem('gevel:popup-closed', 'true')
  const list: string[] = []
  ;(window as Violated).policyViolations = list
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    list.push(`${violatedDirective}: ${blockedURI}`),
  )
}

function listen(page: Page) {
  const texts: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') texts.push(message.text())
  }
  const onError = ({ message }: Error) => texts.push(message)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  return {
    stop() {
      page.off('console', onConsole)
      page.off('pageerror', onError)
      return texts
    },
  }
}

/** Chromium writes down that a page itself answered 404, as it should have. */
function isOwnStatus(text: string, status: number): boolean {
  return status >= 400 && text.includes(`status of ${status}`)
}

async function wider(page: Page, within: string): Promise<string[]> {
  const pixels = await sidewaysScroll(page, within)
  return pixels > 0 ? [`${pixels} px`] : []
}

function atWidth(says: string[], width: number): string[] {
  return says.map((one) => `at ${width} px: ${one}`)
}
