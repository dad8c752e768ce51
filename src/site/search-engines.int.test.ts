import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aText } from '@/testing/records/a-text'
import { storeTypes } from '@/testing/home-types'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const locale = 'nl'
const pictures = [{ url: 'https://files.example.test/1.jpg', width: 1920, height: 1280 }]

/** One of each kind of page that search engines may show, in every language that it can have. */
beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  await storeTypes(db)
  await storeListings(db, [
    aListing({ id: 1, pictures }),
    aListing({ id: 2, deal: 'rent', price: { cents: 95_000, isPublished: true, isFrom: false } }),
  ])
  await db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    values (502, '9000', 'Gent', 'BE', true, 1, ${JSON.stringify(pictures)}, gen_random_uuid())`)
  await db.execute(sql`
    insert into listing.project_text
    select 502, language, 'De Weverij', '', '', '', '' from unnest(array['nl', 'fr', 'en', 'de']) language`)
  await payload.updateGlobal({
    slug: 'agency',
    data: { name: 'Gevel', street: 'Veldstraat 1', place: '9000 Gent', phone: '09 233 44 55' },
    locale,
  })
  const image = await make(payload, 'media')
  const blog = await make(payload, 'categories', { title: 'Blog', path: 'blog' })
  const questions = await make(payload, 'categories', { title: 'Vragen' })
  const body = aText('Twee maanden huur.')
  const article = { category: blog, picture: image, body, standfirst: 'Wat u moet weten.' }
  const tips = await make(payload, 'articles', { title: 'Vijf tips & meer', ...article })
  await make(payload, 'articles', { title: 'Nog vijf', date: '2026-04-01', category: blog })
  await make(payload, 'articles', { title: 'Hoe hoog is de waarborg?', category: questions, body })
  await make(payload, 'team', { name: 'An', role: 'Makelaar', picture: image })
  await make(payload, 'pages', { key: 'home', title: 'Home', path: '' })
  await make(payload, 'pages', {
    key: 'blog',
    title: 'Blog',
    path: 'blog',
    modules: [{ blockType: 'category', category: blog }],
  })
  const contact = await make(payload, 'pages', {
    title: 'Contact',
    content: aText('Wij helpen u graag.'),
    modules: [{ blockType: 'team' }, { blockType: 'category', category: questions, view: 'collapse' }],
  })
  await payload.update({ collection: 'pages', id: contact, data: { title: 'Contactez-nous' }, locale: 'fr' })
  await payload.update({
    collection: 'articles',
    id: tips,
    data: { title: 'Cinq conseils' },
    locale: 'fr',
  })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const htmlOf = async (path: string) => {
  const answer = await ask(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const pages = {
  home: '/nl/',
  list: '/nl/te-koop/',
  'list of a town': '/nl/te-koop/?city=Gent',
  landing: '/nl/te-koop/gent/huizen/',
  'home for sale': '/nl/te-koop/gent/huis/1/',
  'home to let': '/nl/te-huur/gent/huis/2/',
  projects: '/nl/projecten/',
  project: '/nl/projecten/502/',
  blog: '/nl/blog/',
  article: '/nl/blog/vijf-tips-meer/',
  page: '/nl/contact/',
  member: '/nl/team/an/1/',
}

type Thing = Record<string, unknown>

function jsonLdIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Thing)
}

async function thing(path: string, type: string): Promise<Thing> {
  const things = jsonLdIn(await htmlOf(path))
  const found = things.find((one) => one['@type'] === type)
  expect(found, `${type} among ${things.map((one) => String(one['@type'])).join(', ')}`).toBeDefined()
  return found ?? {}
}

// Coverage: 3.87.
test.each(Object.entries(pages))('all that %s tells machines is JSON of schema.org', async (_, path) => {
  for (const one of jsonLdIn(await htmlOf(path))) {
    expect(one['@context']).toBe('https://schema.org')
    expect(JSON.stringify(one)).not.toMatch(/undefined|null|NaN|\[object/)
    for (const url of JSON.stringify(one).match(/"(?:url|item|image|@id|mainEntityOfPage)":"[^"]*"/g) ?? [])
      expect(url).toMatch(/":"https?:\/\//)
  }
})

test('a home for sale is a listing with an offer', async () => {
  const listing = await thing(pages['home for sale'], 'RealEstateListing')
  expect(listing).toMatchObject({
    url: siteUrl + pages['home for sale'],
    datePosted: '2026-01-01',
    inLanguage: 'nl',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: { '@type': 'PostalAddress', postalCode: '9000', addressLocality: 'Gent' },
      numberOfBedrooms: 3,
    },
    offers: {
      '@type': 'Offer',
      price: 350_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(listing.name).toBeTruthy()
  expect(listing.description).toBeTruthy()
})

test('a home to let has a rent by the month', async () => {
  const { offers } = await thing(pages['home to let'], 'RealEstateListing')
  expect(offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 950, unitCode: 'MON' },
  })
})

test.each(['home for sale', 'landing', 'project', 'article', 'page'] as const)(
  'the trail of %s is numbered, named and ends at the page itself',
  async (page) => {
    const { itemListElement } = await thing(pages[page], 'BreadcrumbList')
    const items = itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items.every(({ name }) => name !== '')).toBe(true)
    expect(items[0]?.item).toBe(`${siteUrl}/nl/`)
    expect(items.at(-1)?.item).toBe(siteUrl + pages[page])
  },
)

test('the start page names the agency and the site', async () => {
  const agency = await thing(pages.home, 'RealEstateAgent')
  expect(agency).toMatchObject({
    name: 'Gevel',
    telephone: '09 233 44 55',
    address: {
      streetAddress: 'Veldstraat 1',
      postalCode: '9000',
      addressLocality: 'Gent',
      addressCountry: 'BE',
    },
  })
  const { publisher } = await thing(pages.home, 'WebSite')
  expect(publisher).toEqual({ '@id': agency['@id'] })
})

test('a page that shows offices names each of them as a part of the agency', async () => {
  const office = await thing(pages.page, 'RealEstateAgent')
  expect(office).toMatchObject({
    telephone: '09',
    address: { '@type': 'PostalAddress', postalCode: '9000', addressCountry: 'BE' },
    parentOrganization: { '@id': `${siteUrl}/#agency` },
  })
})

