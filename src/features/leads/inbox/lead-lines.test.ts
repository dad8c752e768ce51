import { expect, test } from 'vitest'

import { leadLines } from './lead-lines'

test('answers are told in words, in the order of the form and in the language asked for', () => {
  const answers = {
    firstName: 'An',
    contactBy: 'phone',
    timeSlot: '10-13',
    newsletter: false,
    message: 'Dag',
    unknown: 'x',
  }
  expect(leadLines({ kind: 'contact', answers }, 'nl')).toEqual([
    { label: 'Voornaam', value: 'An' },
    { label: 'Hoe wilt u gecontacteerd worden?', value: 'Per telefoon' },
    { label: 'Wanneer bent u het best bereikbaar?', value: '10.00 – 13.00 uur' },
    { label: 'Bericht', value: 'Dag' },
  ])
  expect(leadLines({ kind: 'contact', answers }, 'fr')[0]).toEqual({ label: 'Prénom', value: 'An' })
})

test('amounts, days and ticks are written as people write them', () => {
  const answers = { amount: 350_000, endDate: '2026-11-22', needsLoan: true, loanAmount: 250_000.5 }
  expect(leadLines({ kind: 'offer', answers }, 'nl').map(({ value }) => value)).toEqual([
    '€\u00a0350.000',
    '22 november 2026',
    'Ja',
    '€\u00a0250.000,50',
  ])
})
