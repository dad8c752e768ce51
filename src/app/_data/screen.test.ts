import { expect, test } from 'vitest'

import { screenOf } from './screen'

test.each([
  { path: '/nl/', screen: { kind: 'home', locale: 'nl' } },
  { path: '/fr/a-vendre/', screen: { kind: 'list', locale: 'fr', deal: 'sale' } },
  { path: '/de/zu-vermieten/', screen: { kind: 'list', locale: 'de', deal: 'rent' } },
  { path: '/fr/À Vendre/', screen: { kind: 'redirect', to: '/fr/a-vendre/' } },
  { path: '/en/te-koop/', screen: { kind: 'redirect', to: '/en/for-sale/' } },
  { path: '/for-sale/', screen: { kind: 'redirect', to: '/nl/te-koop/' } },
  { path: '/property/12/', screen: { kind: 'property', id: 12 } },
  { path: '/property/0x10/', screen: { kind: 'not-found', locale: null } },
  { path: '/property/3000000000/', screen: { kind: 'not-found', locale: null } },
  { path: '/es/te-koop/', screen: { kind: 'not-found', locale: null } },
  { path: '/es/', screen: { kind: 'not-found', locale: null } },
  { path: '/nl/bestaat-niet/', screen: { kind: 'not-found', locale: 'nl' } },
  { path: '/nl/te-koop/gent/huis/', screen: { kind: 'not-found', locale: 'nl' } },
])('$path is answered by $screen.kind', ({ path, screen }) => {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  expect(screenOf(first, rest)).toEqual(screen)
})

test('a listing is known by its number, whatever the words before it', () => {
  expect(screenOf('nl', ['te-koop', 'oude-naam', 'huis', '12'])).toMatchObject({
    kind: 'listing',
    deal: 'sale',
    id: 12,
  })
})
