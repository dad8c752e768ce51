import { expect, test } from 'vitest'

import { factCatalogue } from '@/domain/listing/facts/fact-catalogue'
import { labelCatalogue } from '@/domain/listing/facts/label-catalogue'

import { factFields } from './omnicasa-facts'

const { label, measured, ...neutral } = factFields
const namesOf = (tables: object[]) => tables.flatMap((table) => Object.keys(table)).toSorted()

/** Omnicasa has no days on which everybody may come. */
const unknown = ['openDays']

test('every fact of the catalogue is supplied but those that the platform does not know, and nothing else', () => {
  const supplied = Object.keys(factCatalogue).filter((name) => !unknown.includes(name))
  expect(namesOf(Object.values(neutral))).toEqual(supplied.toSorted())
})

test('every worded fact of the catalogue is supplied, and nothing else', () => {
  expect(namesOf([label, measured])).toEqual(Object.keys(labelCatalogue).toSorted())
})
