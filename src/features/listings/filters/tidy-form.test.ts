// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { tidyForm } from './tidy-form'

const hidePopover = vi.fn()
const matches = Element.prototype.matches
const closest = Element.prototype.closest

beforeEach(() => {
  hidePopover.mockClear()
  // What jsdom has no word for: an open sheet.
  Element.prototype.matches = function (this: Element, selectors: string) {
    return selectors === ':popover-open' ? this.id === 'sheet' : matches.call(this, selectors)
  } as typeof matches
  Element.prototype.closest = function (this: Element, selectors: string) {
    return closest.call(this, selectors === ':popover-open' ? '#sheet' : selectors)
  } as typeof closest
  HTMLElement.prototype.hidePopover = hidePopover
  window.matchMedia = () => new EventTarget() as MediaQueryList
  document.body.innerHTML =
    '<main tabindex="-1"><form id="sheet"><input id="in"></form><a id="behind" href="/">x</a></main>'
  const form = document.querySelector('form')
  if (form) tidyForm(form, '')
})
afterEach(() => {
  Element.prototype.matches = matches
  Element.prototype.closest = closest
})

const leaveFor = (selector: string) =>
  document
    .querySelector('#in')
    ?.dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: document.querySelector(selector) }),
    )

test('a click on blank space of a sheet leaves it open, though the page around it gets the focus', () => {
  leaveFor('main')
  expect(hidePopover).not.toHaveBeenCalled()
})

test('whoever walks on to what lies behind a sheet closes it', () => {
  leaveFor('#behind')
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
