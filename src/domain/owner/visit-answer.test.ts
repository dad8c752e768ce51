import { expect, test } from 'vitest'

import { answerFor, declineReasons, furtherReason, saysWhy } from './visit-answer'

test('who would rather have another moment asks for one; the rest is a no', () => {
  expect(declineReasons.map(answerFor)).toEqual(['propose', 'decline', 'decline', 'decline'])
})

test.each([
  ['other-time', '', true],
  ['not-that-week', '', true],
  ['talk-first', '', true],
  ['other', '', false],
  ['other', 'We verhuizen.', true],
  [null, '', false],
  [null, 'We verhuizen.', true],
] as const)('%s with the words “%s” says why: %s', (reason, words, expected) => {
  expect(saysWhy({ reason, words })).toBe(expected)
})

test('a reason is told beside the answer unless the answer or the words say it', () => {
  expect(declineReasons.map(furtherReason)).toEqual([null, 'not-that-week', 'talk-first', null])
  expect(furtherReason(null)).toBeNull()
})
