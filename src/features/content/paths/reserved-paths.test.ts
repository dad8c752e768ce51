import { expect, test } from 'vitest'

import { reservedSegments } from './reserved-paths'

test.each([
  'te-koop',
  'a-louer',
  'zu-vermieten',
  'bedankt',
  'danke',
  'login',
  'admin',
  'quick-search',
  'places',
  'count',
  'map',
  'map-data',
  'kept-homes',
  'card-pictures',
  'found-homes',
  'share-picture',
  'favorieten',
  'vergleichen',
  'kit',
])('an editor cannot have %s', (word) => {
  expect(reservedSegments).toContain(word)
})

test.each(['contact', 'schatting', 'projecten', 'blog'])('an editor can have %s', (word) => {
  expect(reservedSegments).not.toContain(word)
})
