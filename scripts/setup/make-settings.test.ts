import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { type AgencyFile, parseAgencyFile } from './agency-file'
import { loginSettings, makeSettings, programs, settingProblems } from './make-settings'
import { readSettings, settingsText, writeSettings } from './settings-file'

const file = parseAgencyFile(JSON.parse(readFileSync('deploy/agency.example.json', 'utf8')))
const problemsOf = (changed: AgencyFile) => settingProblems(changed, makeSettings(changed))
const withPlatform = (settings: Record<string, string>) => ({
  ...file,
  platform: { ...file.platform, settings: { ...file.platform.settings, ...settings } },
})

test('every secret is fresh, long and unlike the others', () => {
  const names = ['PAYLOAD_SECRET', 'LINK_SECRET', 'CACHE_PURGE_SECRET', 'DATABASE_URL'] as const
  const values = [makeSettings(file), makeSettings(file)].flatMap((made) =>
    names.map((name) => made[name] ?? ''),
  )
  expect(new Set(values).size).toBe(values.length)
  for (const value of values) expect(value).toMatch(/[\w-]{43}/)
})

test('a second setup keeps what a rotation left', () => {
  const rotated = { LINK_SECRET_PREVIOUS: 'the-secret-of-last-year', LINK_SECRET_CHANGED: '2026-11-18' }
  const second = makeSettings(file, { ...makeSettings(file), ...rotated })
  expect(second).toMatchObject(rotated)
  expect(settingProblems(file, second)).toEqual([])
})

test('a second setup keeps the secrets, and takes what changed', () => {
  const first = makeSettings(file)
  const second = makeSettings(
    { ...file, mail: { ...file.mail, server: 'smtps://mail.other.example' } },
    first,
  )
  expect(second).toEqual({ ...first, SMTP_URL: 'smtps://mail.other.example' })
  const web = loginSettings('web', first)
  expect(loginSettings('web', second, web)).toEqual(web)
})

test('a second setup keeps lines that were added by hand, and none of a platform that was left', () => {
  const byHand = { HSTS: 'max-age=31536000', METRICS_PORT: '9464' }
  const second = makeSettings(file, {
    ...makeSettings(file),
    ...byHand,
    WHISE_PASSWORD: 'of another platform',
  })
  expect(second).toMatchObject(byHand)
  expect(second).not.toHaveProperty('WHISE_PASSWORD')
  expect(makeSettings({ ...file, settings: { METRICS_PORT: '9100' } }, second).METRICS_PORT).toBe('9100')
})

test('every program has a login and a password of its own, in the one database', () => {
  const settings = makeSettings(file)
  const logins = [
    settings.DATABASE_URL ?? '',
    ...programs.flatMap((program) => Object.values(loginSettings(program, settings))),
  ].map((url) => new URL(url))
  expect(logins.map(({ username }) => username)).toEqual([
    'gevel_migrate',
    'gevel_cms',
    'gevel_worker',
    'gevel_web',
    'gevel_portal',
  ])
  expect(new Set(logins.map(({ password }) => password)).size).toBe(logins.length)
  expect(new Set(logins.map(({ host, pathname }) => host + pathname)).size).toBe(1)
})

test('a database that an earlier setup made keeps the name of its owner', () => {
  const DATABASE_URL = 'postgres://verhulst:secret@127.0.0.1/verhulst'
  const { DATABASE_URL: kept = '' } = makeSettings(file, { DATABASE_URL })
  expect(kept).toBe(DATABASE_URL)
  const { DATABASE_URL: cms = '' } = loginSettings('cms', { DATABASE_URL })
  expect(new URL(cms).username).toBe('verhulst_cms')
})

test.each([
  ['a name', { ...file, agency: { ...file.agency, name: 'Gevel Vastgoed' } }, /Gevel Vastgoed.*demo/],
  ['a mail address', { ...file, administrator: { name: 'An', email: 'an@gevel.example' } }, /gevel\.example/],
  ['a password', withPlatform({ OMNICASA_PASSWORD: 'gevel-demo' }), /OMNICASA_PASSWORD is that of the demo/],
  ['an address', withPlatform({ PICTURE_STORAGE_HOST: 'localhost:4011' }), /PICTURE_STORAGE_HOST is that/],
  ['a mail server', { ...file, mail: { ...file.mail, server: 'smtp://127.0.0.1:1025' } }, /SMTP_URL is that/],
])('%s of the demo is refused', (_what, changed, problem) => {
  expect(problemsOf(changed).join('\n')).toMatch(problem)
})

test('a platform without its keys is refused, and an optional setting need not be said', () => {
  const whise = { ...file, platform: { name: 'whise' as const, settings: { WHISE_USER: 'verhulst' } } }
  const problems = problemsOf(whise).join('\n')
  for (const name of ['WHISE_URL', 'WHISE_PASSWORD', 'WHISE_CLIENT_ID', 'PICTURE_CDN_ORIGIN'])
    expect(problems).toContain(`${name} is missing`)
  expect(problems).not.toMatch(/WHISE_(USER|OFFICE_ID|DETAILS|DOCUMENTS)/)
})

test('a value that would end its line or its quotes is refused', () => {
  expect(problemsOf(withPlatform({ OMNICASA_PASSWORD: "it's" })).join()).toMatch(
    /OMNICASA_PASSWORD cannot stand/,
  )
  expect(problemsOf(withPlatform({ OMNICASA_PASSWORD: 'a\nLINK_SECRET=b' })).join()).toMatch(/cannot stand/)
})

test('only the owner of the file reads it, and it is read back as it was', () => {
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'gevel-settings-')), 'settings')
  const settings = { ...makeSettings(file), OMNICASA_PASSWORD: 'a $HOME "b" #c \\d' }
  // One that others could read before is not written into.
  writeFileSync(`${target}.new`, '', { mode: 0o644 })
  writeSettings(target, 'Settings', settings)
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readSettings(target)).toEqual(settings)
  expect(settingsText('Settings', { A: 'plain', B: 'two words' })).toBe(
    "# Settings\nA=plain\nB='two words'\n",
  )
})
