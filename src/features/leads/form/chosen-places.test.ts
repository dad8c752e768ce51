import { expect, test } from 'vitest'

import { parseForm } from '@/domain/lead/form/parse-form'
import { demandPlaceKeys } from '../demands/demand-places'
import { municipalities, provinces } from '@/i18n/places/municipalities'
import { locales } from '@/i18n/locales'

import { chosenPlaces, regionChoice, withChosenPlaces } from './chosen-places'

const ghent = '44021'

test('a municipality becomes its name, whichever way it is written, and means all of it', () => {
  expect(chosenPlaces({ municipalities: [ghent], provinces: [] }, 'fr')).toEqual(['Gand'])
  expect(demandPlaceKeys(['Gand'])).toContain('zip:BE:9052')
})

test('a name that two places share comes with its postal codes', () => {
  const lille = municipalities.find(({ names }) => names.nl === 'Lille')
  expect(chosenPlaces({ municipalities: [lille?.key ?? ''], provinces: [] }, 'nl')).toContain('Lille|2275')
})

test('keys that no region has, files and repetitions are left out, and so is what a province holds already', () => {
  const posted = new URLSearchParams([
    ['municipality', ghent],
    ['municipality', '99999'],
    ['municipality', '11001'],
    ['municipality', '11001'],
    ['province', 'BE-VOV'],
    ['province', '__proto__'],
  ])
  expect(regionChoice(posted)).toEqual({ municipalities: ['11001'], provinces: ['BE-VOV'] })
})

test.each(locales)('even all of Belgium and Luxembourg can be asked for in %s', (locale) => {
  const post = new URLSearchParams({ goal: 'sale', types: '1' })
  for (const { key } of provinces) post.append('province', key)
  const parsed = parseForm('demand', withChosenPlaces(post, locale), { region: null, step: 0 })
  expect(parsed).toMatchObject({ ok: true })
})
