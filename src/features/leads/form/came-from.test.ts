import { expect, test } from 'vitest'

import { cameFrom } from './came-from'

const ownPath = '/nl/forms/visit/'
const hosts = ['gevel.example']

test('the page before the form, and the campaign that led there', () => {
  const from = 'https://gevel.example/nl/te-koop/gent/huis/12/?utm_source=nieuwsbrief&utm_campaign=herfst'
  expect(cameFrom({ from, referer: '', ownPath }, hosts)).toEqual({
    sourcePage: '/nl/te-koop/gent/huis/12/',
    campaign: { source: 'nieuwsbrief', name: 'herfst' },
  })
})

test('without scripts, what the browser says; of another site, nothing', () => {
  const referer = 'https://gevel.example/nl/contact/'
  expect(cameFrom({ from: '', referer, ownPath }, hosts).sourcePage).toBe('/nl/contact/')
  expect(cameFrom({ from: 'https://evil.example/x/', referer, ownPath }, hosts).sourcePage).toBe(
    '/nl/contact/',
  )
  expect(cameFrom({ from: 'javascript:alert(1)', referer: 'x', ownPath }, hosts)).toEqual({
    sourcePage: ownPath,
    campaign: {},
  })
})
