import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { behaviour } from './behaviour'
import { Island } from './island'

/** Each as a page might hand it over; what must not compile is marked, and the compiler names a mark too many. */
const of =
  <Value,>() =>
  ({ value }: { value: Value }) =>
    JSON.stringify(value)

interface Words {
  title: string
  lines: readonly { text: string; count?: number }[]
}
const words: Words = { title: 'Gent', lines: [{ text: 'Te koop', count: 3 }] }

const right = [
  <Island key="text" name="text" of={of<string>()} props={{ value: 'Gent' }} />,
  <Island key="number" name="number" of={of<number | null>()} props={{ value: null }} />,
  <Island key="list" name="list" of={of<readonly string[]>()} props={{ value: ['Gent'] }} />,
  <Island key="words" name="words" of={of<Words>()} props={{ value: words }} />,
]

const wrong = [
  // @ts-expect-error -- a function is not JSON
  <Island key="function" name="function" of={of<() => void>()} props={{ value: () => undefined }} />,
  // @ts-expect-error -- a date is not JSON
  <Island key="date" name="date" of={of<Date>()} props={{ value: new Date() }} />,
  // @ts-expect-error -- a map is not JSON
  <Island key="map" name="map" of={of<Map<string, string>>()} props={{ value: new Map() }} />,
  // @ts-expect-error -- a set is not JSON
  <Island key="set" name="set" of={of<ReadonlySet<string>>()} props={{ value: new Set<string>() }} />,
  // @ts-expect-error -- whatever React can show
  <Island key="node" name="node" of={of<ReactNode>()} props={{ value: <b>Gent</b> }} />,
  // @ts-expect-error -- one that may also be a text
  <Island key="maybe" name="maybe" of={of<string | Date>()} props={{ value: new Date() }} />,
  // @ts-expect-error -- a large number
  <Island key="bigint" name="bigint" of={of<bigint>()} props={{ value: 1n }} />,
  <Island
    key="deep"
    name="deep"
    of={of<{ lines: { when: Date }[] }>()}
    // @ts-expect-error -- further down
    props={{ value: { lines: [{ when: new Date() }] } }}
  />,
]

const wrongOptions = [
  // @ts-expect-error -- a behaviour's options are JSON too
  () => behaviour('function', { onPick: () => undefined }),
  // @ts-expect-error -- a date is not JSON
  () => behaviour('date', { when: new Date() }),
]

test('an island takes what JSON can carry, and the compiler refuses the rest', () => {
  expect(right).toHaveLength(4)
  expect(wrong).toHaveLength(8)
  expect(wrongOptions).toHaveLength(2)
})
