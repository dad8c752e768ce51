import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { labelled } from './labelled'
import { locales } from './locales'

test('French parts the colon from its label, by a space that does not break', () => {
  expect(locales.map((locale) => labelled('Unique', '12', locale))).toEqual([
    'Unique: 12',
    'Unique\u00a0: 12',
    'Unique: 12',
    'Unique: 12',
  ])
})

test.each(['Waarom?', 'Prijs:'])('%s has its mark already', (label) => {
  expect(labelled(label, '12', 'fr')).toBe(`${label} 12`)
})

test('a sentence has no full stop before its colon', () => {
  expect(labelled('Ja, ik wil de nieuwsbrief ontvangen.', 'Ja', 'nl')).toBe(
    'Ja, ik wil de nieuwsbrief ontvangen: Ja',
  )
  expect(labelled('Oui, je souhaite recevoir la newsletter.', 'Oui', 'fr')).toBe(
    'Oui, je souhaite recevoir la newsletter\u00a0: Oui',
  )
})

test('an abbreviation keeps its full stop', () => {
  expect(labelled('Notarkosten inkl. MwSt.', '€ 2.400', 'de')).toBe('Notarkosten inkl. MwSt.: € 2.400')
})

/** "{label}: </span>" and "`${label}: ${value}`": every language would get the colon of one. */
const ownColon = /\}: ?<\/|>[^<>{}\n]*\{[^{}\n]+\}: \{|`[^`\n]*\}: \$\{/

/** Errors of a platform are for the log, in one language. */
const isShown = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:testing|platforms)\//.test(file)

test('nothing sets a colon between a label and its value by itself', () => {
  const sources = path.join(import.meta.dirname, '..')
  const views = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isShown)
  expect(views.length).toBeGreaterThan(1000)
  const found = views.filter((file) => ownColon.test(readFileSync(path.join(sources, file), 'utf8')))
  expect(found).toEqual([])
  expect(
    ['<i>{label}: </i>', '`${label}: ${value}`', '<p>{label}: {value}</p>'].filter(
      (view) => !ownColon.test(view),
    ),
  ).toEqual([])
})
