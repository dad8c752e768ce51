import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'

import type { Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { leadKinds } from '@/domain/lead/lead-kind'
import type { Lead, LeadInput } from '@/domain/lead/lead'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { sitemapKinds } from '@/features/content/sitemaps/sitemap-files'
import { findAppointment } from '@/features/leads/appointments/appointment-row'
import { mailChannels } from '@/features/leads/delivery/mail-channel'
import { letterSender } from '@/features/leads/mails/send-letter'
import { mailServices, testMailer } from '@/features/leads/mails/testing-services'
import { submitLead } from '@/features/leads/submit-lead'
import { listingPath, listPath } from '@/i18n/paths/listing-paths'
import { type Locale, locales } from '@/i18n/locales'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { projectListPath, projectPath } from '@/i18n/paths/project-paths'
import { memberPath } from '@/i18n/paths/member-paths'
import { comparePath, favouritesPath } from '@/i18n/paths/system-paths'
import { pictureHosts } from '@/site/data/homes/listings'
import { signLink } from '@/site/data/links'
import { createSite } from '@/site/site-app'
import { siteUrl } from '@/site/data/site'

import { storeTypes } from '../home-types'
import { make } from '../records/a-document'
import { aLead } from '../records/a-lead'
import type { TestPayload } from '../records/a-payload'
import { asWeb } from '../site/as-web'
import {
  putAside,
  secretAgent,
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
  /** How often the site fetched a photograph of them. */
  photographsAsked: () => number
  /** Which homes the map of a search finds. */
  found: (query: string) => Promise<number[]>
  close: () => Promise<void>
}

/** The site with the rights that it has in earnest, over homes of which much may not be known. */
export async function openSecretSite(cms: TestPayload): Promise<SecretSite> {
  const photographs = await servePhotographs()
  await storeSecretHomes(cms.db, { pictureUrl: `${photographs.origin}/cover.jpg` })
  await storeTypes(cms.db)
  const member = await make(cms.payload, 'team', { name: secretAgent.name, email: secretAgent.email })
  const web = asWeb()
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
      const drawn = new Set<string>()
      for (const path of [...everyPath(member), ...(await privatePaths(cms.db))]) {
        const answer = await ask(path)
        for (const [map] of (await answer.clone().text()).matchAll(/\/maps\/[a-z]{2}\/[\w-]+\.svg/g))
          drawn.add(map)
        heard.push(await hear(path, answer))
      }
      for (const path of drawn) heard.push(await hear(path, await ask(path)))
      return heard
    },
    mails: () => everyMail(cms.db),
    photographsAsked: photographs.asked,
    async found(query) {
      const answer = await ask(`/nl/map-data/?deal=sale&${query}`)
      const { properties } = (await answer.json()) as { properties: { id: number }[] }
      return properties.map(({ id }) => id)
    },
    async close() {
      photographs.stop()
      await web.$client.end()
    },
  }
}

/** Where the pictures of the homes lie: a photograph that says in its own notes where it was taken. */
async function servePhotographs() {
  const size = { width: 1200, height: 800, channels: 3 as const, background: '#8a6f55' }
  const photograph = await sharp({ create: size })
    .withExif({ IFD0: { ImageDescription: 'Verzwegensteeg 47119z, 8670 Koksijde', Artist: 'Geheimakte' } })
    .jpeg()
    .toBuffer()
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photograph)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  Object.assign(pictureHosts, { storageHost: host, cdnOrigin: origin })
  return { origin, asked: () => asked, stop: () => void server.close() }
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

function everyPath(member: number): string[] {
  return [
    ...locales.flatMap(pathsIn),
    ...locales.map((locale) => memberPath(locale, { id: member, name: secretAgent.name })),
    ...ids.map((id) => `/property/${id}/`),
    '/sitemap.xml',
    ...locales.flatMap((locale) => sitemapKinds.map((kind) => `/sitemaps/${kind}-${locale}-1.xml`)),
  ]
}

/** What somebody reads who asked about a hidden home: their request, its documents, their visit. */
async function privatePaths(db: Database): Promise<string[]> {
  const paths: string[] = []
  for (const locale of locales) {
    const to = (purpose: LinkPurpose, { id }: Lead) => {
      const expires = new Date(Date.now() + 86_400_000)
      return linkPath(locale, purpose, signLink({ purpose, id, expires }))
    }
    for (const kind of leadKinds) paths.push(to('request', await savedLead(db, { kind, language: locale })))
    paths.push(to('documents', await savedLead(db, { kind: 'documents', language: locale })))
    paths.push(to('demand', await savedLead(db, { kind: 'demand', language: locale })))
    paths.push(to('appointment', await bookedLead(db, locale)))
  }
  return paths
}

async function bookedLead(db: Database, language: Locale): Promise<Lead> {
  const lead = await savedLead(db, { kind: 'appointment', language })
  await db.execute(
    sql`insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at)
        values (${lead.id}::uuid, ${lead.id}::uuid, ${secretHomes.hidden}, '1', now() + interval '2 days',
          now() + interval '50 hours')`,
  )
  return lead
}

function pathsIn(locale: Locale): string[] {
  const list = listPath(locale, 'sale')
  const homes = ids.map((id) => listingPath(locale, { deal: 'sale', city: '', typeName: '', id }))
  const kept = `homes=${ids.join(',')}`
  const { longitude, latitude } = secretPoint
  return [
    ...[`/${locale}/`, list, `${list}?sold=1`, `${list}?text=verzwegensteeg`, `${list}?reference=V-1`],
    ...['5', '0.5'].map((radius) => `${list}?area=${longitude}_${latitude}_${radius}`),
    ...['price-up', 'price-down'].map((sort) => `${list}?sort=${sort}`),
    `${list}?price-min=300000&price-max=800000`,
    ...['koksijde', 'coxyde', 'gent'].flatMap((town) =>
      ['', 'huizen/', 'maisons/', 'houses/', 'hauser/'].map((type) => `${list}${town}/${type}`),
    ),
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
  const sent: unknown[] = []
  const mailer = {
    ...testMailer('smtp://127.0.0.1:1'),
    send: (draft: unknown) => {
      sent.push(draft)
      return Promise.resolve({ state: 'done' as const })
    },
  }
  const services = mailServices(db, mailer)
  const heard: Heard[] = []
  const hearSent = (from: string) => {
    for (const draft of sent.splice(0)) heard.push({ from, status: 200, text: textOf(draft) })
  }
  const paths = { managePath: '/manage/', unsubscribePath: '/stop/' }
  for (const locale of locales) {
    for (const kind of leadKinds) {
      const lead = await savedLead(db, { kind, language: locale })
      for (const [name, channel] of Object.entries(mailChannels(services))) {
        await channel.deliver(lead, new AbortController().signal)
        hearSent(`${name} of ${kind} in ${locale}`)
      }
    }
    const [demand, visit] = [
      await savedLead(db, { kind: 'demand', language: locale }),
      await bookedLead(db, locale),
    ]
    const letter = letterSender(services)
    for (const listingId of ids) {
      const homes = [{ listingId, reasons: ['new', 'changed'] }]
      await letter({ id: demand.id, lead: demand, kind: 'demand-alert', homes, more: 0, ...paths })
      hearSent(`alert of home ${listingId} in ${locale}`)
    }
    const appointment = await findAppointment(db, visit.id)
    if (!appointment) throw new Error('The appointment is not there')
    await letter({ id: visit.id, lead: visit, kind: 'appointment-reminder', appointment, ...paths })
    hearSent(`reminder in ${locale}`)
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
    emailB: 'second@example.com',
    documents: [1, 2],
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
