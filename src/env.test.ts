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

test('a site on a real host does not start with the secrets or the mail server of the demo', () => {
  const site = { SITE_URL: 'https://www.agency.example' }
  expect(start(site)).toContain('must be set')
  const own = {
    PAYLOAD_SECRET: 'a-long-secret-of-its-own',
    LINK_SECRET: 'a-second-secret-of-its-own',
    CACHE_PURGE_SECRET: 'another',
    SMTP_URL: 'smtps://user:password@mail.agency.example',
    MAIL_FROM: 'Agency <website@agency.example>',
  }
  expect(start({ ...site, ...own, LINK_SECRET: 'only-for-development-and-tests' })).toContain('must be set')
  expect(start({ ...site, ...own, SMTP_URL: 'smtp://127.0.0.1:1025' })).toContain('must be set')
  expect(start({ ...site, ...own })).toBe('starts')
})

test('a wrong port stops the process at its start', () => {
  expect(start({ PORT: 'eighty' })).toContain('PORT')
})
