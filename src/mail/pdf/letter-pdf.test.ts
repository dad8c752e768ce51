import { expect, test } from 'vitest'

import { textWidth, wrapped } from './helvetica'
import { letterPdf } from './letter-pdf'
import { winAnsi } from './win-ansi'

test.each([
  { text: 'Été à Liège, € 370.000 – « ’ … »', isWhole: true, shown: 'Été à Liège, € 370.000 – « ’ … »' },
  { text: 'Łukasz Őry', isWhole: true, shown: 'Lukasz Ory' },
  { text: '€\u202f12', isWhole: true, shown: '€ 12' },
  { text: 'Иван', isWhole: false, shown: '????' },
])('$text is set as $shown', ({ text, isWhole, shown }) => {
  const set = winAnsi(text)
  expect(new TextDecoder('windows-1252').decode(set.bytes)).toBe(shown)
  expect(set.isWhole).toBe(isWhole)
})

test('no line is wider than its column, not even of one endless word', () => {
  const lines = wrapped(`Een bod ${'x'.repeat(300)} onder voorwaarden`, 10, 200)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(200)
})

const aLetter = (value: string) =>
  letterPdf({
    title: 'Aankoopbod',
    language: 'nl-BE',
    subtitle: 'Huis · 9000 Gent',
    lines: [{ label: 'Voorwaarden', value }],
    paragraphs: ['Bindend.'],
    footer: 'Immo',
  }).toString('latin1')

test('every object of the file stands where its table says', () => {
  const file = aLetter('geen')
  const table = file.slice(file.lastIndexOf('xref\n0'))
  const places = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(7)
  places.forEach((place, index) => expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(file)!
  expect(stream).toHaveLength(Number(length))
})

test('a long answer goes on on further sheets, and nothing of it is lost', () => {
  const words = Array.from({ length: 3000 }, (_, n) => `w${n}`)
  const file = aLetter(words.join(' '))
  expect(Number(/\/Count (\d+)/.exec(file)![1])).toBeGreaterThan(3)
  const set = [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').toString('latin1'),
  )
  expect(set.join(' ').match(/w\d+/g)).toEqual(words)
})
