// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { countView } from './count-view.client'

const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>(() => true)
const page = document.createElement('article')
let state = 'visible'
let referrer = ''

beforeEach(() => {
  sendBeacon.mockClear()
  state = 'visible'
  referrer = ''
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
  Object.defineProperty(document, 'referrer', { get: () => referrer, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  history.replaceState(null, '', '/')
})

const sent = () => sendBeacon.mock.calls.map(([url, body]) => `${url} ${body.toString()}`)

test('a home that is looked at is told of once', () => {
  countView(page, { home: 12 })
  expect(sent()).toEqual(['/seen/ home=12'])
})

test('of the page before it only the host is told, and of the address only the campaign', () => {
  referrer = 'https://www.google.be/search?q=a+house+of+my+own'
  history.replaceState(null, '', '/nl/?utm_source=alert&utm_medium=email&name=An')
  countView(page, { home: 12 })
  expect(sent()).toEqual(['/seen/ home=12&referrer=www.google.be&source=alert&medium=email'])
})

test('a page that the browser prepares, or a tab behind another, counts when it is looked at', () => {
  state = 'hidden'
  countView(page, { home: 12 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
  state = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual(['/seen/ home=12'])
})

test('who asks not to be counted is not', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  countView(page, { home: 12 })
  expect(sent()).toEqual([])
})

test('a list tells its search, and nothing of the page before it', () => {
  referrer = 'https://www.google.be/search?q=a+house+of+my+own'
  history.replaceState(null, '', '/nl/te-koop/?text=my+name&utm_source=alert')
  countView(page, { search: 'sale', places: '44021', found: 0 })
  expect(sent()).toEqual(['/seen/ search=sale&places=44021&found=0'])
})

test('a form is told of once it is on the screen', () => {
  let see: (isIntersecting: boolean) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callBack: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callBack([{ isIntersecting }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  countView(page, { form: 'contact', step: 1 })
  see(false)
  expect(sent()).toEqual([])
  see(true)
  expect(sent()).toEqual(['/seen/ form=contact&step=1'])
  vi.unstubAllGlobals()
})
