import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { envSchema } from './env'

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

const site = { SITE_URL: 'https://www.agency.example' }
const own = {
  PAYLOAD_SECRET: 'a-long-secret-of-its-own',
  LINK_SECRET: 'a-second-secret-of-its-own',
  CACHE_PURGE_SECRET: 'another',
  SMTP_URL: 'smtps://user:password@mail.agency.example',
  MAIL_FROM: 'Agency <website@agency.example>',
}
const omnicasa = {
  OMNICASA_URL: 'https://platform.example/OmnicasaService.svc',
  OMNICASA_CUSTOMER: 'agency',
  OMNICASA_PASSWORD: 'secret',
}

test('a site on a real host does not start with the secrets or the mail server of the demo', () => {
  expect(start(site)).toContain('must be set')
  expect(start({ ...site, ...own, LINK_SECRET: 'only-for-development-and-tests' })).toContain('must be set')
  expect(start({ ...site, ...own, SMTP_URL: 'smtp://127.0.0.1:1025' })).toContain('must be set')
  expect(start({ ...site, ...own, ...omnicasa })).toBe('starts')
})

test('what the chosen platform needs is demanded at the start, and of no other', { timeout: 60_000 }, () => {
  const forgotten = start({ ...site, ...own, ...omnicasa, OMNICASA_URL: '' })
  expect(forgotten).toContain('OMNICASA_URL')
  expect(forgotten).toContain('PLATFORM=omnicasa needs it')
  expect(start({ ...site, ...own })).toContain('OMNICASA_PASSWORD')
  const whise = { WHISE_URL: 'https://api.whise.eu/', WHISE_USER: 'agency', WHISE_PASSWORD: 'secret' }
  expect(start({ ...site, ...own, ...whise, PLATFORM: 'whise', WHISE_CLIENT_ID: '0' })).toContain(
    'WHISE_CLIENT_ID',
  )
  const channel = { SWEEPBRIGHT_URL: 'https://website.sweepbright.com/api/', SWEEPBRIGHT_CLIENT_ID: 'agency' }
  expect(start({ ...site, ...own, ...channel, PLATFORM: 'sweepbright' })).toContain(
    'SWEEPBRIGHT_CLIENT_SECRET',
  )
  const whole = { ...channel, SWEEPBRIGHT_CLIENT_SECRET: 'secret', OMNICASA_URL: '', PLATFORM: 'sweepbright' }
  expect(start({ ...site, ...own, ...whole })).toBe('starts')
})

test('compose.yaml hands over the file with every setting, and makes up no address of an agency', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  expect(compose).toContain('env_file: [../.env]')
  const needed = Object.entries(envSchema.shape).filter(([, field]) => field.meta()?.neededBy)
  expect(needed.length).toBeGreaterThan(8)
  // A line of its own would win over the file, also when it is empty.
  expect(needed.map(([name]) => name).filter((name) => compose.includes(`${name}:`))).toEqual([])
  expect(compose).not.toContain('.invalid')
})

test('a wrong port stops the process at its start', () => {
  expect(start({ PORT: 'eighty' })).toContain('PORT')
})

test('only search engines that are known are told of changes, with a key that they accept', () => {
  expect(start({ INDEXNOW_KEY: 'abcdef0123456789', INDEXNOW_HOST: 'www.bing.com' })).toBe('starts')
  expect(start({ INDEXNOW_KEY: 'abcdef0123456789', INDEXNOW_HOST: 'evil.example' })).toContain(
    'INDEXNOW_HOST',
  )
  expect(start({ INDEXNOW_KEY: '../short' })).toContain('INDEXNOW_KEY')
})
