import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

import {
  municipalities,
  municipalitiesOfProvince,
  municipalityByKey,
  municipalityOfZip,
  provinceByKey,
  provinces,
} from './municipalities'
import { places } from './place-names'

const belgian = municipalities.filter(({ country }) => country === 'BE')
const luxembourg = municipalities.filter(({ country }) => country === 'LU')

test('every municipality of Belgium and every commune of Luxembourg is there', () => {
  expect(belgian).toHaveLength(565)
  expect(luxembourg).toHaveLength(100)
  expect(municipalityByKey('44040')).toBeUndefined()
})

test('every Belgian postal code has exactly one municipality, and every municipality a code', () => {
  const zips = belgian.flatMap((one) => one.zips)
  expect(zips).toHaveLength(1146)
  expect(new Set(zips).size).toBe(1146)
  expect(belgian.filter((one) => one.zips.length === 0)).toEqual([])
})

test('every postal code of the place names has a municipality', () => {
  const zips = places.filter(({ country }) => country === 'BE').flatMap((place) => place.zips)
  expect(zips.filter((zip) => !municipalityOfZip('BE', zip))).toEqual([])
})

test('no Luxembourg postal code lies in two communes, and all but one commune have some', () => {
  const zips = luxembourg.flatMap((one) => one.zips)
  expect(new Set(zips).size).toBe(zips.length)
  expect(luxembourg.filter((one) => one.zips.length === 0).map(({ names }) => names.fr)).toEqual(['Winseler'])
})

test.each([
  ['BE-BRU', 19],
  ['BE-VAN', 67],
  ['BE-VBR', 63],
  ['BE-VLI', 38],
  ['BE-VOV', 55],
  ['BE-VWV', 62],
  ['BE-WBR', 27],
  ['BE-WHT', 69],
  ['BE-WLG', 84],
  ['BE-WLX', 43],
  ['BE-WNA', 38],
  ['LU-ES', 14],
  ['LU-VD', 3],
  ['LU-XX', 0],
])('%s has %i municipalities', (province, count) => {
  expect(municipalitiesOfProvince(province)).toHaveLength(count)
})

test('there are eleven provinces, twelve cantons, and no municipality outside them', () => {
  expect(provinces.filter(({ country }) => country === 'BE')).toHaveLength(11)
  expect(provinces.filter(({ country }) => country === 'LU')).toHaveLength(12)
  expect(municipalities.filter(({ province }) => !provinceByKey(province))).toEqual([])
})

test.each([
  ['9000', '44021', 'Gent', 'Gand'],
  ['9820', '44088', 'Merelbeke-Melle', 'Merelbeke-Melle'],
  ['9090', '44088', 'Merelbeke-Melle', 'Merelbeke-Melle'],
  ['2070', '46030', 'Beveren-Kruibeke-Zwijndrecht', 'Beveren-Kruibeke-Zwijndrecht'],
  ['9120', '46030', 'Beveren-Kruibeke-Zwijndrecht', 'Beveren-Kruibeke-Zwijndrecht'],
  ['2150', '11002', 'Antwerpen', 'Anvers'],
  ['3700', '73111', 'Tongeren-Borgloon', 'Tongres-Looz'],
  ['1000', '21004', 'Brussel', 'Bruxelles'],
  ['1020', '21004', 'Brussel', 'Bruxelles'],
  ['1050', '21009', 'Elsene', 'Ixelles'],
  ['4000', '62063', 'Luik', 'Liège'],
  ['7780', '57097', 'Komen-Waasten', 'Comines-Warneton'],
  ['6600', '82039', 'Bastenaken', 'Bastogne'],
  ['3717', '73028', 'Herstappe', 'Herstappe'],
])('Belgian %s lies in %s, %s or %s', (zip, key, nl, fr) => {
  const found = municipalityOfZip('BE', zip)
  expect([found?.key, found?.names.nl, found?.names.fr]).toEqual([key, nl, fr])
})

test.each([
  ['1315', 'Luxembourg', 'LU-LU'],
  ['4001', 'Esch-sur-Alzette', 'LU-ES'],
  ['9501', 'Wiltz', 'LU-WI'],
  ['6401', 'Echternach', 'LU-EC'],
  ['5501', 'Remich', 'LU-RM'],
])('Luxembourg %s lies in %s, canton %s', (zip, fr, province) => {
  const found = municipalityOfZip('LU', zip)
  expect([found?.names.fr, found?.province]).toEqual([fr, province])
})

test('the four digits of 9000 are Gent in Belgium and nothing in France', () => {
  expect(municipalityOfZip('LU', '9000')?.names.nl).not.toBe('Gent')
  expect(municipalityOfZip('FR', '9000')).toBeUndefined()
})

test('each has a name in every language and a point between the sea and the Moselle', () => {
  for (const { key, names, point } of municipalities) {
    expect(languages.filter((language) => !names[language])).toEqual([])
    expect(point[0] > 2.5 && point[0] < 6.6 && point[1] > 49.4 && point[1] < 51.6, key).toBe(true)
  }
})
