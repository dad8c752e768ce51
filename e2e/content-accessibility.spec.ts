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
  { name: 'services', nl: '/nl/diensten/', de: '/de/dienstleistungen/' },
  { name: 'strengths', nl: '/nl/troeven/', de: '/de/staerken/' },
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

  // The narrowest window, and the narrowest that has tables and columns side by side.
  test(`nothing of the ${name} page sticks out at 320 and 768 px`, async ({ page }) => {
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(de)
      expect(await overflow(page), `at ${width} px`).toBe(0)
    }
  })
}
