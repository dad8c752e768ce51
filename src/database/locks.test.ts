import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { locks } from './locks'

test('no two things wait for each other under one number', () => {
  const numbers = Object.values(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('roles are changed under the number of migrations', () => {
  const grants = readFileSync(new URL('./roles/grants.sql', import.meta.url), 'utf8')
  expect(grants).toContain(`pg_advisory_xact_lock(${locks.migration})`)
})
