import type { Page } from '@playwright/test'

import { translator } from '@/i18n/messages'

/** Comes near, points at, focuses and presses all that can be used on a Dutch page, but for the map and the photographs. */
export async function touchEverything(page: Page): Promise<void> {
  const t = translator('nl')
  const apart = [t('map.show'), t('map.title'), t('map.frame_title'), t('location.open_map')]
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // Twice: what the first round opened can be touched in the second.
  for (let round = 0; round < 2; round++) {
    await page.evaluate(touchAll, apart)
    await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
  }
}

/** Runs in the browser, where there is nothing of ours: no function with a name, no import. */
async function touchAll(apart: string[]): Promise<void> {
  const usable =
    'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=combobox]'
  const isPicture = /,? (foto|plan) \d+$|^bekijk (alle|de) .*foto|foto vergroten/i
  let touched = 0
  for (const element of document.querySelectorAll<HTMLElement>(usable)) {
    const name = (element.getAttribute('aria-label') ?? element.title) || (element.textContent ?? '').trim()
    const picture = element.querySelector('img')?.alt ?? ''
    if (apart.includes(name) || isPicture.test(name) || isPicture.test(picture)) continue
    // Who takes back an answer about cookies gets the page anew.
    if (element.closest('[data-behaviour=consent]')) continue
    const options = { bubbles: true, cancelable: true, composed: true }
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(type, { ...options, pointerType: 'mouse' }))
    element.dispatchEvent(new MouseEvent('mouseover', options))
    element.focus({ preventScroll: true })
    if (element.matches('input[type=search], input[type=text], input:not([type]), [role=combobox]'))
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // A link would lead away, and a form is sent by its own button.
    if (element.matches('button[type=button], summary, [role=button]')) element.click()
    // What wakes gets its turn now and then.
    if (++touched % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 15))
  }
}
