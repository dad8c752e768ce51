import { expect, test } from 'vitest'

import { cameFrom } from './came-from'

const ownPath = '/nl/forms/visit/'
const hosts = ['gevel.example']

const nothing = { from: '', referer: '', ownPath, arrival: '' }

test('the page before the form, and the campaign that led there', () => {
  const from = 'https://gevel.example/nl/te-koop/gent/huis/12/?utm_source=nieuwsbrief&utm_campaign=herfst'
  expect(cameFrom({ ...nothing, from }, hosts)).toEqual({
    sourcePage: '/nl/te-koop/gent/huis/12/',
    campaign: { source: 'nieuwsbrief', name: 'herfst' },
    source: 'other',
  })
})

test('without scripts, what the browser says; of another site, nothing', () => {
  const referer = 'https://gevel.example/nl/contact/'
  expect(cameFrom({ ...nothing, referer }, hosts).sourcePage).toBe('/nl/contact/')
  expect(cameFrom({ ...nothing, from: 'https://evil.example/x/', referer }, hosts).sourcePage).toBe(
    '/nl/contact/',
  )
  expect(cameFrom({ ...nothing, from: 'javascript:alert(1)', referer: 'x' }, hosts)).toEqual({
    sourcePage: ownPath,
    campaign: {},
    source: null,
  })
})

test.each([
  ['referrer=&source=&medium=&campaign=', 'direct'],
  ['referrer=www.immoweb.be', 'portal'],
  ['referrer=www.google.be', 'search'],
  ['referrer=gevel.example', 'own-site'],
  ['referrer=gevel.example&source=alert&medium=email', 'mail'],
  ['referrer=gevel.example&source=krant', 'other'],
  ['<script>', null],
])('arrived with %j: %s', (arrival, source) => {
  expect(cameFrom({ ...nothing, arrival }, hosts).source).toBe(source)
})

test('the campaign of the page itself comes before the one with which the visitor came to the site', () => {
  const arrival = 'referrer=gevel.example&source=krant&campaign=lente'
  const from = 'https://gevel.example/nl/contact/'
  expect(cameFrom({ ...nothing, from, arrival }, hosts).campaign).toEqual({ source: 'krant', name: 'lente' })
  expect(cameFrom({ ...nothing, from: `${from}?utm_source=bord`, arrival }, hosts)).toMatchObject({
    campaign: { source: 'bord' },
  })
})
