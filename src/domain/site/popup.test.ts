import { expect, test } from 'vitest'

import { closesPopup, popupDelayMs } from './popup'

const visit = { isClosedInSession: false, url: '/nl/', formAction: '/form/popup' }

test.each([
  { delaySeconds: 0, delayMs: 0 },
  { delaySeconds: 5, delayMs: 5000 },
  { delaySeconds: -1, delayMs: 0 },
  { delaySeconds: Number.NaN, delayMs: 0 },
])('a delay of $delaySeconds seconds waits $delayMs ms', ({ delaySeconds, delayMs }) => {
  expect(popupDelayMs({ isPublished: true, delaySeconds }, visit)).toBe(delayMs)
})

test.each([
  { why: 'is not published', isPublished: false, change: {} },
  { why: 'was closed in this session', isPublished: true, change: { isClosedInSession: true } },
  { why: 'has had its form sent', isPublished: true, change: { url: '/nl/form/popup?ok' } },
])('a pop-up that $why does not show', ({ isPublished, change }) => {
  expect(popupDelayMs({ isPublished, delaySeconds: 0 }, { ...visit, ...change })).toBeNull()
})

test.each([
  { url: '/nl/?modal-clicked', formAction: undefined, answer: true },
  { url: '/nl/form/popup', formAction: '/form/popup', answer: true },
  { url: '/nl/te-koop/', formAction: '/form/popup', answer: false },
  { url: '/nl/te-koop/', formAction: '', answer: false },
])('$url with form action $formAction closes the pop-up: $answer', ({ url, formAction, answer }) => {
  expect(closesPopup({ url, formAction })).toBe(answer)
})
