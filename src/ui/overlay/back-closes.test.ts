// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { backCloses } from './back-closes'

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
