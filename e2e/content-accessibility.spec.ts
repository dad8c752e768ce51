// Proves 2.71, 2.72, 2.73, 2.74, 2.75, 2.76, 2.79, 2.80, 2.81, 2.83, 3.93 of docs/coverage.md.

import { expect } from '@playwright/test'

import { overflow, violations } from './axe'
import { test } from './test'

const pages = [
  { name: 'home', nl: '/nl/', de: '/de/' },
  { name: 'selling', nl: '/nl/verkopen/', de: '/de/verkaufen/' },
  { name: 'blog', nl: '/nl/blog/', de: '/de/blog/' },
  {
    name: 'article',
    nl: '/nl/blog/registratierechten-in-2026-vergeleken/',
    de: '/de/blog/registrierungsgebuhren-2026-im-vergleich/',
  },
  {
    name: 'testimonial',
    nl: '/nl/wat-onze-klanten-zeggen/kort-en-duidelijk/',
    de: '/de/was-unsere-kunden-sagen/kurz-und-klar/',
  },
  { name: 'steps', nl: '/nl/stappenplan/', de: '/de/schritt-fuer-schritt/' },
  { name: 'about', nl: '/nl/over-ons/', de: '/de/ueber-uns/' },
  { name: 'contact', nl: '/nl/contact/', de: '/de/kontakt/' },
  { name: 'valuation', nl: '/nl/schatting/', de: '/de/kostenlose-bewertung/' },
  { name: 'thank-you', nl: '/nl/bedankt/gratis-schatting/', de: '/de/danke/kostenlose-bewertung/' },
  { name: 'login', nl: '/nl/login/', de: '/de/login/' },
  { name: 'project', nl: '/nl/projecten/502/', de: '/de/projekte/502/' },
]

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

for (const { name, nl, de } of pages) {
  for (const { path, width } of [
    { path: nl, width: 390 },
    { path: de, width: 1440 },
  ]) {
    test(`axe finds nothing on the ${name} page, ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })
  }

  test(`nothing of the ${name} page sticks out at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(de)
    expect(await overflow(page)).toBe(0)
  })
}
