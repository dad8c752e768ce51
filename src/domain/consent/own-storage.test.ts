import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ownItems } from './own-storage'

/** The files that write into a visitor's browser. */
const writers = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /\b(local|session)Storage\b|document\.cookie/.test(text))

const listed = ownItems.flatMap(({ names }) => names)

test('all that the site keeps in a browser is on the cookie page', () => {
  const kept = writers.flatMap(({ text }) => [...text.matchAll(/'(gevel:[a-z-]+)'/g)].map(([, key]) => key))
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((key) => !listed.includes(key ?? ''))).toEqual([])
})

test('cookies are set in one place', () => {
  const files = writers.filter(({ text }) => text.includes('document.cookie')).map(({ file }) => file)
  expect(files).toEqual(['src/features/consent/cookie-jar.client.ts'])
})

test('the cookies of owners are on the cookie page', () => {
  const set = readFileSync('src/features/owners/account/owner-cookies.ts', 'utf8')
  const names = [...set.matchAll(/Cookie = '(\w+)'/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect(names.filter((name) => !listed.includes(name ?? ''))).toEqual([])
})