test('questions with their answers are an FAQ', async () => {
  const { mainEntity } = await thing(pages.page, 'FAQPage')
  expect(mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Hoe hoog is de waarborg?',
      acceptedAnswer: { '@type': 'Answer', text: 'Twee maanden huur.' },
    },
  ])
  expect(jsonLdIn(await htmlOf(pages.blog)).map((one) => one['@type'])).not.toContain('FAQPage')
})

test('an article of the blog is a posting with its day, its picture and who publishes it', async () => {
  const posting = await thing(pages.article, 'BlogPosting')
  expect(posting).toMatchObject({
    headline: 'Vijf tips & meer',
    description: 'Wat u moet weten.',
    datePublished: '2026-03-01',
    inLanguage: 'nl',
    mainEntityOfPage: siteUrl + pages.article,
    publisher: { '@type': 'RealEstateAgent', name: 'Gevel' },
    author: { '@type': 'RealEstateAgent', name: 'Gevel' },
  })
  expect(posting.image).toMatch(/^http.*\/media\//)
})

test('a list tells machines nothing of its own, a landing page is a collection of its homes', async () => {
  expect(jsonLdIn(await htmlOf(pages.list))).toEqual([])
  const { mainEntity } = await thing(pages.landing, 'CollectionPage')
  expect(mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 1, url: siteUrl + pages['home for sale'] }],
  })
})

function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]))
}

