import { expect, test } from 'vitest'

import { closesPopup, formActionOf, popupDelayMs } from './popup'

const visit = { isClosedInSession: false, url: '/nl/' }

// Coverage: 3.101, 4.31.
test.each([
  { delaySeconds: 0, delayMs: 0 },
  { delaySeconds: 5, delayMs: 5000 },
  { delaySeconds: -1, delayMs: 0 },
  { delaySeconds: Number.NaN, delayMs: 0 },
])('a delay of $delaySeconds seconds waits $delayMs ms', ({ delaySeconds, delayMs }) => {
  expect(popupDelayMs({ isPublished: true, delaySeconds }, visit)).toBe(delayMs)
})

// Coverage: 4.32.
test.each([
  { why: 'is not published', isPublished: false, change: {} },
  { why: 'was closed in this visit', isPublished: true, change: { isClosedInSession: true } },
  { why: 'leads to the page that is open', isPublished: true, change: { url: '/nl/schatting/?ok' } },
])('a pop-up that $why does not show', ({ isPublished, change }) => {
  const config = { isPublished, delaySeconds: 0, formAction: '/nl/schatting/' }
  expect(popupDelayMs(config, { ...visit, ...change })).toBeNull()
})

// Coverage: 4.33.
test.each([
  { url: '/nl/?modal-clicked', formAction: undefined, answer: true },
  { url: '/nl/#modal-clicked', formAction: undefined, answer: true },
  { url: '/nl/schatting/?step=2', formAction: '/nl/schatting/', answer: true },
  { url: '/nl/te-koop/', formAction: '/nl/schatting/', answer: false },
  { url: '/nl/te-koop/', formAction: undefined, answer: false },
])('$url with form action $formAction closes the pop-up: $answer', ({ url, formAction, answer }) => {
  expect(closesPopup({ formAction }, url)).toBe(answer)
})

test.each([
  { href: '/nl/schatting/?from=popup', action: '/nl/schatting/' },
  { href: '/nl/', action: undefined },
  { href: 'https://www.example.be/nl/schatting/', action: undefined },
  { href: 'tel:+3290001234', action: undefined },
  { href: undefined, action: undefined },
])('the form action of a link to $href is $action', ({ href, action }) => {
  expect(formActionOf(href)).toBe(action)
})
