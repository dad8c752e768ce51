import { expect, test } from 'vitest'

import { deliveryProblem } from './delivery-problem'

test.each([
  ['Can’t send mail - all recipients were rejected: 550 5.1.1 <…>: User unknown', 'unknown-address'],
  ['One of the receivers was refused', 'unknown-address'],
  ['Message failed: 552 5.2.2 Mailbox full', 'mailbox-full'],
  ['Message failed: 554 5.7.1 Message blocked as spam', 'taken-for-spam'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'sign-in'],
  ['Message failed: 451 4.3.0 Try again later', 'later'],
  ['Can’t send mail - all recipients were rejected: 450 4.2.0 Greylisted', 'later'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['No answer in time', 'no-answer'],
  ['Connection timeout', 'no-answer'],
  ['ContactOnMe: HTTP 500', 'platform-down'],
  ['ContactOnMe: HTTP 403', 'platform-refused'],
  ['the platform answered no', 'platform-refused'],
  ['It may have arrived: look before it is sent again', 'may-have-arrived'],
  ['The visitor left no e-mail address', 'no-address'],
  ['Neither the agent nor the agency has an e-mail address', 'no-agency-address'],
  ['The home is no longer on the site', 'home-gone'],
  ['Unexpected token < in JSON', null],
])('%j is %s', (said, problem) => {
  expect(deliveryProblem(said)).toBe(problem)
})
