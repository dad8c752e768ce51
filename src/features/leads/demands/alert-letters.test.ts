import { expect, test } from 'vitest'

import { alertLetters, type AlertMatch } from './alert-letters'

const match = (given: Partial<AlertMatch> = {}): AlertMatch => ({
  demandId: 'a',
  listingId: 12,
  reason: 'new',
  email: 'an@example.com',
  ...given,
})

test('a home with two reasons stands once in a letter, and new homes stand first', () => {
  const matches = [
    match({ reason: 'price-32500000' }),
    match(),
    match({ listingId: 14, reason: 'available' }),
    match({ listingId: 13 }),
  ]
  expect(alertLetters(matches)).toEqual([
    {
      leadId: 'a',
      kind: 'demand-alert',
      detail: {
        homes: [
          { listingId: 13, reasons: ['new'] },
          { listingId: 12, reasons: ['new', 'price-32500000'] },
          { listingId: 14, reasons: ['available'] },
        ],
        more: 0,
      },
    },
  ])
})

test('two demands of one person tell a home once, those of two persons each', () => {
  const same = alertLetters([match(), match({ demandId: 'b' }), match({ demandId: 'b', listingId: 13 })])
  expect(same.map(({ leadId, detail }) => [leadId, detail])).toEqual(
    expect.arrayContaining([
      ['a', { homes: [{ listingId: 12, reasons: ['new'] }], more: 0 }],
      ['b', { homes: [{ listingId: 13, reasons: ['new'] }], more: 0 }],
    ]),
  )
  expect(alertLetters([match(), match({ demandId: 'b', email: 'bo@example.com' })])).toHaveLength(2)
})

test('a letter holds twelve homes and counts the others', () => {
  const matches = Array.from({ length: 15 }, (_, n) => match({ listingId: n }))
  const [letter] = alertLetters(matches)
  expect(letter?.detail).toMatchObject({ more: 3, homes: { length: 12 } })
})

test('nothing to tell is no letter', () => {
  expect(alertLetters([])).toEqual([])
})
