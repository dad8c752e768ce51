import { afterAll, beforeAll, expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import { type MapMessage, messageForFrame } from '@/domain/search/map-message'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'

import { storeListings } from '../store/store-listings'
import { listMapData } from './list-map-data'

let test_: TestDatabase

const secret = { street: 'Geheimestraat', number: '4711', latitude: 51.061234, longitude: 3.741234 }
const { street, number, latitude, longitude } = secret

const homes = [
  aListing({ id: 1, location: { latitude: 51.054321, longitude: 3.721234 } }),
  aListing({
    id: 2,
    address: { ...aListing().address, street, number, isPublished: false },
    location: { latitude, longitude },
  }),
  aListing({
    id: 3,
    deal: 'rent',
    price: { cents: 95_000, isPublished: true, isFrom: false },
    location: { latitude: 51.05, longitude: 3.7 },
  }),
]

const needs = {
  criteria: criteriaFor('sale'),
  locale: 'nl' as const,
  settings: { ignoredMarquees: [], hideCity: false },
  hosts: { storageHost: '', cdnOrigin: '' },
}

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, homes)
})
afterAll(() => test_.drop())

test('the map knows of a home its price, title, way, picture and public point, and nothing else', async () => {
  const { properties } = await listMapData(test_.db, needs)
  expect(properties.find(({ id }) => id === 1)).toStrictEqual({
    id: 1,
    pin: '€\u00a0350k',
    price: '€\u00a0350.000',
    title: 'Huis · 9000\u00a0Gent',
    href: '/nl/te-koop/gent/huis/1/',
    thumbnail: null,
    point: [3.721234, 51.054321],
    isPointExact: true,
  })
})

test('an unpublished address sends neither street, number nor exact point', async () => {
  const data = await listMapData(test_.db, needs)
  const home = data.properties.find(({ id }) => id === 2)
  expect(home?.isPointExact).toBe(false)
  const sent = JSON.stringify(data)
  for (const value of Object.values(secret)) expect(sent).not.toContain(String(value))
  // Nor near it: the point is the municipality's, whatever the home's.
  expect(home?.point[0].toFixed(3)).not.toBe(longitude.toFixed(3))
  expect(home?.point[1].toFixed(3)).not.toBe(latitude.toFixed(3))
})

test('homes whose town stays hidden have no place on the map', async () => {
  await publishSettings(test_.db, { hideCity: true })
  const { properties, infoMessage } = await listMapData(test_.db, needs)
  await publishSettings(test_.db, { hideCity: false })
  expect(properties.map(({ id }) => id)).toEqual([1])
  expect(infoMessage).toBe(
    '2 panden te koop. Eén pand heeft geen plaats op de kaart en staat alleen in de lijst.',
  )
})

test('the map shows the homes of its search only', async () => {
  const { properties, infoMessage } = await listMapData(test_.db, { ...needs, criteria: criteriaFor('rent') })
  expect(properties.map(({ pin }) => pin)).toEqual(['€\u00a0950'])
  expect(infoMessage).toBe('1 pand te huur')
})

test('what is sent is a message that the map accepts', async () => {
  const message: MapMessage = {
    type: 'gevel:map',
    ...(await listMapData(test_.db, needs)),
    mapType: 'list',
    customMarker: null,
    ignoredMarquees: [],
  }
  const page = { origin: 'https://agency.example', source: null }
  expect(messageForFrame({ ...page, data: JSON.stringify(message) }, page)).toEqual(message)
})
