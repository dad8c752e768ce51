// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { postForm } from '@/ui/form/post-form'

import { sendPlainForms } from './plain-forms.client'

vi.mock('@/ui/form/post-form', () => ({ postForm: vi.fn() }))
const posted = vi.mocked(postForm)
const sentWhole = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)

/** However many tags load, forms are sent once. */
sendPlainForms()
sendPlainForms()

beforeEach(() => {
  posted.mockReset()
  sentWhole.mockClear()
  // Back on the page.
  window.dispatchEvent(new Event('pageshow'))
})

/** Presses the button of such a form; answers whether the browser sends it by itself. */
function press({ action = '/nl/forms/list-demand/', method = 'post', isTaken = false } = {}): boolean {
  document.body.innerHTML = `<form method="${method}" action="${action}"></form>`
  const form = document.querySelector('form')!
  if (isTaken) form.addEventListener('submit', (event) => event.preventDefault())
  return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

/** What was asked of the network has come back. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

// Coverage: 7.17.
test('a form without a script of its own is sent from here, so that tags hear when it was accepted', async () => {
  posted.mockResolvedValue(null)
  expect(press()).toBe(false)
  await settled()
  expect(posted).toHaveBeenCalledTimes(1)
  expect(posted.mock.calls[0]?.[0].action).toMatch(/\/nl\/forms\/list-demand\/$/)
  expect(sentWhole).not.toHaveBeenCalled()
})

test.each([
  ['that comes back', () => Promise.resolve('<p>Vul uw e-mailadres in.</p>')],
  ['that the network loses', () => Promise.reject(new Error('offline'))],
])('what %s is sent by the browser, which shows what follows', async (_, answer) => {
  posted.mockImplementation(answer)
  press()
  await settled()
  expect(sentWhole).toHaveBeenCalledTimes(1)
})

test('a form that is on its way is not sent again', async () => {
  posted.mockReturnValue(new Promise(() => undefined))
  press()
  expect(press()).toBe(false)
  await settled()
  expect(posted).toHaveBeenCalledTimes(1)
})

test.each([
  ['sent by its own script', { isTaken: true }, false],
  ['a search', { action: '/nl/te-koop/', method: 'get' }, true],
  ['not one of the forms', { action: '/nl/my-data/' }, true],
])('what is %s is left alone', (_, form, isSentByBrowser) => {
  expect(press(form)).toBe(isSentByBrowser)
  expect(posted).not.toHaveBeenCalled()
})
