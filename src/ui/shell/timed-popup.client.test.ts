// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { timedPopup } from './timed-popup.client'

const config = { isPublished: true, delaySeconds: 2, formAction: '/nl/schatting/' }

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has neither.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  HTMLMediaElement.prototype.pause = () => undefined
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  sessionStorage.clear()
  window.history.replaceState(null, '', '/nl/te-koop/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function aPopup(content = ''): HTMLDialogElement {
  document.body.innerHTML = `<div><dialog>${content}</dialog></div>`
  timedPopup(document.querySelector('div')!, config)
  return document.querySelector('dialog')!
}

/** As a link to a part of the page does, or a script that says where the visitor is. */
function arriveAt(address: string): void {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new Event('popstate'))
}

// Coverage: 4.33.
test.each(['#modal-clicked', '/nl/te-koop/?modal-clicked', '/nl/schatting/?step=2'])(
  'an open pop-up closes when the address becomes %s, and stays away',
  (address) => {
    const dialog = aPopup()
    vi.advanceTimersByTime(2000)
    expect(dialog.open).toBe(true)
    arriveAt(address)
    expect(dialog.open).toBe(false)
    window.history.replaceState(null, '', '/nl/te-huur/')
    const later = aPopup()
    vi.advanceTimersByTime(60_000)
    expect(later.open).toBe(false)
  },
)

test('a pop-up that still waits does not show once the address says that it was clicked', () => {
  const dialog = aPopup()
  arriveAt('#modal-clicked')
  vi.advanceTimersByTime(60_000)
  expect(dialog.open).toBe(false)
})

/** The question about cookies, as it is before it opens, while it is open, and when it closes. */
function aQuestion(attribute: string): HTMLDialogElement {
  document.body.innerHTML = `<div><dialog></dialog></div><dialog id="consent" ${attribute}></dialog>`
  timedPopup(document.querySelector('div')!, config)
  return document.querySelector<HTMLDialogElement>('#consent')!
}
const popup = () => document.querySelector('dialog')!

// Coverage: 4.31.
test.each(['open', 'data-due'])(
  'its delay begins when the question about cookies (%s) is closed',
  (attribute) => {
    const question = aQuestion(attribute)
    vi.advanceTimersByTime(60_000)
    expect(popup().open).toBe(false)
    question.removeAttribute('data-due')
    question.close()
    vi.advanceTimersByTime(1900)
    expect(popup().open).toBe(false)
    vi.advanceTimersByTime(100)
    expect(popup().open).toBe(true)
  },
)

test('an answer within the delay begins it anew', () => {
  const question = aQuestion('open')
  vi.advanceTimersByTime(1500)
  question.close()
  vi.advanceTimersByTime(1900)
  expect(popup().open).toBe(false)
  vi.advanceTimersByTime(100)
  expect(popup().open).toBe(true)
})

test('once it was closed, no later look at the settings brings it back', () => {
  const question = aQuestion('')
  vi.advanceTimersByTime(2000)
  popup().close()
  question.close()
  vi.advanceTimersByTime(60_000)
  expect(popup().open).toBe(false)
})

test('an address that a script writes closes it too', () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  const dialog = aPopup()
  vi.advanceTimersByTime(2000)
  window.history.replaceState(null, '', '/nl/te-koop/?modal-clicked')
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(dialog.open).toBe(false)
  Reflect.deleteProperty(window, 'navigation')
})

test('any other address leaves it open', () => {
  const dialog = aPopup()
  vi.advanceTimersByTime(2000)
  arriveAt('#map')
  expect(dialog.open).toBe(true)
})

// Coverage: 3.102.
test('a film plays from when the pop-up shows until it closes', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  const dialog = aPopup('<video></video>')
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(play).toHaveBeenCalledTimes(1)
  dialog.close()
  expect(pause).toHaveBeenCalledTimes(1)
})
