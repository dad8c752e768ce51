import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import sharp from 'sharp'

import type { Database } from '@/database/connection'
import { leadKinds } from '@/domain/lead/lead-kind'
import type { Lead } from '@/domain/lead/lead'
import { documentPath, linkPath, requestCalendarPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { sitemapKinds } from '@/features/content/sitemaps/sitemap-files'
import { listingPath, listPath } from '@/i18n/paths/listing-paths'
import { type Locale, locales } from '@/i18n/locales'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { projectListPath, projectPath } from '@/i18n/paths/project-paths'
import { memberPath } from '@/i18n/paths/member-paths'
import { comparePath, favouritesPath } from '@/i18n/paths/system-paths'
import { fileHosts, pictureHosts } from '@/site/data/homes/listings'
import { signLink } from '@/site/data/links'
import { createSite } from '@/site/site-app'
import { siteUrl } from '@/site/data/site'

import { storeTypes } from '../home-types'
import { make } from '../records/a-document'
import type { TestPayload } from '../records/a-payload'
import { asWeb } from '../site/as-web'
import type { Heard } from './heard'
import {
  putAside,
  secretAgent,
  secretHomes,
  secretMarquee,
  secretPoint,
  secretProject,
  soldPoint,
  storeSecretHomes,
} from './secret-homes'
import { bookedLead, savedLead } from './secret-leads'
import { everyMail } from './secret-mails'

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
  /** Which its list does. */
  listed: (query: string) => Promise<number[]>
  close: () => Promise<void>
}

/** The site with the rights that it has in earnest, over homes of which much may not be known. */
export async function openSecretSite(cms: TestPayload): Promise<SecretSite> {
  const files = await serveFiles()
  await storeSecretHomes(cms.db, { files: files.origin })
  await storeTypes(cms.db)
  const member = await make(cms.payload, 'team', { name: secretAgent.name, email: secretAgent.email })
  const web = asWeb()
  const site = createSite()
  const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
  /** To the endpoint of assistants; each from an address of its own, or there would be too many. */
  let assistants = 0
  const put = (question: Question) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: question }
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'X-Forwarded-For': `assistant ${++assistants}`,
    }
    const body = JSON.stringify(message)
    return Promise.resolve(site.request(`${siteUrl}/mcp/`, { method: 'POST', headers, body }))
  }
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
      for (const question of everyQuestion())
        heard.push(await hear(JSON.stringify(question), await put(question)))
      return heard
    },
    mails: () => everyMail(cms.db),
    photographsAsked: files.asked,
    async found(query) {
      const answer = await ask(`/nl/map-data/?deal=sale&${query}`)
      const { properties } = (await answer.json()) as { properties: { id: number }[] }
      return properties.map(({ id }) => id)
    },
    async listed(query) {
      const answer = await ask(`/nl/found-homes/?deal=sale&${query}`)
      return ((await answer.json()) as [number, string][]).map(([id]) => id)
    },
    async close() {
      files.stop()
      await web.$client.end()
    },
  }
}

/** Where the files of the homes lie: a photograph that says in its own notes where it was taken, and papers. */
async function serveFiles() {
  const size = { width: 1200, height: 800, channels: 3 as const, background: '#8a6f55' }
  const photograph = await sharp({ create: size })
    .withExif({ IFD0: { ImageDescription: 'Verzwegensteeg 47119z, 8670 Koksijde', Artist: 'Geheimakte' } })
    .jpeg()
    .toBuffer()
  let asked = 0
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('.pdf')) {
      const paper = url.includes('geheim') ? 'Geheimakte' : 'Plan'
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(paper)
      return
    }
    asked++
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photograph)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  for (const hosts of [pictureHosts, fileHosts])
    Object.assign(hosts, { storageHost: host, cdnOrigin: origin })
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

/** What somebody reads who asked about a hidden home: their request, its documents and their files, their visit. */
async function privatePaths(db: Database): Promise<string[]> {
  const paths: string[] = []
  for (const locale of locales) {
    const tokenOf = (purpose: LinkPurpose, { id }: Lead) =>
      signLink({ purpose, id, expires: new Date(Date.now() + 86_400_000) })
    const to = (purpose: LinkPurpose, lead: Lead) => linkPath(locale, purpose, tokenOf(purpose, lead))
    for (const kind of leadKinds) paths.push(to('request', await savedLead(db, { kind, language: locale })))
    const papers = await savedLead(db, { kind: 'documents', language: locale })
    paths.push(to('documents', papers))
    for (const id of [1, 2]) paths.push(documentPath(locale, tokenOf('documents', papers), id))
    paths.push(to('demand', await savedLead(db, { kind: 'demand', language: locale })))
    const visit = await bookedLead(db, locale)
    paths.push(to('appointment', visit), requestCalendarPath(locale, tokenOf('request', visit)))
  }
  return paths
}

interface Question {
  name: string
  arguments: Record<string, unknown>
}

/** What an assistant may ask about them. */
function everyQuestion(): Question[] {
  const { longitude, latitude } = secretPoint
  const searches = [
    {},
    { text: 'verzwegensteeg' },
    { reference: 'V-1' },
    { reference: 'V-2' },
    { city: ['koksijde'] },
    { area: `${longitude}_${latitude}_5` },
    { sort: 'price-up', 'price-min': 300_000 },
  ]
  return locales.flatMap((language) => [
    ...searches.map((search) => ({ name: 'search_homes', arguments: { language, deal: 'sale', ...search } })),
    ...ids.map((id) => ({ name: 'get_home', arguments: { language, id } })),
    { name: 'get_agency', arguments: { language } },
  ])
}

function pathsIn(locale: Locale): string[] {
  const list = listPath(locale, 'sale')
  const homes = ids.map((id) => listingPath(locale, { deal: 'sale', city: '', typeName: '', id }))
  const kept = `homes=${ids.join(',')}`
  const { longitude, latitude } = secretPoint
  const aroundSold = `area=${soldPoint.longitude}_${soldPoint.latitude}_1`
  return [
    ...['reference=V-2', aroundSold, `reference=V-2&${aroundSold}`].map((query) => `${list}?${query}`),
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
    ...['deal=sale', `deal=sale&area=${longitude}_${latitude}_20`].flatMap((query) => [
      ...['count', 'region-tree', 'found-homes', 'map-data'].map((name) => `/${locale}/${name}/?${query}`),
      `/maps/${locale}/list.svg?${query}`,
      `/maps/${locale}/wide.svg?${query}`,
    ]),
    ...['verzwegensteeg', 'V-1', '8670', 'koks'].flatMap((text) =>
      ['quick-search', 'places'].map((name) => `/${locale}/${name}/?deal=sale&q=${text}`),
    ),
    ...['kept-homes', 'card-pictures'].map((name) => `/${locale}/${name}/?${kept}`),
    ...[favouritesPath(locale), comparePath(locale)].map((path) => `${path}?${kept}`),
    `/${locale}/map/`,
  ]
}

/** The middle of the municipality in which the hidden home stands. */
export const secretMiddle = municipalityOf({ country: 'BE', zip: '8670', city: 'KOKSIJDE' })?.point ?? [0, 0]
