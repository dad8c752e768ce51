import { expect, test } from 'vitest'

import { mediaPlaces } from './media-places'
import type { Happening } from './owner-home'

const seen = (source: string, month: number) => ({ source, today: 0, week: 0, month, total: month })
const published = (medium: string, day: string, url: string | null) =>
  ({ kind: 'medium', medium, at: new Date(day), url }) as Happening

// Coverage: 1.44.
test('a medium is told once: how often, since when and where', () => {
  const totals = { today: 0, week: 0, month: 9, total: 9 }
  const figures = { totals, sources: [seen('this-site', 2), seen('Zimmo', 3), seen('Immoweb', 4)] }
  const places = mediaPlaces(figures, [
    published('immoweb', '2026-11-01', 'https://immoweb.example/2'),
    published('Immoweb', '2026-10-12', 'https://immoweb.example/1'),
    published('Immovlan', '2026-10-13', null),
  ])
  expect(places).toEqual([
    { source: 'Immoweb', month: 4, since: new Date('2026-10-12'), url: 'https://immoweb.example/2' },
    { source: 'Zimmo', month: 3, since: null, url: null },
    { source: 'this-site', month: 2, since: null, url: null },
    { source: 'Immovlan', month: null, since: new Date('2026-10-13'), url: null },
  ])
})

test('without figures the advertisements stay', () => {
  expect(mediaPlaces(null, [published('Zimmo', '2026-10-12', null)])).toHaveLength(1)
  expect(mediaPlaces(null, [])).toEqual([])
})
