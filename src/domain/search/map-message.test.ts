import { expect, test } from 'vitest'

import { type MapMessage, type MapHome, messageForFrame, messageForPage } from './map-message'

const page = { origin: 'https://agency.example', source: 'the page' }

const home: MapHome = {
  id: 7,
  pin: '€ 350k',
  price: '€ 350.000',
  title: 'Huis · 9000 Gent',
  href: '/nl/te-koop/gent/huis/7/',
  thumbnail: null,
  point: [3.72, 51.05],
  isPointExact: true,
}

const map: MapMessage = {
  type: 'gevel:map',
  properties: [home],
  infoMessage: '',
  mapType: 'list',
  customMarker: null,
  ignoredMarquees: [3],
}

const sent = (message: unknown) => ({ ...page, data: JSON.stringify(message) })

test('the map reads what its page sends', () => {
  expect(messageForFrame(sent(map), page)).toEqual(map)
})

test.each([
  { name: 'another origin', received: { ...sent(map), origin: 'https://stranger.example' } },
  { name: 'another window of the same origin', received: { ...sent(map), source: 'an extension' } },
  { name: 'an object instead of JSON', received: { ...page, data: map } },
  { name: 'broken JSON', received: { ...page, data: '{"type":"gevel:map"' } },
  { name: 'an unknown message', received: sent({ type: 'gevel:eval' }) },
  { name: 'a member too many', received: sent({ ...map, street: 'Veldstraat' }) },
  {
    name: 'a home with more than the map may know',
    received: sent({ ...map, properties: [{ ...home, street: 'Veldstraat' }] }),
  },
  {
    name: 'a home that leads to another site',
    received: sent({ ...map, properties: [{ ...home, href: '//stranger.example/' }] }),
  },
  {
    name: 'a home that runs a script',
    received: sent({ ...map, properties: [{ ...home, href: 'javascript:alert(1)' }] }),
  },
  {
    name: 'a home off the earth',
    received: sent({ ...map, properties: [{ ...home, point: [3.72, 151] }] }),
  },
  { name: 'a member too few', received: sent({ ...map, mapType: undefined }) },
  { name: 'a word of the other direction', received: sent({ type: 'gevel:ready' }) },
])('the map ignores $name', ({ received }) => {
  expect(messageForFrame(received, page)).toBeNull()
})

test.each([
  { type: 'gevel:ready' },
  { type: 'gevel:unavailable' },
  { type: 'gevel:hover', id: 7 },
  { type: 'gevel:hover', id: null },
  { type: 'gevel:open', id: 7 },
  { type: 'gevel:alert' },
  { type: 'gevel:area', area: { kind: 'circle', centre: [3.7, 51], radiusKm: 5 } },
  {
    type: 'gevel:area',
    area: {
      kind: 'polygon',
      points: [
        [3.7, 51],
        [3.8, 51],
        [3.8, 51.1],
      ],
    },
  },
])('the page reads %j', (message) => {
  expect(messageForPage(sent(message), page)).toEqual(message)
})

test.each([
  { type: 'gevel:open', id: null },
  { type: 'gevel:open', id: '7' },
  { type: 'gevel:area', area: null },
  { type: 'gevel:area', area: { kind: 'circle', centre: [3.7, 51], radiusKm: 0 } },
  { type: 'gevel:area', area: { kind: 'polygon', points: [[3.7, 51]] } },
  map,
])('the page ignores %j', (message) => {
  expect(messageForPage(sent(message), page)).toBeNull()
})
