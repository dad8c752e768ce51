import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { submitLead } from '@/features/leads/submit-lead'
import { storeListings } from '@/features/listings/store/store-listings'
import { createLink, openLink } from '@/features/rights/my-data/mailed-link'
import { myDataPath } from '@/features/rights/my-data-path'
import { signLink } from '@/site/data/links'
import type { Screen } from '@/site/data/screen'
import { siteUrl } from '@/site/data/site'
import { createSite } from '@/site/site-app'

import { storeTypes } from '../home-types'
import { make } from '../records/a-document'
import { aLead } from '../records/a-lead'
import { aListing } from '../records/a-listing'
import { openPayload, type TestPayload } from '../records/a-payload'
import { aText } from '../records/a-text'
import { asWeb } from './as-web'

const locale = 'nl'

let cms: TestPayload
let web: Database
let member: number
const saved: Partial<Record<LeadKind, string>> = {}

/** A site on which every kind of page has as much to read as it can have. */
export async function openEveryScreen() {
  cms = await openPayload()
  const { payload, db } = cms
  await storeTypes(db)
  const agent = { name: 'An', email: 'an@gevel.example', phone: null, mobile: null, pictureUrl: null }
  await storeListings(db, [
    ...Array.from({ length: 30 }, (_, index) => aListing({ id: index + 1, projectId: null })),
    aListing({ id: 40, agent: agent as never, projectId: 502 }),
    aListing({ id: 41, status: 'sold' }),
    aListing({ id: 43, agent: agent as never }),
    aListing({ id: 42, deal: 'rent' }),
  ])
  await db.execute(
    sql`insert into listing.withdrawn (id, deal, type_id, zip, city) values (99, 'sale', 1, '9000', 'Gent')`,
  )
  await db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    select id, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid() from unnest(array[502, 503]) id`)
  await db.execute(sql`
    insert into listing.project_text
    select id, language, 'Project ' || id, '', '', '', ''
    from unnest(array[502, 503]) id, unnest(array['nl', 'fr', 'en', 'de']) language`)
  const image = await make(payload, 'media')
  const blog = await make(payload, 'categories', { title: 'Blog', path: 'blog' })
  const linked = await make(payload, 'pages', { title: 'Elders' })
  const body = aText('Lees verder', { relationTo: 'pages', value: linked })
  const article = await make(payload, 'articles', {
    title: 'Vijf tips',
    category: blog,
    picture: image,
    body,
  })
  await make(payload, 'articles', { title: 'Nog vijf', category: blog, picture: image, body })
  member = await make(payload, 'team', { name: 'An', email: 'an@gevel.example', picture: image })
  await make(payload, 'redirects', { from: '/oud/adres/', to: '/nl/alles/' })
  await make(payload, 'listing-notes', { recordId: 40, text: body, isFeatured: true })
  await make(payload, 'project-notes', { recordId: 502, text: body })
  const modules = [
    { blockType: 'property-list', source: 'newest' },
    { blockType: 'property-list', source: 'featured' },
    { blockType: 'property-list', source: 'references' },
    { blockType: 'article', article, images: [image] },
    { blockType: 'category', category: blog, hasLink: true, hasSubcategories: true },
    { blockType: 'contact', form: 'demand-register' },
    { blockType: 'text', body },
    { blockType: 'team' },
  ]
  const banner = { type: 'image', image, callToAction: { label: 'Bel', page: linked } }
  const full = { modules, image, showBanner: true, banner, content: body, seo: { ogImage: image } }
  await make(payload, 'pages', { title: 'Alles', ...full })
  for (const key of ['home', 'for-sale', 'privacy', 'contact', 'demand-register', 'blog'])
    await make(payload, 'pages', { key, title: key, path: key === 'home' ? '' : key, ...full })
  await payload.updateGlobal({ slug: 'home-banner', data: { type: 'properties', image }, locale })
  await payload.updateGlobal({ slug: 'header', data: { topBar: [{ label: 'X', page: linked }] }, locale })
  // The pool of this process, with the rights that it has on a real site.
  web = asWeb()
  for (const kind of ['visit', 'demand', 'newsletter'] as const) saved[kind] = await save({ kind })
  saved.project = await save({ kind: 'project', listingId: undefined, projectId: 502 })
  return {
    web,
    async close() {
      await web.$client.end()
      await cms.close()
    },
  }
}

async function save(given: Partial<LeadInput>): Promise<string> {
  const services = {
    db: web,
    now: () => new Date(),
    channels: deliveryChannels,
    limits: [],
    secret: 'test',
  }
  const answers = { ...aLead().answers, goal: 'sale', types: [1], places: ['Gent|9000'] }
  const outcome = await submitLead(services, aLead({ listingId: 40, answers, ...given }))
  if (outcome.state !== 'saved') throw new Error(outcome.state)
  return outcome.lead.id
}

const link = (purpose: LinkPurpose, kind: LeadKind) => () => {
  const expires = new Date(Date.now() + 86_400_000)
  return linkPath(locale, purpose, signLink({ purpose, id: saved[kind] ?? '', expires }))
}

/** What is held about the person of all these leads. */
async function openedData(): Promise<string> {
  const token = await createLink(cms.db, { email: 'an@example.com', language: locale })
  return myDataPath(locale, (await openLink(web, token)) ?? '')
}

const site = createSite()
export const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))

interface Asked {
  path: string | (() => string | Promise<string>)
  status?: number
}

/** An address of each kind of screen, and how it answers: one that is new is not forgotten here. */
export const screens: Record<Screen['kind'], Asked> = {
  home: { path: '/nl/' },
  list: { path: '/nl/te-koop/' },
  page: { path: '/nl/alles/' },
  article: { path: '/nl/blog/vijf-tips/' },
  thanks: { path: '/nl/bedankt/contacteer-ons/' },
  login: { path: '/nl/login/' },
  favourites: { path: '/nl/favorieten/?homes=1,2,3,99' },
  compare: { path: '/nl/vergelijken/?homes=1,2,3,4' },
  project: { path: '/nl/projecten/502/' },
  'project-list': { path: '/nl/projecten/' },
  'my-data': { path: '/nl/mijn-gegevens/' },
  accessibility: { path: '/nl/toegankelijkheid/' },
  'bare-valuation': { path: '/nl/schatting/', status: 307 },
  listing: { path: async () => (await ask('/property/40/')).headers.get('Location') ?? '' },
  member: { path: () => `/nl/team/an/${member}/` },
  landing: { path: '/nl/te-koop/gent/huizen/' },
  property: { path: '/property/40/', status: 308 },
  preview: { path: '/nl/preview/pages/1/', status: 404 },
  redirect: { path: '/oud/adres/', status: 308 },
  'not-found': { path: '/nl/nergens/', status: 404 },
}

/** Further addresses of these kinds, and what has a route of its own. */
export const others: Record<string, Asked> = {
  'list with filters': { path: '/nl/te-koop/?bedrooms-min=1&price-max=900000' },
  'list with filters that find nothing': {
    path: '/nl/te-koop/?municipality=44021&price-min=100&price-max=1000&bedrooms-min=9&garden=1',
  },
  'list of sold homes': { path: '/nl/te-koop/?sold=1' },
  'list of one town': { path: '/nl/te-koop/?city=Gent' },
  'homes of a type in a town, few': { path: '/nl/te-huur/gent/huizen/' },
  map: { path: '/nl/map/' },
  regions: { path: '/nl/regions/?deal=sale&bedrooms-min=1' },
  'regions of no deal': { path: '/nl/regions/', status: 404 },
  blog: { path: '/nl/blog/' },
  'feed of the blog': { path: '/nl/rss.xml' },
  'property that is gone': { path: '/nl/te-koop/gent/huis/99/', status: 410 },
  'member of the team who left': { path: '/nl/team/bo/999/', status: 404 },
  'form about a home': { path: '/nl/forms/visit/?home=40' },
  'form for documents': { path: '/nl/forms/documents/?home=40' },
  'form for an appointment': { path: '/nl/forms/appointment/?home=40' },
  'form about a project': { path: '/nl/forms/project/?project=502' },
  'form of a demand': { path: '/nl/forms/demand/' },
  'what the agency says on privacy': { path: '/nl/privacy/' },
  'my data behind its link': { path: () => openedData() },
  'what was sent': { path: link('request', 'visit') },
  'what was sent about a project': { path: link('request', 'project') },
  'demand behind its link': { path: link('demand', 'demand') },
  'newsletter behind its link': { path: link('newsletter-confirm', 'newsletter') },
}

export async function addressOf({ path }: Asked): Promise<string> {
  return typeof path === 'string' ? path : path()
}
