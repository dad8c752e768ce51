import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

function start(variables: Record<string, string>): string {
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/env.ts'], {
      env: { ...process.env, ...variables },
      stdio: 'pipe',
    })
    return 'starts'
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  }
}

test('a site on a real host does not start with the secrets of the demo', () => {
  const site = { SITE_URL: 'https://www.agency.example' }
  expect(start(site)).toContain('must be set')
  expect(start({ ...site, PAYLOAD_SECRET: 'a-long-secret-of-its-own', CACHE_PURGE_SECRET: 'another' })).toBe(
    'starts',
  )
})

test('a wrong port stops the process at its start', () => {
  expect(start({ PORT: 'eighty' })).toContain('PORT')
})
