import { expect, test } from 'vitest'

import { receiversOf } from './receivers'

type ReceiverSettings = Parameters<typeof receiversOf>[0]

const settings: ReceiverSettings = {
  siteHost: 'www.gevel.be',
  mailHost: 'smtp-3.relay.mailhouse.eu',
  platform: 'Omnicasa',
  translationHost: null,
  pictureHost: 'cdn.pictures.example:8443',
  mapHost: null,
  playerHosts: ['www.youtube-nocookie.com', '*.matterport.com', 'matterport.com'],
  tags: {},
}

const namesOf = (role: string, changed: Partial<ReceiverSettings> = {}) =>
  receiversOf({ ...settings, ...changed }).find((receiver) => receiver.role === role)?.names

// Coverage: 2.65.
test('who sends mail, serves pictures and plays films is named by domain, not by machine', () => {
  expect(namesOf('mail')).toEqual(['mailhouse.eu'])
  expect(namesOf('pictures')).toEqual(['pictures.example'])
  expect(namesOf('players')).toEqual(['youtube-nocookie.com', 'matterport.com'])
  expect(namesOf('platform')).toEqual(['Omnicasa'])
})

test('the agency’s own machines have no other name', () => {
  expect(namesOf('mail', { mailHost: '127.0.0.1' })).toEqual([])
  expect(namesOf('mail', { mailHost: 'mail.gevel.be' })).toEqual([])
  expect(namesOf('pictures', { pictureHost: 'localhost:4011' })).toBeUndefined()
})

test('who translates for the agency is named only where it is set', () => {
  expect(namesOf('translation')).toBeUndefined()
  expect(namesOf('translation', { translationHost: 'api-free.deepl.com' })).toEqual(['deepl.com'])
})

test('tags and another map are named only where the agency has them', () => {
  expect(namesOf('measuring')).toBeUndefined()
  expect(namesOf('measuring', { tags: { analytics: 'G-1', pixel: '2' } })).toEqual(['Google', 'Meta'])
  expect(namesOf('map')).toBeUndefined()
  expect(namesOf('map', { mapHost: 'tiles.openfreemap.org' })).toEqual(['openfreemap.org'])
})