test.each(Object.entries(pages))(
  '%s names itself as canonical, and each of its languages names the same pages back',
  async (_, path) => {
    const html = await htmlOf(path)
    const escaped = (siteUrl + path).replaceAll('&', '&amp;')
    expect(html).toContain(`<link rel="canonical" href="${escaped}"/>`)
    expect(html).not.toContain('content="noindex')
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/)
    const alternates = alternatesIn(html)
    expect(alternates.nl).toBe(escaped)
    expect(alternates['x-default']).toBe(escaped)
    for (const href of new Set(Object.values(alternates))) {
      const version = await htmlOf(href.replaceAll('&amp;', '&').replace(siteUrl, ''))
      expect(alternatesIn(version)).toEqual(alternates)
      expect(version).toContain(`<meta property="og:url" content="${href}"/>`)
      for (const name of ['name="description"', 'property="og:title"', 'property="og:image"'])
        expect(version).toMatch(new RegExp(`<meta ${name} content="[^"]+"`))
    }
  },
)

test.each([
  '/nl/te-koop/?garden=1',
  '/nl/te-koop/?sort=price-up',
  '/nl/te-koop/?sold=1',
  '/nl/favorieten/',
  '/nl/login/',
  '/nl/forms/contact/',
  '/nl/bedankt/contacteer-ons/',
])('%s is not for search engines', async (path) => {
  expect(await htmlOf(path)).toMatch(/<meta name="robots" content="noindex/)
})

// Coverage: 3.88.
test('a home is shared with its picture, and the picture is there', async () => {
  const html = await htmlOf(pages['home for sale'])
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(image).toBe(`${siteUrl}/nl/share-picture/1.jpg`)
  const picture = await ask('/nl/share-picture/1.jpg')
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
})

test.each([
  ['list', /^https:\/\/files\.example\.test\/1\.jpg$/],
  ['landing', /^https:\/\/files\.example\.test\/1\.jpg$/],
  ['project', /^https:\/\/files\.example\.test\/1\.jpg$/],
  ['article', /\/media\/[^?]+\?v=\d+&amp;width=1200$/],
  ['member', /\/media\/[^?]+\?v=\d+&amp;width=1200$/],
] as const)('%s is shared with a picture of its own, no larger than networks take', async (page, picture) => {
  const html = await htmlOf(pages[page])
  for (const name of ['property="og:image"', 'name="twitter:image"'])
    expect(new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1]).toMatch(picture)
})

test.each(['/nl/contact/', '/nl/projecten/', '/nl/te-koop/?sold=1'])(
  '%s, which has no picture, is shared with that of the site, in the language of the page',
  async (path) => {
    const html = await htmlOf(path)
    const picture = `${siteUrl}/nl/share-picture/site.jpg`
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`)
    expect(html).toContain(`<meta name="twitter:image" content="${picture}"/>`)
    const answer = await ask('/nl/share-picture/site.jpg')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('xkey')?.split(' ')).toContain('shell')
    expect((await ask('/nl/share-picture/other.jpg')).status).toBe(404)
  },
)

test('the feed of the blog has its articles, the newest first, and the blog names it', async () => {
  const answer = await ask('/nl/rss.xml')
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  const titles = [...xml.matchAll(/<item><title>([^<]*)</g)].map(([, title]) => title)
  expect(titles).toEqual(['Nog vijf', 'Vijf tips &amp; meer'])
  expect(xml).toContain(`<link>${siteUrl}/nl/blog/vijf-tips-meer/</link>`)
  expect(xml).toMatch(/<pubDate>\w{3}, \d\d Mar 2026 [\d:]+ GMT<\/pubDate>/)
  expect(xml).toContain('<description>Wat u moet weten.</description>')
  for (const path of [pages.blog, pages.article])
    expect(await htmlOf(path)).toContain(`href="${siteUrl}/nl/rss.xml"`)
  expect(await htmlOf(pages.page)).not.toContain('rss.xml')
})

test('a language without a blog has no feed', async () => {
  expect((await ask('/en/rss.xml')).status).toBe(404)
})
