// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sameForAll } from '@/domain/consent/purposes'
import { consentDays, parseStoredConsent } from '@/domain/consent/stored-consent'

import { consent, type ConsentOptions } from './consent.client'
import { ConsentDialog } from './consent-dialog'
import { readCookie, removeCookie, setCookie } from './cookie-jar.client'

const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>()

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  navigator.sendBeacon = sendBeacon as never
  sendBeacon.mockClear()
  localStorage.clear()
  for (const pair of document.cookie.split('; ')) removeCookie(pair.split('=')[0] ?? '')
  delete window.dataLayer
  window.history.replaceState(null, '', '/nl/te-koop/')
})

afterEach(() => vi.useRealTimers())

/** The dialog of an agency without tags: what loads is proved in a browser. */
function aVisit(): HTMLDialogElement {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <button data-opens="consent">Cookie-instellingen</button>
      <ConsentDialog locale="nl" agencyName="Gevel" tags={{}} hasTags policyHref="/nl/cookiebeleid/" />
    </>,
  )
  const dialog = document.querySelector('dialog')!
  consent(dialog, JSON.parse(dialog.dataset.options ?? '') as ConsentOptions)
  vi.runAllTimers()
  return dialog
}

const press = (value: string) => document.querySelector<HTMLElement>(`button[value=${value}]`)?.click()
const box = (purpose: string) => document.querySelector<HTMLInputElement>(`input[value=${purpose}]`)!
const stored = () => parseStoredConsent(localStorage.getItem('gevel:consent'))

// Coverage: 4.26.
test.each([
  { answer: 'agree', choices: sameForAll(true), flag: 'granted' },
  { answer: 'decline', choices: sameForAll(false), flag: 'denied' },
])('$answer is kept in local storage, mirrored in cookies and sent as proof', ({ answer, choices, flag }) => {
  const dialog = aVisit()
  expect(dialog.open).toBe(true)
  press(answer)
  expect(dialog.open).toBe(false)
  expect(stored()).toMatchObject({ version: 1, choices })
  for (const name of ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'])
    expect(localStorage.getItem(`gevel:${name}`)).toBe(flag)
  expect(readCookie('gevel-consent-marketing')).toBe(String(choices.marketing))
  const [href, proof] = sendBeacon.mock.calls[0] ?? []
  expect(href).toBe('/nl/consent/')
  expect(Object.fromEntries(proof ?? [])).toMatchObject({ id: stored()?.id, version: '1', tags: '' })
  expect(aVisit().open).toBe(false)
})

// Coverage: 4.24.
test('the detailed view begins with nothing ticked but what is necessary, and keeps a partial choice', () => {
  aVisit()
  press('change')
  expect([box('necessary').checked, box('necessary').disabled]).toEqual([true, true])
  expect(['analytical', 'marketing', 'social', 'unclassified'].map((one) => box(one).checked)).toEqual([
    false,
    false,
    false,
    false,
  ])
  box('analytical').checked = true
  press('save')
  expect(stored()?.choices).toEqual({ ...sameForAll(false), analytical: true })
  expect(localStorage.getItem('gevel:analytics_storage')).toBe('granted')
  expect(localStorage.getItem('gevel:ad_storage')).toBe('denied')
})

test('the settings of the footer show what was chosen, and can take it back under the same id', () => {
  const dialog = aVisit()
  press('agree')
  const id = stored()?.id
  setCookie('_ga', 'x', 1)
  document.querySelector<HTMLElement>('[data-opens]')?.click()
  expect(dialog.open).toBe(true)
  expect(box('social').checked).toBe(true)
  box('analytical').checked = false
  press('save')
  expect(stored()).toMatchObject({ id, choices: { ...sameForAll(true), analytical: false } })
  expect(readCookie('_ga')).toBeUndefined()
  expect(sendBeacon).toHaveBeenCalledTimes(2)
})

// Coverage: 4.30.
test('setcookies forgets the answer and asks again, once; the address stays as it is', () => {
  aVisit()
  press('agree')
  window.history.replaceState(null, '', '/nl/te-koop/?setcookies&page=2')
  expect(aVisit().open).toBe(true)
  expect(stored()).toBeNull()
  expect(document.cookie).toBe('')
  expect(window.location.search).toBe('?setcookies&page=2')
  press('agree')
  expect(aVisit().open).toBe(false)
  expect(stored()).not.toBeNull()
})

test('a preview asks nothing and keeps nothing', () => {
  window.history.replaceState(null, '', '/nl/preview/pages/1/')
  expect(aVisit().open).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('an answer of six months ago is forgotten', () => {
  aVisit()
  press('agree')
  vi.useFakeTimers({ now: Date.now() + consentDays * 86_400_000 })
  expect(aVisit().open).toBe(true)
  expect(stored()).toBeNull()
})

/** As a browser does that kept the page while the visitor was on another. */
const comeBack = () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  vi.runAllTimers()
}

test('who answered on the next page and comes back is not asked there again', () => {
  const dialog = aVisit()
  const consentOf = (id: string) => JSON.stringify({ id, savedAt: Date.now(), version: 1, tags: [] })
  localStorage.setItem('gevel:consent', consentOf('of-the-next-page'))
  comeBack()
  expect(dialog.open).toBe(false)
  expect(stored()?.id).toBe('of-the-next-page')
  expect(sendBeacon).not.toHaveBeenCalled()
  localStorage.clear()
  comeBack()
  expect(dialog.open).toBe(true)
})

test('the id of an answer is a UUID, also where a browser makes none by itself', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  aVisit()
  press('agree')
  vi.unstubAllGlobals()
  expect(z.uuid().safeParse(stored()?.id).success).toBe(true)
})

test('who closes the dialog has answered nothing', () => {
  aVisit().close()
  expect(stored()).toBeNull()
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(aVisit().open).toBe(true)
})

test('where no tag is configured nothing is told to anybody', () => {
  aVisit()
  press('agree')
  expect(window.dataLayer).toBeUndefined()
})
