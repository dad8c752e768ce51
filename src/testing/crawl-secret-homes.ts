import { execFileSync } from 'node:child_process'

import sharp from 'sharp'
import { z } from 'zod'

import { connect, type Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { leadKinds } from '@/domain/lead/lead-kind'
import type { Lead, LeadInput } from '@/domain/lead/lead'
import { agencyMail, friendMail } from '@/features/leads/delivery/mail-channel'
import { findAdvertisedHome } from '@/features/leads/mails/mail-home'
import { mailServices, testMailer } from '@/features/leads/mails/testing-services'
import { visitorMail } from '@/features/leads/mails/visitor-mail'
import { submitLead } from '@/features/leads/submit-lead'
import { listingPath, listPath } from '@/i18n/paths/listing-paths'
import { type Locale, locales } from '@/i18n/locales'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { projectListPath, projectPath } from '@/i18n/paths/project-paths'
import { comparePath, favouritesPath } from '@/i18n/paths/system-paths'
import { createSite } from '@/site/site-app'
import { siteUrl } from '@/site/data/site'

import { aLead } from './records/a-lead'
import type { TestPayload } from './records/a-payload'
import { loginOf } from './login-of'
import {
  putAside,
  secretHomes,
  secretMarquee,
  secretPoint,
  secretProject,
  storeSecretHomes,
} from './secret-homes'

/** What somebody outside was sent. */
export interface Heard {
  from: string
  status: number
  /** In small letters. */
  text: string
}

export interface SecretSite {
  hideTowns: (hideCity: boolean) => Promise<void>
  /** Everything the site answers about these homes: pages, data, sitemaps, pictures. */
  answers: () => Promise<Heard[]>
  /** Everything it mails about them. */
  mails: () => Promise<Heard[]>
  /** Which homes the map of a search finds. */
  found: (query: string) => Promise<number[]>
  close: () => Promise<void>
}

/** The site with the rights that it has in earnest, over homes of which much may not be known. */
export async function openSecretSite(cms: TestPayload): Promise<SecretSite> {
  await storeSecretHomes(cms.db)
  const web = connect({ url: loginOf('gevel_web') })
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = web
  const site = createSite()
  const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
  return {
    async hideTowns(hideCity) {
      const data = { hideCity, ignoredMarquees: [secretMarquee] }
      await cms.payload.updateGlobal({ slug: 'settings', data, locale: 'nl' })
      // The settings also say which gaps hide a home.
      await putAside(cms.db)
    },
    async answers() {
      const heard: Heard[] = []
      // One by one: a busy machine gives too many at once no connection.
      for (const path of everyPath()) heard.push(await hear(path, await ask(path)))
      return heard
    },
    mails: () => everyMail(cms.db),
    async found(query) {
      const answer = await ask(`/nl/map-data/?deal=sale&${query}`)
      const { properties } = (await answer.json()) as { properties: { id: number }[] }
      return properties.map(({ id }) => id)
    },
    close: () => web.$client.end(),
  }
}

async function hear(from: string, answer: Response): Promise<Heard> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const head = [...answer.headers].flat().join(' ')
  const isPicture = answer.headers.get('Content-Type')?.startsWith('image/jpeg')
  const notes = isPicture ? JSON.stringify(await sharp(bytes).metadata()) : ''
  const text = `${head} ${bytes.toString('utf8')} ${bytes.toString('latin1')} ${notes}`.toLowerCase()
  return { from, status: answer.status, text }
}

const ids = Object.values(secretHomes)

function everyPath(): string[] {
  return [
    ...locales.flatMap(pathsIn),
    ...ids.map((id) => `/property/${id}/`),
    '/sitemap.xml',
    ...['homes', 'projects', 'searches', 'landings'].map((kind) => `/sitemaps/${kind}-nl-1.xml`),
  ]
}

function pathsIn(locale: Locale): string[] {
  const list = listPath(locale, 'sale')
  const homes = ids.map((id) => listingPath(locale, { deal: 'sale', city: '', typeName: '', id }))
  const kept = `homes=${ids.join(',')}`
  const { longitude, latitude } = secretPoint
  return [
    ...[`/${locale}/`, list, `${list}?sold=1`, `${list}?text=verzwegensteeg`, `${list}?reference=V-1`],
    `${list}?area=${longitude}_${latitude}_5`,
    ...homes,
    ...[projectListPath(locale), projectPath(locale, secretProject)],
    ...leadKinds.map((kind) => `/${locale}/forms/${kind}/?home=${secretHomes.hidden}`),
    ...ids.map((id) => `/${locale}/share-picture/${id}.jpg`),
    ...['deal=sale', `deal=sale&area=${longitude}_${latitude}_20`].flatMap((query) =>
      ['count', 'region-tree', 'found-homes', 'map-data'].map((name) => `/${locale}/${name}/?${query}`),
    ),
    ...['verzwegensteeg', 'V-1', '8670', 'koks'].flatMap((text) =>
      ['quick-search', 'places'].map((name) => `/${locale}/${name}/?deal=sale&q=${text}`),
    ),
    `/${locale}/kept-homes/?${kept}`,
    ...[favouritesPath(locale), comparePath(locale)].map((path) => `${path}?${kept}`),
    `/${locale}/map/`,
  ]
}

/** What a lead about each home brings about, to its sender, a friend and the agency; and an alert. */
async function everyMail(db: Database): Promise<Heard[]> {
  const services = mailServices(db, testMailer('smtp://127.0.0.1:1'))
  const heard: Heard[] = []
  for (const locale of locales) {
    for (const kind of leadKinds) {
      const lead = await savedLead(db, { kind, language: locale })
      for (const write of [visitorMail, friendMail, agencyMail])
        heard.push({
          from: `${write.name} of ${kind} in ${locale}`,
          status: 200,
          text: textOf(await write(services, lead)),
        })
    }
    const alert = await findAdvertisedHome(services, { id: secretHomes.hidden, locale })
    heard.push({ from: `alert in ${locale}`, status: 200, text: textOf(alert) })
  }
  return heard
}

function textOf(value: unknown): string {
  const readable = (_: string, part: unknown) => {
    const bytes = bytesSchema.safeParse(part).data
    return bytes ? fileText(Buffer.from(bytes.data)) : part
  }
  return JSON.stringify(value, readable).toLowerCase()
}

const bytesSchema = z.object({ type: z.literal('Buffer'), data: z.array(z.number()) })

function fileText(file: Buffer): string {
  const isPdf = file.subarray(0, 4).toString() === '%PDF'
  return isPdf
    ? execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' })
    : file.toString('utf8')
}

async function savedLead(db: Database, given: Partial<LeadInput>): Promise<Lead> {
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = {
    ...aLead().answers,
    friendEmail: 'bo@example.com',
    goal: 'sale',
    types: [1],
    places: ['Gent|9000'],
    search: 'sale?city=Gent',
  }
  const outcome = await submitLead(
    services,
    aLead({ listingId: secretHomes.hidden, sourcePage: '/nl/', answers, ...given }),
  )
  if (outcome.state !== 'saved') throw new Error(outcome.state)
  return outcome.lead
}

/** The middle of the municipality in which the hidden home stands. */
export const secretMiddle = municipalityOf({ country: 'BE', zip: '8670', city: 'KOKSIJDE' })?.point ?? [0, 0]
