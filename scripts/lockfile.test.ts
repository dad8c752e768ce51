import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('packages come from whatever registry a machine has set: no file names one', () => {
  const files = ['.npmrc', 'package.json', 'package-lock.json', 'renovate.json', 'deploy/Dockerfile']
  const all = [...files, ...globSync('.github/**/*.yml')]
  const naming = all.filter((file) =>
    /"resolved":|registry\s*=|npmrc\b.*https?:|\bnpmjs\./.test(readFileSync(file, 'utf8')),
  )
  expect(naming).toEqual([])
})
