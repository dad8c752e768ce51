import { expect, test } from 'vitest'

import { locales } from '../locales'
import { systemPaths } from './system-paths'

test('every system page has its own path in every language', () => {
  const paths = systemPaths.flatMap((entry) => locales.map((locale) => entry.paths[locale]))
  expect(paths).not.toContain(undefined)
  expect(new Set(paths).size).toBe(systemPaths.length * locales.length)
})
