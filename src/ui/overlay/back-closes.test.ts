// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { backCloses, submitFromOver } from './back-closes'

beforeEach(() => window.history.replaceState(null, '', '/nl/'))

const steps = (work: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    work()
  })

test('the way back closes what lies over the page, once', async () => {
  const close = vi.fn(() => stop())
  const stop = backCloses(close)
  expect(window.history.state).toMatchObject({ isOver: true })
  await steps(() => window.history.back())
  expect(close).toHaveBeenCalledTimes(1)
  expect(window.history.state).toBeNull()
})

test('what is closed in another way leaves no step behind', async () => {
  const close = vi.fn()
  const stop = backCloses(close)
  await steps(stop)
  expect(window.history.state).toBeNull()
  expect(close).not.toHaveBeenCalled()
})

test('whoever leaves the page finds it closed when they come back, and takes no step for it', () => {
  const back = vi.spyOn(window.history, 'back')
  const close = vi.fn(() => stop())
  const stop = backCloses(close)
  window.dispatchEvent(new Event('pagehide'))
  expect(close).toHaveBeenCalledTimes(1)
  expect(back).not.toHaveBeenCalled()
})

test('whoever came back to a page with something over it needs one step, not two', () => {
  window.history.replaceState({ isOver: true }, '')
  const push = vi.spyOn(window.history, 'pushState')
  backCloses(vi.fn())
  expect(push).not.toHaveBeenCalled()
})

test('a form that lies over the page asks for its page in place of that step', () => {
  // The browser of the tests cannot leave its page, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<form action="/nl/te-koop/"><input name="city" value="Gent"></form>'
  const [form] = document.forms
  const submitted = () => new SubmitEvent('submit', { cancelable: true, bubbles: true })
  form!.addEventListener('submit', submitFromOver)
  // Nothing lies over the page: the browser does what it does.
  expect(form!.dispatchEvent(submitted())).toBe(true)
  backCloses(vi.fn())
  expect(form!.dispatchEvent(submitted())).toBe(false)
})
