import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { initialsOf, PersonMark } from './person-mark'

test.each([
  ['Nele Claes', 'NC'],
  ['Inès El Amrani', 'IA'],
  ['Élodie Œuvrard', 'ÉŒ'],
  ['  Jonas   De Baere ', 'JB'],
  ['An', 'A'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('somebody has the same house wherever they are shown, and nothing of it is read out', () => {
  const mark = renderToStaticMarkup(<PersonMark name="Nele Claes" />)
  expect(renderToStaticMarkup(<PersonMark name="Nele Claes" />)).toBe(mark)
  expect(mark).toMatch(/^<svg [^>]*aria-hidden="true"/)
  expect(mark).toContain('>NC</text>')
})

test('a team stands in more than one kind of house', () => {
  const team = ['Nele Claes', 'Jonas De Baere', 'Fatma Yıldız', 'Thomas Dubois', 'Carole Wagner']
  const outlines = team.map(
    (name) => / d="([^"]*)"/.exec(renderToStaticMarkup(<PersonMark name={name} />))?.[1],
  )
  expect(new Set(outlines).size).toBeGreaterThan(2)
})
