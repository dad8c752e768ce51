import { expect, test } from 'vitest'

import { disclosed, disclosedAddress, shownPoint, type DisclosableHome } from './disclosure'

const home: DisclosableHome = {
  status: 'available',
  ...{ isAddressPublished: true, isTownShown: true, isPointExact: true },
  ...{ isPricePublished: true, isPriceShown: true },
  ...{
    street: 'Veldstraat',
    houseNumber: '1',
    box: 'A',
    zip: '9000',
    city: 'Gent',
    municipalityKey: '44021',
  },
  ...{ longitude: 3.72, latitude: 51.05 },
  ...{ priceCents: 35_000_000, annuity: { bouquetCents: 1, rentCents: 2, occupancy: null } },
  facts: { startPrice: 300_000, cadastralIncome: 900 },
  labels: { pointsOfInterest: 'Station\t430\nBakker\t90', subCities: 'Afsnee', heating: 'Gas' },
  documents: [
    { id: 1, name: 'Plan', url: 'https://files.example/1.pdf', isPublished: true },
    { id: 2, name: 'Mandaat', url: 'https://files.example/2.pdf', isPublished: false },
  ],
  history: [
    { at: '2026-11-01T10:00:00Z', status: 'available', priceCents: 36_000_000, isFirstSync: true },
    { at: '2026-11-06T10:00:00Z', status: 'available', priceCents: 35_000_000, isFirstSync: false },
  ],
}
const unpublished = { ...home, isAddressPublished: false }
const noStreet = { street: null, houseNumber: null, box: null }

test('what is published stays as it is, but for the papers that are not', () => {
  expect(disclosed(home)).toEqual({ ...home, documents: home.documents.slice(0, 1) })
})

// Coverage: 9.27.
test('an unpublished address loses its street, its point and its distances, and keeps its town', () => {
  expect(disclosed(unpublished)).toMatchObject({
    ...noStreet,
    ...{ longitude: null, latitude: null, isPointExact: false, zip: '9000', city: 'Gent' },
    labels: { subCities: 'Afsnee', heating: 'Gas', pointsOfInterest: 'Station\t\nBakker\t' },
  })
})

test('the point of its municipality may be known while its town may', () => {
  const rough = { ...unpublished, isPointExact: false }
  expect(disclosed(rough)).toMatchObject({ longitude: 3.72, latitude: 51.05 })
  expect(shownPoint(rough)).toEqual({ longitude: 3.72, latitude: 51.05, isExact: false })
  expect(shownPoint({ ...rough, isTownShown: false })).toBeNull()
})

test('a town that is kept hidden is in no part of it', () => {
  const hidden = disclosed({ ...unpublished, isPointExact: false, isTownShown: false })
  expect(hidden).toMatchObject({ zip: '', city: '', municipalityKey: null, longitude: null, latitude: null })
  expect(JSON.stringify(hidden)).not.toMatch(/gent|afsnee|9000|44021|51\.05/i)
})

test('a sold home keeps its town and the point of that, and is on no map', () => {
  const sold = { ...home, status: 'sold' as const }
  expect(disclosed(sold)).toMatchObject({
    ...noStreet,
    ...{ longitude: null, latitude: null, isPointExact: false, city: 'Gent' },
    labels: { pointsOfInterest: 'Station\t\nBakker\t' },
  })
  const rough = { ...sold, isPointExact: false }
  expect(disclosed(rough)).toMatchObject({ longitude: 3.72, latitude: 51.05 })
  expect([shownPoint(sold), shownPoint(rough)]).toEqual([null, null])
})

test('a price that is not shown takes with it all from which it follows', () => {
  expect(disclosed({ ...home, isPriceShown: false })).toMatchObject({
    priceCents: null,
    annuity: null,
    facts: { cadastralIncome: 900 },
  })
  expect(disclosed({ ...home, isPriceShown: false }).facts).not.toHaveProperty('startPrice')
})

test('a project hides its street and town the same way', () => {
  const { street, houseNumber, box, zip, city } = home
  const place = { street, houseNumber, box, zip, city, isAddressPublished: false, isTownShown: false }
  expect(disclosedAddress(place)).toEqual({ ...place, ...noStreet, zip: '', city: '' })
})

test('what became of a home is told with its price; once it is sold, without the amounts', () => {
  const ordinary = { ...home, annuity: null }
  expect(disclosed(ordinary).history).toEqual(home.history)
  expect(disclosed({ ...ordinary, priceCents: null }).history).toEqual([])
  expect(disclosed({ ...ordinary, isPriceShown: false }).history).toEqual([])
  const sold = { ...ordinary, status: 'sold' as const, isPriceShown: false }
  expect(disclosed(sold).history).toEqual(home.history.map((entry) => ({ ...entry, priceCents: null })))
  expect(disclosed({ ...sold, isPricePublished: false }).history).toEqual([])
})
