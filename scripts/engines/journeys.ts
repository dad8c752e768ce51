import { showPrintStyles } from './page-scripts'
import type { Visitor } from './visitor'

export type Journey = (visitor: Visitor) => Promise<void>

const list = '/nl/te-koop/'
const home = '/property/100002/'

/** What a visitor does most, once in each browser; `e2e/` asserts the details in one of them. */
export const journeys: Record<string, Journey> = {
  'the menu of a phone': async (visitor) => {
    await visitor.openAsPhone(list)
    await visitor.click({ role: 'button', name: 'Menu openen' })
    await visitor.see({ role: 'link', name: 'Over ons' })
    await visitor.press('Escape')
    await visitor.seeGone({ role: 'link', name: 'Over ons', within: 'dialog, [role="dialog"], [popover]' })
    await visitor.click({ role: 'button', name: 'Menu openen' })
    await visitor.click({ role: 'link', name: 'Over ons', within: 'dialog, [role="dialog"], [popover]' })
    await visitor.see({ role: 'heading', name: 'Over ons' })
  },

  'the quick search': async (visitor) => {
    await visitor.open('/nl/')
    await visitor.type('input[type="search"]', '9000')
    await visitor.click({ role: 'link', name: /^Te koop \(\d+\) ?Alle types$/ })
    await visitor.arriveAt(/\/nl\/te-koop\/\?city=Gent%7C9000$/)
  },

  'filters with the place box': async (visitor) => {
    await visitor.open('/de/zu-verkaufen/')
    await visitor.click({ role: 'field', name: 'Gemeinde' })
    await visitor.type({ role: 'field', name: 'Gemeinde' }, 'luik')
    await visitor.click({ role: 'option', name: /^Lüttich/ })
    await visitor.click({ role: 'button', name: /^\d[\d.]* Objekt/ })
    await visitor.arriveAt(/\/de\/zu-verkaufen\/\?city=L%C3%BCttich/)
    await visitor.see({ role: 'heading', name: /Lüttich/ })
  },

  'gallery and lightbox': async (visitor) => {
    await visitor.open(home)
    await visitor.click({ role: 'button', name: /^Bekijk alle \d+ foto/ })
    await visitor.see({ role: 'text', name: /^Foto 1 van \d+$/ })
    await visitor.press('ArrowRight')
    await visitor.see({ role: 'text', name: /^Foto 2 van \d+$/ })
    await visitor.press('Escape')
    await visitor.seeGone({ role: 'text', name: /^Foto \d+ van \d+$/, within: '[role="dialog"]' })
  },

  favourites: async (visitor) => {
    await visitor.open(`${list}?available=true`)
    for (const index of [0, 1, 2])
      await visitor.click({ role: 'button', name: /^Bewaar als favoriet/, index })
    await visitor.open('/nl/favorieten/')
    for (const index of [0, 1, 2]) await visitor.click({ role: 'checkbox', name: /^Vergelijken/, index })
    await visitor.click({ role: 'button', name: /^Vergelijk ?\(3\)$/ })
    await visitor.arriveAt(/\/nl\/vergelijken\/\?homes=\d+,\d+,\d+$/)
    await visitor.see('th:nth-child(4)')
  },

  'a form, with errors and sent': async (visitor) => {
    await visitor.open('/nl/forms/contact/')
    await visitor.click({ role: 'button', name: 'Versturen' })
    await visitor.see('#error-summary a')
    await visitor.type({ role: 'field', name: /^Voornaam/ }, 'An')
    await visitor.type({ role: 'field', name: /^Familienaam/ }, 'Peeters')
    await visitor.type({ role: 'field', name: /^E-mailadres/ }, `engine.${Date.now()}@example.com`)
    await visitor.type({ role: 'field', name: /^Bericht/ }, 'Dag')
    await visitor.click({ role: 'button', name: 'Versturen' })
    await visitor.arriveAt(/\/nl\/request\/[^/]+\/\?sent=contact$/)
  },

  'the region picker': async (visitor) => {
    await visitor.open(list)
    await visitor.click({ role: 'button', name: 'Meer filters' })
    await visitor.scrollTo({ role: 'legend', name: 'Gemeenten en provincies' })
    // Nothing moves any more once the map is there.
    await visitor.see({ role: 'button', name: /Oost-Vlaanderen/, within: 'svg' })
    await visitor.click('details[data-province="BE-VOV"] > summary')
    await visitor.click({ role: 'checkbox', name: /^Gent/, within: 'details[data-province="BE-VOV"]' })
    await visitor.click({ role: 'button', name: /Oost-Vlaanderen/, within: 'svg' })
    await visitor.see('path[role="checkbox"][aria-checked="true"]')
    await visitor.click({ role: 'button', name: /^Toon \d[\d.]* pand/, index: -1 })
    await visitor.arriveAt(/\?municipality=44021$/)
  },

  'the map': async (visitor) => {
    await visitor.open(`${list}?city=Gent`)
    // In a window this wide it comes by itself.
    await visitor.scrollTo('iframe[title]')
    await visitor.enterFrame('iframe[title]')
    await visitor.see({ role: 'button', name: /€|panden hier/ })
    // Homes that stand close together are one button until the map comes nearer.
    for (let step = 0; step < 8 && !(await visitor.isSeen('button[data-home-id]')); step++)
      await visitor.click({ role: 'button', name: /€|panden hier/ })
    await visitor.click('button[data-home-id]')
    await visitor.click('section[aria-label="Gekozen op de kaart"] a')
    await visitor.leaveFrames()
    await visitor.arriveAt(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
  },

  'another language': async (visitor) => {
    await visitor.open(list)
    await visitor.click('article a[href]')
    await visitor.arriveAt(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
    const [id = ''] = /\d+(?=\/$)/.exec(await visitor.address()) ?? []
    await visitor.click({ role: 'link', name: /Deutsch/ })
    await visitor.arriveAt(new RegExp(`/de/zu-verkaufen/.+/${id}/$`))
  },

  'a home on paper': async (visitor) => {
    await visitor.open(home)
    await visitor.see({ role: 'button', name: 'Afdrukken' })
    await visitor.evaluate(showPrintStyles)
    await visitor.seeGone({ role: 'button', name: 'Afdrukken' })
    await visitor.seeGone('footer a')
    await visitor.see('[role="img"][aria-label*="QR"], img[alt*="QR"], svg[aria-label*="QR"]')
  },
}
