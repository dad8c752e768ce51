import { expect, test } from 'vitest'

import { channelsFor, nextTryAt } from './delivery'
import { messageId } from './lead'
import { secondEmail } from './second-person'

const queuedAt = new Date('2026-11-15T12:00:00Z')

test.each([
  { tries: 1, now: '2026-11-15T12:00:00Z', next: '2026-11-15T12:00:10Z' },
  { tries: 4, now: '2026-11-15T12:10:00Z', next: '2026-11-15T12:15:00Z' },
  { tries: 50, now: '2026-11-16T12:00:00Z', next: '2026-11-16T16:00:00Z' },
  { tries: 60, now: '2026-11-18T11:00:00Z', next: '2026-11-18T12:00:00Z' },
])('after $tries tries at $now the next is at $next', ({ tries, now, next }) => {
  expect(nextTryAt({ tries, queuedAt, now: new Date(now) })).toEqual(new Date(next))
})

test('after three days it is not tried again', () => {
  expect(nextTryAt({ tries: 30, queuedAt, now: new Date('2026-11-18T12:00:00Z') })).toBeNull()
})

test.each([
  ['enquiry', true, ['agency-mail', 'visitor-mail', 'platform']],
  ['contact-small', false, ['agency-mail', 'platform']],
  ['send-to-friend', true, ['friend-mail']],
  ['testimonial', true, ['agency-mail', 'visitor-mail']],
  ['newsletter', true, ['visitor-mail']],
] as const)('%s, with an address: %s, goes to %j', (kind, hasEmail, channels) => {
  expect(channelsFor(kind, { hasEmail })).toEqual(channels)
})

test('the second buyer of an offer hears of it on a channel of their own', () => {
  const channels = ['agency-mail', 'visitor-mail', 'second-person-mail', 'platform']
  expect(channelsFor('offer', { hasEmail: true, hasSecondEmail: true })).toEqual(channels)
})

test.each([
  ['offer', { email: 'an@example.com', emailB: 'bo@example.com' }, 'bo@example.com'],
  ['offer', { email: 'an@example.com', emailB: 'An+2@example.com' }, null],
  ['offer', { email: 'a.n@gmail.com', emailB: 'an@gmail.com' }, null],
  ['offer', { email: 'a.n@example.com', emailB: 'an@example.com' }, 'an@example.com'],
  ['offer', { email: 'an@example.com' }, null],
  ['enquiry', { email: 'an@example.com', emailB: 'bo@example.com' }, null],
] as const)('%s with %j has the second address %s', (kind, answers, email) => {
  expect(secondEmail({ kind, answers })).toBe(email)
})

test('a mail has the same id at every try, and another on each channel', () => {
  expect(messageId({ id: 'a1' }, 'agency-mail', 'example.com')).toBe('<agency-mail.a1@example.com>')
  expect(messageId({ id: 'a1' }, 'visitor-mail', 'example.com')).toBe('<visitor-mail.a1@example.com>')
})
