import { expect, test } from 'vitest'

import { type LanguageFacts, languageState } from './language-states'

const visible: LanguageFacts = {
  hasWords: true,
  isWaiting: false,
  isScheduled: false,
  isPublic: true,
  isMachineMade: false,
  isIncomplete: false,
  isOlderThanSource: false,
}

test.each([
  { facts: {}, state: 'public' },
  { facts: { hasWords: false }, state: 'missing' },
  { facts: { hasWords: false, isWaiting: true, isScheduled: true, isPublic: false }, state: 'missing' },
  { facts: { isWaiting: true }, state: 'draft' },
  { facts: { isWaiting: true, isScheduled: true }, state: 'scheduled' },
  { facts: { isScheduled: true }, state: 'public' },
  { facts: { isWaiting: true, isOlderThanSource: true }, state: 'draft' },
  { facts: { isPublic: false }, state: 'hidden' },
  { facts: { isPublic: false, isOlderThanSource: true }, state: 'hidden' },
  { facts: { isOlderThanSource: true }, state: 'out-of-date' },
  { facts: { isIncomplete: true }, state: 'incomplete' },
  { facts: { isIncomplete: true, isOlderThanSource: true }, state: 'incomplete' },
  { facts: { isIncomplete: true, isWaiting: true }, state: 'draft' },
  { facts: { isIncomplete: true, isPublic: false }, state: 'hidden' },
  { facts: { isMachineMade: true, isWaiting: true, isIncomplete: true }, state: 'unconfirmed' },
] as const)('$facts is $state', ({ facts, state }) => {
  expect(languageState({ ...visible, ...facts })).toBe(state)
})
