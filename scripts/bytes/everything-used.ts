import type { Browser, Page } from '@playwright/test'

import { declinedOn } from '../demo/declined'
import { inWindow, scriptSizes, totalGzip, type WindowWidth } from './answers'
import { touchEverything } from './touch-everything'

/** All scripts of a page once everything on it was used, compressed, but for the map and the lightbox. */
export function scriptsWhenUsed(browser: Browser, url: string, width: WindowWidth): Promise<number> {
  return inWindow(
    browser,
    width,
    async (page, answers) => {
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
      await stayHere(page, url)
      await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
      await touchEverything(page)
      const scripts = await scriptSizes(answers)
      return totalGzip(scripts.filter(({ isApart }) => !isApart))
    },
    { storageState: declinedOn(new URL(url).origin) },
  )
}

/** Touching everything follows links, sends forms and goes back too: the page must stay. Nobody looks at its pictures. */
async function stayHere(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    for (let step = 0; step < 20; step++) history.pushState(history.state, '')
  })
  let isThere = false
  await page.route('**/*', (route) => {
    const request = route.request()
    const leaves = isThere && request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (request.url() === url) isThere = true
    const isOurs = ['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname)
    const isSeen = ['image', 'media', 'font'].includes(request.resourceType())
    return leaves || !isOurs || isSeen || request.method() === 'POST' ? route.abort() : route.continue()
  })
}
