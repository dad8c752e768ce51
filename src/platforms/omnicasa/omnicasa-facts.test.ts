import { expect, test } from 'vitest'

import { factCatalogue } from '@/domain/listing/facts/fact-catalogue'
import { labelCatalogue } from '@/domain/listing/facts/label-catalogue'

import { factFields } from './omnicasa-facts'

const { label, measured, ...neutral } = factFields
const namesOf = (tables: object[]) => tables.flatMap((table) => Object.keys(table)).toSorted()

test('every fact of the catalogue is supplied, and nothing else', () => {
  expect(namesOf(Object.values(neutral))).toEqual(Object.keys(factCatalogue).toSorted())
})

test('every worded fact of the catalogue is supplied, and nothing else', () => {
  expect(namesOf([label, measured])).toEqual(Object.keys(labelCatalogue).toSorted())
})
