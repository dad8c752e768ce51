import { expect, test } from 'vitest'

import { outcomeOfFailure } from './smtp-outcome'

test.each([
  { given: { responseCode: 451, command: 'RCPT TO' }, state: 'failed', bounce: 'soft' as const },
  { given: { responseCode: 421, command: 'DATA' }, state: 'failed' },
  {
    given: { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' },
    state: 'refused',
    bounce: 'hard' as const,
  },
  { given: { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, state: 'refused' },
  { given: { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, state: 'failed' },
  { given: { responseCode: 550, command: 'MAIL FROM', code: 'EENVELOPE' }, state: 'failed' },
  { given: { responseCode: 554, command: 'CONN', code: 'EPROTOCOL' }, state: 'failed' },
  { given: { code: 'ESOCKET', command: 'CONN' }, state: 'failed' },
  { given: { code: 'ETIMEDOUT', command: 'CONN' }, state: 'failed' },
  { given: { code: 'EDNS' }, state: 'failed' },
  { given: { code: 'ECONNECTION', command: 'DATA' }, state: 'unsure' },
  { given: {}, state: 'unsure' },
])('$given is $state, of the mailbox $bounce', ({ given, state, bounce }) => {
  expect(outcomeOfFailure({ message: 'no', ...given })).toEqual({
    state,
    reason: 'no',
    ...(bounce && { bounce }),
  })
})

test('the reason does not name the receiver', () => {
  const message = '550 5.1.1 <jo.friend@example.com>: user  unknown'
  expect(outcomeOfFailure({ message, responseCode: 550, command: 'RCPT TO' })).toEqual({
    state: 'refused',
    reason: '550 5.1.1 <…>: user unknown',
    bounce: 'hard',
  })
})

test('a server that finds out only at the end that nobody lives there says so by its code', () => {
  const refused = (message: string) => outcomeOfFailure({ message, responseCode: 550, command: 'DATA' })
  expect(refused('550 5.1.1 unknown')).toMatchObject({ bounce: 'hard' })
  expect(refused('550 5.7.1 looks like spam')).not.toHaveProperty('bounce')
})
