import { generateKeyPairSync, randomBytes } from 'node:crypto'

import { settings as known } from '../env/env-example'
import type { AgencyFile } from './agency-file'
import { demoWordsIn } from './demo-words'
import { defaultOf, isOfPlatform, platformSettings } from './platform-settings'

export type Settings = Record<string, string>

/** Made once and never again: sessions, links in mails and the database depend on them. */
const kept = ['DATABASE_URL', 'PAYLOAD_SECRET', 'LINK_SECRET', 'CACHE_PURGE_SECRET', 'DKIM_KEY'] as const

export const freshSecret = () => randomBytes(32).toString('base64url')

/** Signs mails; its other half is made of it when it is printed. */
const freshKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64')

/**
 * What all processes of the agency's site are started with. Of an earlier setup its secrets stay, and what the file does not
 * speak of: what a rotation left, and lines that somebody added by hand.
 */
export function makeSettings(file: AgencyFile, earlier: Settings = {}): Settings {
  const { addresses, platform, mail, database, agency } = file
  const made: Settings = {
    NODE_ENV: 'production',
    SITE_URL: addresses.site.replace(/\/$/, ''),
    CMS_URL: addresses.admin.replace(/\/$/, ''),
    // The owner of the tables, for migrate; the other programs have logins of their own.
    DATABASE_URL: `postgres://${database.name}_migrate:${freshSecret()}@${database.host}/${database.name}`,
    PAYLOAD_SECRET: freshSecret(),
    LINK_SECRET: freshSecret(),
    CACHE_PURGE_SECRET: freshSecret(),
    SMTP_URL: mail.server,
    MAIL_FROM: `${agency.name.replaceAll(/[<>"]/g, '')} <${mail.from}>`,
    DKIM_KEY: freshKey(),
    // Caddy ends TLS before Varnish.
    OWN_PROXIES: '2',
    // The listener of Varnish that Caddy does not ask.
    CACHE_PURGE_URLS: 'http://127.0.0.1:8081',
    MEDIA_FOLDER: '/var/lib/gevel/media',
    ERASURES_FILE: '/var/lib/gevel/erasures.jsonl',
    BACKUP_STAMP_FILE: '/var/lib/gevel-backed-up',
    PLATFORM: platform.name,
    ...platform.settings,
    ...file.settings,
  }
  for (const name of kept) if (earlier[name]) made[name] = earlier[name]
  const added = Object.entries(earlier).filter(([name]) => !isOfPlatform(name))
  return { ...made, ...Object.fromEntries(added.filter(([name]) => !(name in made))) }
}

export const programs = ['cms', 'worker', 'web'] as const

/**
 * What one program is given besides: a login that is a member of gevel_cms, gevel_worker or gevel_web and has the rights
 * of it alone. web has a second one, for owners who are signed in.
 */
export function loginSettings(
  program: (typeof programs)[number],
  { DATABASE_URL = '' }: Settings,
  earlier: Settings = {},
): Settings {
  const loginOf = (role: string) => {
    const url = new URL(DATABASE_URL)
    url.username = `${url.username.replace(/_migrate$/, '')}_${role}`
    url.password = freshSecret()
    return url.href
  }
  return {
    DATABASE_URL: earlier.DATABASE_URL ?? loginOf(program),
    ...(program === 'web' && { PORTAL_DATABASE_URL: earlier.PORTAL_DATABASE_URL ?? loginOf('portal') }),
  }
}

/** Whatever of the file or of the settings is the demo's, or was not said; empty: a site may be made of it. */
export function settingProblems(file: AgencyFile, settings: Settings): string[] {
  const words = demoWordsIn(JSON.stringify(file)).map((word) => `“${word}” belongs to the demo`)
  const asked = platformSettings(file.platform.name)
  const missing = asked
    .filter(({ name, usual }) => usual === undefined && !settings[name])
    .map(({ name, meaning }) => `platform.settings.${name} is missing: ${meaning}`)
  const own = new Set([...asked.filter(({ usual }) => usual === undefined).map(({ name }) => name), ...kept])
  const ofDemo = known
    .filter(([name, field]) => own.has(name) || field.meta()?.isRequired === true)
    .filter(([name, field]) => settings[name] !== undefined && settings[name] === defaultOf(field))
    .map(([name]) => `${name} is that of the demo`)
  const unfit = Object.entries(settings)
    .filter(([, value]) => /['\r\n]/.test(value))
    .map(([name]) => `${name} cannot stand in a file of settings: it has a ' or a line break`)
  return [...words, ...missing, ...ofDemo, ...unfit]
}
