import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { envExample, meaningOf, settings } from './env-example'

test('.env.example is what src/env.ts makes of it; else: npm run generate', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

test('every setting says what it means', () => {
  const silent = settings.filter(([, field]) => !meaningOf(field))
  expect(silent.map(([name]) => name)).toEqual([])
})

test('what is secret has no value in it, not even that of the demo', () => {
  const lines = envExample().split('\n')
  const secrets = settings
    .map(([name]) => name)
    .filter((name) => /SECRET|PASSWORD|DATABASE_URL$|^SMTP_URL$/.test(name))
  expect(secrets).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'PORTAL_DATABASE_URL', 'LINK_SECRET', 'OMNICASA_PASSWORD']),
  )
  // One of a platform that the agency may not have is not asked of everybody.
  for (const name of secrets) {
    const found = lines.filter((line) => new RegExp(`\\b${name}=`).test(line))
    expect(found.map((line) => line.replace(/^# /, ''))).toEqual([`${name}=`])
  }
  expect(envExample()).not.toContain('only-for-development')
})
