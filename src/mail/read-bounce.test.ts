import { expect, test } from 'vitest'

import { readBounce } from './read-bounce'

const given = {
  action: 'failed',
  type: 'multipart/report; report-type=delivery-status;\n boundary="B1"',
  returned: 'message/rfc822',
  id: '<letter.3f0e2b1a-0000-4000-8000-000000000001@gevel.example>',
}

/** As Postfix writes it. */
const report = ({ action, type, returned, id }: typeof given) => `Return-Path: <>
Date: Thu, 19 Nov 2026 09:00:00 +0100 (CET)
From: MAILER-DAEMON@mail.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: website@gevel.example
MIME-Version: 1.0
Content-Type: ${type}
Message-Id: <20261119080000.ABC@mail.example>

This is a MIME-encapsulated message.

--B1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Thu, 19 Nov 2026 08:59:58 +0100 (CET)

Final-Recipient: rfc822; an@example.com
Original-Recipient: rfc822;an@example.com
Action: ${action}
Status: 5.1.1
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 5.1.1 <an@example.com>: Recipient address
    rejected: User unknown

--B1
Content-Description: Undelivered Message
Content-Type: ${returned}

Return-Path: <website@gevel.example>
From: Kantoor <website@gevel.example>
To: an@example.com
Message-ID: ${id}
Subject: Uw aanvraag

Message-ID: <of-the-text@gevel.example>
--B1--
`

test('a report tells which mail did not arrive, and why, without the address', () => {
  const expected = {
    messageId: given.id,
    reason: '5.1.1 smtp; 550 5.1.1 <…>: Recipient address rejected: User unknown',
    kind: 'hard',
  }
  expect(readBounce(report(given))).toEqual(expected)
  expect(readBounce(report(given).replaceAll('\n', '\r\n'))).toEqual(expected)
  expect(readBounce(report({ ...given, returned: 'text/rfc822-headers; charset=us-ascii' }))).toEqual(
    expected,
  )
  expect(readBounce(report({ ...given, type: given.type.replace('"B1"', 'B1') }))).toEqual(expected)
})

test.each<[string, Partial<typeof given>]>([
  ['a delay', { action: 'delayed' }],
  ['a mail that arrived', { action: 'delivered' }],
  ['an answer of a person', { type: 'multipart/mixed; boundary="B1"' }],
  ['a report without a boundary', { type: 'multipart/report; report-type=delivery-status' }],
  ['a report without the mail', { returned: 'text/plain' }],
  ['a mail without a number', { id: '' }],
])('%s is no bounce', (_, changed) => {
  expect(readBounce(report({ ...given, ...changed }))).toBeNull()
})

test('what is no mail at all is no bounce', () => {
  for (const source of ['', '\n\n', 'Content-Type: multipart/report; boundary=B1'])
    expect(readBounce(source)).toBeNull()
})
