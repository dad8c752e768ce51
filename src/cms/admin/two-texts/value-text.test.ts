import { expect, test } from 'vitest'

import { differences } from './differences'
import { type ShownField, wordsIn } from './shown-values'
import { chosenRecords, recordText, valueText } from './value-text'

const kind: ShownField = {
  ...{ name: 'kind', type: 'radio' },
  options: [
    { value: 'image', label: { nl: 'Beeld', fr: 'Image' } },
    { value: 'video', label: { nl: 'Film', fr: 'Vidéo' } },
  ],
}
const picture: ShownField = { name: 'picture', type: 'upload', relationTo: 'media' }
const flag: ShownField = { name: 'isPublic', type: 'checkbox' }
const reader = (language: 'nl' | 'fr') => ({
  language,
  say: (label: unknown) => (label as Record<string, string>)[language] ?? '',
})

test.each<[ShownField, unknown, string, string]>([
  [kind, 'video', 'Film', 'Vidéo'],
  [{ ...kind, type: 'select' }, ['image', 'video'], 'Beeld, Film', 'Image, Vidéo'],
  [kind, 'gone', 'gone', 'gone'],
  [kind, null, '', ''],
  [flag, true, 'Ja', 'Oui'],
  [flag, false, 'Nee', 'Non'],
  [flag, null, 'Nee', 'Non'],
])('what was chosen is read by its name (%#)', (field, value, dutch, french) => {
  expect([valueText(field, value, reader('nl')), valueText(field, value, reader('fr'))]).toEqual([
    dutch,
    french,
  ])
})

test('a moment is read by the clock of the agency', () => {
  const moment = valueText({ name: 'publishAt', type: 'date' }, '2026-12-15T08:00:00.000Z', reader('nl'))
  expect(moment).toMatch(/^15.12.2026.*0?9[:.]00$/)
})

test('another record is known by its collection and number, alone or among several', () => {
  expect(chosenRecords(picture, 34)).toEqual([{ slug: 'media', id: '34' }])
  expect(chosenRecords(picture, [34, { id: 35 }])).toEqual([
    { slug: 'media', id: '34' },
    { slug: 'media', id: '35' },
  ])
  const any = { name: 'item', type: 'relationship', relationTo: ['pages', 'articles'] }
  expect(chosenRecords(any, { relationTo: 'articles', value: 7 })).toEqual([{ slug: 'articles', id: '7' }])
  for (const nothing of [null, undefined, '', []]) expect(chosenRecords(picture, nothing)).toEqual([])
})

test('a record without a name is called by its number', () => {
  const asked = { id: '34', titleField: 'filename' }
  expect(recordText({ filename: 'gevel.jpg' }, asked)).toBe('gevel.jpg')
  for (const record of [null, {}, { filename: ' ' }]) expect(recordText(record, asked)).toBe('34')
})

test('a difference says what its value stands for, and only where it stands for something', () => {
  const fields: ShownField[] = [picture, { name: 'title', type: 'text' }]
  const found = differences(fields, {
    mine: { picture: 34, title: 'Mijn' },
    theirs: { picture: 35, title: 'Hun' },
    base: null,
  })
  expect(found.map((one) => (one.kind === 'field' ? one.field : null))).toEqual([picture, undefined])
})

test('a module is called by what was written in it, not by what was chosen', () => {
  const row = { kind: 'video', title: 'Kom kijken', picture: 34 }
  expect(wordsIn([kind, { name: 'title', type: 'text' }, picture], row)).toEqual(['Kom kijken'])
})

test('a switch that nobody touched is off', () => {
  const between = (mine: boolean | null, theirs: boolean | null) =>
    differences([flag], { mine: { isPublic: mine }, theirs: { isPublic: theirs }, base: null }).length
  expect([between(null, false), between(true, null), between(true, false)]).toEqual([0, 1, 1])
})
