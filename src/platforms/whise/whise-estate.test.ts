import { describe, expect, test } from 'vitest'

import type { PlatformListing } from '../platform-offer'
import { readDetailIds } from './whise-details'
import { toListing } from './whise-estate'
import type { EstateRow } from './whise-texts'

function anEstate(given: EstateRow = {}): EstateRow {
  return {
    ...{ id: 5_510_042, referenceNumber: 'A-2291', name: 'App Lier', officeId: 9101, office: 'Demo Lier' },
    ...{ category: { id: 2 }, subCategory: { id: 17, displayName: 'appartement' } },
    ...{ purpose: { id: 2 }, purposeStatus: { id: 2 }, displayPrice: true, displayAddress: true, price: 925 },
    ...{ address: 'Mechelsestraat', number: '31', box: '4', zip: '2500', city: 'Lier', country: { id: 1 } },
    ...{ area: 92.4, rooms: 2, bathRooms: 1, garage: 0, parking: 1, terrace: 1, garden: 0, floor: '3' },
    ...{ createDateTime: '2025-01-20T10:00:00.12', updateDateTime: '2025-07-02T08:31:10.5' },
    shortDescription: [
      { languageId: 'nl-BE', content: '<p>Lichtrijk appartement</p>' },
      { languageId: 'fr-BE', content: '<p>Appartement lumineux</p>' },
    ],
    ...given,
  }
}

function listed(given: EstateRow = {}, settings = {}): PlatformListing {
  const parsed = toListing({ nl: anEstate(given) }, settings)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

const detail = (id: number, value: unknown) => ({ id, label: 'x', group: 'y', type: 'z', value })

test('moments are on the clocks of Brussels, whatever the season', () => {
  expect(listed()).toMatchObject({
    createdAt: new Date('2025-01-20T09:00:00Z'),
    changedAt: new Date('2025-07-02T06:31:10Z'),
  })
})

test.each([
  [{ category: { id: 1 }, subCategory: { id: 13 } }, 'house'],
  [{ category: { id: 1 }, subCategory: { id: 3 } }, 'investment'],
  [{ category: { id: 2 }, subCategory: { id: 93 } }, 'student-room'],
  [{ category: { id: 2 }, subCategory: { id: 21 } }, 'studio'],
  [{ category: { id: 1 }, subCategory: { id: 4 } }, 'farm'],
  [{ category: { id: 5 }, subCategory: { id: 138 } }, 'hospitality'],
  [{ category: { id: 5 } }, 'retail'],
  [{ category: { id: 19 }, subCategory: null }, 'unknown'],
])('%j is of the kind %s', (given, kind) => {
  expect(listed({ subCategory: undefined, ...given }).kind).toBe(kind)
})

test.each([
  [1, 1, 'sale', 'available'],
  [1, 22, 'sale', 'sold'],
  [2, 6, 'rent', 'under-option'],
  [2, 4, 'rent', 'rented'],
  [3, 16, 'sale', 'under-option'],
])('purpose %i in state %i is for %s and %s', (purpose, state, deal, status) => {
  const home = listed({ purpose: { id: purpose }, purposeStatus: { id: state } })
  expect(home).toMatchObject({ deal, status, facts: { hasViager: purpose === 3 } })
})

test.each([
  [{ purposeStatus: { id: 24 } }, 'purposeStatus 24 is not published'],
  [{ zip: undefined }, 'zip is missing'],
  [{ id: null }, 'id is missing'],
  [{ price: { amount: 3 } }, 'price'],
  [{ updateDateTime: 'yesterday' }, 'updateDateTime is not a date'],
])('%j is refused with the reason', (given, reason) => {
  const parsed = toListing({ nl: anEstate(given) })
  expect(parsed).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
})

test('what is not said to be shown is not shown', () => {
  const home = listed({ displayPrice: undefined, displayAddress: undefined })
  expect(home.price.isPublished).toBe(false)
  expect(home.address.isPublished).toBe(false)
})

test.each([
  ['142', 'B', 142],
  ['179-201', 'C', 201],
  ['98,5', null, 98.5],
  ['0', 'C', null],
  ['0', 'A+', 0],
  [undefined, null, null],
])('the energy value %j with the label %j is %j', (energyValue, energyClass, kwh) => {
  expect(listed({ energyValue, energyClass }).energy.kwhPerSquareMetre).toBe(kwh)
})

test.each([
  ['51.131', '4.57'],
  ['4.57', '51.131'],
])('the point %s, %s lies in Lier whichever comes first', (x, y) => {
  expect(listed({ details: [detail(1849, x), detail(1850, y)] }).location).toEqual({
    latitude: 51.131,
    longitude: 4.57,
  })
})

describe('details', () => {
  test('are read by number, whatever is written in them', () => {
    const details = [
      ...[detail(14, '2004'), detail(19, '1'), detail(998, '1'), detail(999, '2'), detail(808, 'ja')],
      ...[detail(1734, 'Gvkr'), detail(2712, '0'), detail(691, 'nee'), detail(820, '1')],
      ...[detail(2776, '31/12/2030'), detail(1733, '1.250'), detail(1595, 'open keuken'), 'nonsense'],
    ]
    const home = listed({ details })
    expect(home).toMatchObject({ constructionYear: 2004, garages: 1, parkings: 3 })
    expect(home.facts).toMatchObject({
      ...{ externalParkings: 2, hasPermit: true, hasPreemptiveRights: false, hasSummons: false },
      ...{ judicialDecision: 0, groundCertificate: 2, energyEndDate: '2030-12-31' },
    })
    expect(home.texts.nl.labels).toEqual({ kitchen: 'open keuken' })
  })

  test('of a number that the agency named become facts too', () => {
    const detailIds = readDetailIds('gScore:2901, heritage:2902')
    const home = listed({ details: [detail(2901, 'B'), detail(2902, 'Vastgesteld')] }, { detailIds })
    expect(home.facts.gScore).toBe('B')
    expect(home.texts.nl.labels.heritage).toBe('Vastgesteld')
    expect(() => readDetailIds('gSkore:2901')).toThrow('gSkore:2901 names no fact')
  })
})

test('a text that was not translated is read in the main language', () => {
  const { texts } = listed()
  expect(texts.fr.title).toBe('Appartement lumineux')
  expect(texts.de.title).toBe('Lichtrijk appartement')
})

test('documents are on request until the agency says that all of them are public', () => {
  const documents = [
    { id: 7, description: 'EPC-attest', url: 'https://files.example.test/7.pdf' },
    { id: 8, url: 'javascript:alert(1)' },
  ]
  const paper = { id: '7', name: 'EPC-attest', topic: 'energy', url: 'https://files.example.test/7.pdf' }
  expect(listed({ documents }).documents).toEqual([{ ...paper, isPublished: false }])
  expect(listed({ documents }, { publishesDocuments: true }).documents).toEqual([
    { ...paper, isPublished: true },
  ])
})

test('pictures come in their order, the largest of each', () => {
  const pictures = [
    { id: 2, order: 2, orientation: 'Portrait', urlLarge: 'https://i.example.test/640/b.jpg' },
    { id: 1, order: 1, orientation: 'Landscape', urlXXL: 'https://i.example.test/1600/a.jpg' },
  ]
  expect(listed({ pictures }).pictures).toEqual([
    { url: 'https://i.example.test/1600/a.jpg', width: 1600, height: 1067 },
    { url: 'https://i.example.test/640/b.jpg', width: 1067, height: 1600 },
  ])
})
