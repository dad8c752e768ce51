import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'

import { forms } from './form/forms'
import { leadKinds } from './lead-kind'
import { parseForm } from './form/parse-form'

const choicesOf = (kind: (typeof leadKinds)[number], field: string) =>
  (forms[kind].fields as Record<string, { choices?: { value: string; label: string }[] }>)[field]?.choices

const withTitle = leadKinds.filter((kind) => choicesOf(kind, 'title'))

// Coverage: 3.109.
test.each(withTitle)('%s offers Mr, Ms and Miss', (kind) => {
  expect(choicesOf(kind, 'title')?.map(({ value }) => value)).toEqual(['mr', 'ms', 'miss', 'none'])
})

test.each(locales)('Mr, Ms and Miss are three words in %s', (locale) => {
  const { mr, ms, miss } = messages[locale].person
  expect(new Set([mr, ms, miss]).size).toBe(3)
})

test('whoever chooses Miss is Miss', () => {
  const post = {
    title: 'miss',
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.com',
    message: 'Dag',
  }
  expect(parseForm('contact', new URLSearchParams(post), { region: null })).toMatchObject({
    answers: { title: 'miss', firstName: 'An', lastName: 'Peeters' },
  })
})

// Coverage: 3.110.
test('whoever asks for a visit says how they are reached, and what else is to be known', () => {
  const post = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' }
  const more = { phone: '0470123456', message: 'Liefst na vijf uur.' }
  expect(parseForm('visit', new URLSearchParams({ ...post, ...more }), { region: null })).toMatchObject({
    answers: { email: 'an@example.com', phone: '0470 12 34 56', message: 'Liefst na vijf uur.' },
  })
})

// Coverage: 3.112.
test.each([
  { kind: 'contact', slots: ['10-13', '13-16', '16-19'] },
  { kind: 'enquiry', slots: ['10-13', '13-16', '16-19'] },
  { kind: 'valuation', slots: ['10-13', '14-16', '16-19'] },
] as const)('$kind calls back at $slots', ({ kind, slots }) => {
  expect(choicesOf(kind, 'timeSlot')?.map(({ value }) => value)).toEqual(slots)
})
