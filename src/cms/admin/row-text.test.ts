import { expect, test } from 'vitest'

import { rowText } from './row-text'

const rich = (text: string) => ({ root: { children: [{ children: [{ text }] }] } })

test.each([
  { what: 'the first field that is filled', row: { title: ' ', body: 'Tekst', note: 'x' }, told: 'Tekst' },
  { what: 'formatted text as plain words', row: { body: rich('Wij wonen hier') }, told: 'Wij wonen hier' },
  { what: 'nothing when nothing is filled', row: { title: null }, told: '' },
  {
    what: 'the first filled row of a field with rows',
    row: { questions: [{ question: '' }, { question: 'Hoelang?' }] },
    told: 'Hoelang?',
  },
  { what: 'lines as one line', row: { title: 'Een\n  twee' }, told: 'Een twee' },
])('a row is told by $what', ({ row, told }) => {
  expect(rowText(row, ['title', 'body', 'questions.question'])).toBe(told)
})

test('a long text is cut', () => {
  const told = rowText({ title: 'lang '.repeat(40) }, ['title'])
  expect(told.length).toBeLessThanOrEqual(80)
  expect(told).toMatch(/lang…$/)
})
