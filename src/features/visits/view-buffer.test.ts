import { expect, test } from 'vitest'

import type { SeenHome } from '@/domain/visit/seen'

import { type View, ViewBuffer } from './view-buffer'

const aHome = (listingId = 1, source: SeenHome['source'] = 'direct') =>
  ({ kind: 'home', listingId, source }) as const

const view = (given: Partial<View> = {}): View => ({
  seen: aHome(),
  address: '192.0.2.1',
  program: 7,
  day: '2026-11-15',
  ...given,
})

test('a repeated view waits once, with the source of the first', () => {
  const buffer = new ViewBuffer(10)
  buffer.add(view({ seen: aHome(1, 'portal') }))
  buffer.add(view({ seen: aHome(1, 'own-site') }))
  expect(buffer.take()).toEqual([view({ seen: aHome(1, 'portal') })])
})

test.each([
  { seen: aHome(2) },
  { seen: { kind: 'form', form: 'contact', step: '1' } as const },
  { address: '192.0.2.2' },
  { program: 8 },
  { day: '2026-11-16' },
])('another %j is another view', (other) => {
  const buffer = new ViewBuffer(10)
  buffer.add(view())
  buffer.add(view(other))
  expect(buffer.size).toBe(2)
})

test('what finds no room is dropped and counted', () => {
  const buffer = new ViewBuffer(100)
  for (let home = 1; home <= 250; home++) buffer.add(view({ seen: aHome(home) }))
  expect(buffer.size).toBe(100)
  expect(buffer.takeDropped()).toBe(150)
  expect(buffer.takeDropped()).toBe(0)
})

test('views on their way to the database keep their room until it has them', () => {
  const buffer = new ViewBuffer(3)
  for (const home of [1, 2]) buffer.add(view({ seen: aHome(home) }))
  const taken = buffer.take()
  for (const home of [3, 4]) buffer.add(view({ seen: aHome(home) }))
  expect(buffer.takeDropped()).toBe(1)
  buffer.settle(taken)
  expect(buffer.take().map(({ seen }) => seen)).toEqual([3, 1, 2].map((home) => aHome(home)))
  buffer.settle()
  for (const home of [5, 6, 7]) buffer.add(view({ seen: aHome(home) }))
  expect(buffer.takeDropped()).toBe(0)
})
