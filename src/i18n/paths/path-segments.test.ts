import { expect, test } from 'vitest'

import { pathSegments } from './path-segments'

// Coverage: 2.10.
test.each([
  ['/nl/te-koop/', ['nl', 'te-koop']],
  ['nl/te-koop', ['nl', 'te-koop']],
  ['//NL//Te-Koop//', ['nl', 'te-koop']],
  ['/fr/À Vendre/', ['fr', 'a-vendre']],
  ['/fr/%C3%80%20Vendre', ['fr', 'a-vendre']],
  ['https://www.example.be/nl/te-koop/?city=Gent#top', ['nl', 'te-koop']],
  ['/nl/100%/', ['nl', '100']],
  ['/nl/-/', ['nl', '-']],
  ['/?id=3', []],
  ['', []],
])('%s has the parts %o', (url, segments) => {
  expect(pathSegments(url)).toEqual(segments)
})
