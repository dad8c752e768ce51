import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Page } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { currentRevision } from '../paths/revision'
import { visitorReader } from './published-source'
import { readShell, type Shell } from './read-shell'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())
beforeEach(async () => {
  // What another page leads to can only go after it.
  for (let pass = 0; pass < 3; pass++) await cms.payload.delete({ collection: 'pages', where: {} })
})

const shell = (locale: Language = 'nl'): Promise<Shell> => readShell(visitorReader({ db: cms.db, locale }))

async function set(slug: string, data: object, locale: Language = 'nl') {
  return cms.payload.updateGlobal({ slug: slug as 'footer', data: data as never, locale })
}

const inMenu = (title: string, given: Partial<Page> = {}) =>
  make(cms.payload, 'pages', { title, showInMenu: true, ...given })

async function say(id: number, locale: Language, data: Partial<Page>) {
  await cms.payload.update({ collection: 'pages', id, locale, data: data as never })
}

const labels = ({ menu }: Shell) => menu.map(({ label }) => label)

test('before an editor has set anything, the shell is empty and the languages are all four', async () => {
  expect(await shell()).toMatchObject({
    topBar: [],
    menu: [],
    menuMaximum: 0,
    valuation: null,
    footer: [],
    popup: null,
    logo: null,
    languages: { used: ['nl', 'fr', 'en', 'de'], standard: 'nl' },
    look: { brandColour: null },
    settings: { hasCounts: true, ignoredMarquees: [], hideCity: false },
  })
})

test('the footer leads to the newsletter in the languages that have it', async () => {
  expect((await shell('fr')).newsletter).toEqual({
    label: 'Newsletter',
    href: '/fr/forms/newsletter/',
  })
  await set('settings', { newsletter: ['nl'] })
  expect((await shell('fr')).newsletter).toBeNull()
  expect((await shell('nl')).newsletter).toMatchObject({ href: '/nl/forms/newsletter/' })
})

// Coverage: 2.153.
test('an uploaded picture marks the homes on the map, in its smallest size', async () => {
  expect((await shell()).settings.mapMarker).toBeUndefined()
  await set('settings', { mapMarker: await make(cms.payload, 'media') })
  expect((await shell('de')).settings.mapMarker).toMatch(/^\/media\/gevel-\d+\.png\?v=\d+&width=200$/)
})

// Coverage: 2.128.
test('the menu has the pages that want to be in it, in their order', async () => {
  await inMenu('Contact', { sort: 30 })
  await inMenu('Verkopen', { sort: 10 })
  await inMenu('Huren', { sort: 20 })
  await make(cms.payload, 'pages', { title: 'Privacy', sort: 5 })
  expect((await shell()).menu).toEqual([
    { label: 'Verkopen', href: '/nl/verkopen/', children: [] },
    { label: 'Huren', href: '/nl/huren/', children: [] },
    { label: 'Contact', href: '/nl/contact/', children: [] },
  ])
})

// Coverage: 3.81.
test('under a page stand the pages below it, when it wants, and its own links after them', async () => {
  const contact = await inMenu('Contact', { sort: 90 })
  const parent = await inMenu('Over ons', {
    sort: 10,
    hasSubMenu: true,
    subMenu: [
      { label: 'Kantoor Gent', page: contact, url: '#gent' },
      { label: 'Beroepsinstituut', url: 'https://www.biv.be/' },
    ],
  })
  await inMenu('Team', { parent, sort: 2 })
  await inMenu('Troeven', { parent, sort: 1 })
  const children = [
    { label: 'Kantoor Gent', href: '/nl/contact/#gent' },
    { label: 'Beroepsinstituut', href: 'https://www.biv.be/', isExternal: true },
  ]
  expect((await shell()).menu[0]?.children).toEqual([
    { label: 'Troeven', href: '/nl/over-ons/troeven/' },
    { label: 'Team', href: '/nl/over-ons/team/' },
    ...children,
  ])
  await say(parent, 'nl', { hasSubMenu: false })
  const { menu } = await shell()
  expect(menu.map(({ label }) => label)).toEqual(['Over ons', 'Contact'])
  expect(menu[0]?.children).toEqual(children)
})

test('nothing leads to projects while there are none', async () => {
  const about = await inMenu('Aanbod', {
    subMenu: [
      { label: 'Alle projecten', url: '/projects/' },
      { label: 'Bij ons', url: '/nl/projecten/?sort=1' },
      { label: 'Beroepsinstituut', url: 'https://www.biv.be/' },
    ],
  })
  await set('header', { topBar: [{ label: 'Nieuwbouw', url: '/projects/' }] })
  await set('footer', {
    columns: [
      {
        title: 'Aanbod',
        links: [
          { label: 'Nieuwbouw', url: '/projects/' },
          { label: 'Start', page: about },
        ],
      },
    ],
  })
  const led = async () => {
    const { menu, topBar, footer } = await shell()
    const lines = footer.flatMap((column) => column.lines)
    return [menu.flatMap(({ children }) => children), topBar, lines].map((links) => links.length)
  }
  expect(await led()).toEqual([1, 0, 1])
  const revision = () => currentRevision(cms.db)
  const before = await revision()
  await cms.db.execute(sql`delete from http_cache.purge`)
  await cms.db.execute(
    sql`insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
        values (900, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`,
  )
  expect(await led()).toEqual([3, 1, 2])
  // Every process reads what stands around its pages anew, and the caches forget it.
  expect(await revision()).toBe(before + 1)
  expect(await rows(cms.db, sql`select tag from http_cache.purge`)).toEqual([{ tag: 'shell' }])
  // One that only changes is written anew, and changes nothing here.
  await cms.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table kept on commit drop as select * from listing.project`)
    await tx.execute(sql`delete from listing.project`)
    await tx.execute(sql`insert into listing.project select * from kept`)
  })
  expect(await revision()).toBe(before + 1)
  await cms.db.execute(sql`delete from listing.project`)
  expect(await led()).toEqual([1, 0, 1])
  expect(await revision()).toBe(before + 2)
  await set('header', { topBar: [] })
  await set('footer', { columns: [] })
})

// Coverage: 2.6, 3.82.
test('an entry that leads to another site says so', async () => {
  await inMenu('Partner', { isRedirect: true, redirectUrl: 'https://www.partner.be/' })
  expect((await shell()).menu).toEqual([
    { label: 'Partner', href: 'https://www.partner.be/', isExternal: true, children: [] },
  ])
})

test('what is not published, not public or not written in a language is not in its menu', async () => {
  await inMenu('Concept', { _status: 'draft' })
  const both = await inMenu('Verkopen', { sort: 1 })
  await say(both, 'fr', { title: 'Vendre' })
  const hidden = await inMenu('Huren', { sort: 2 })
  await say(hidden, 'fr', { title: 'Louer' })
  await say(hidden, 'nl', { isPublic: false })
  await inMenu('Alleen Nederlands', { sort: 3 })
  expect(labels(await shell())).toEqual(['Verkopen', 'Alleen Nederlands'])
  expect(labels(await shell('fr'))).toEqual(['Vendre', 'Louer'])
  expect(labels(await shell('de'))).toEqual([])
})

test('a draft changes nothing in the menu', async () => {
  const page = await inMenu('Verkopen')
  await cms.payload.update({
    collection: 'pages',
    id: page,
    locale: 'nl',
    data: { title: 'Concept', showInMenu: false },
    draft: true,
  })
  expect(labels(await shell())).toEqual(['Verkopen'])
})

// Coverage: 2.127, 2.130.
test('the header has its links, its button and its maximum', async () => {
  const page = await make(cms.payload, 'pages', { title: 'Wat is mijn huis waard' })
  await set('header', {
    topBar: [{ label: 'Bel ons', url: 'tel:+3292334455' }, { label: 'Zonder doel' }],
    valuation: { page, url: '?van=menu' },
    menuMaximum: 5,
  })
  expect(await shell()).toMatchObject({
    topBar: [{ label: 'Bel ons', href: 'tel:+3292334455' }],
    valuation: { label: 'Wat is mijn huis waard', href: '/nl/wat-is-mijn-huis-waard/?van=menu' },
    menuMaximum: 5,
  })
  expect(await shell('fr')).toMatchObject({ topBar: [], valuation: null })
})

// Coverage: 2.148, 3.103.
test('footer columns have their words, links, pictures and widths', async () => {
  const images = [await make(cms.payload, 'media')]
  const page = await make(cms.payload, 'pages', { title: 'Privacy' })
  await set('footer', {
    columns: [
      {
        title: 'Gent',
        introText: 'Kom langs',
        fullText: 'Veldstraat 1\n\n  9000 Gent ',
        links: [{ page }, { label: 'BIV', url: 'https://www.biv.be/' }],
        images,
        columnsSm: 6,
        columnsMd: 4,
        columnsLg: 2,
      },
      {},
    ],
  })
  expect((await shell()).footer).toMatchObject([
    {
      title: 'Gent',
      introText: 'Kom langs',
      lines: [
        { label: 'Privacy', href: '/nl/privacy/' },
        { label: 'BIV', href: 'https://www.biv.be/', isExternal: true },
        'Veldstraat 1',
        '9000 Gent',
      ],
      images: [{ alt: 'Gevel' }],
      columns: { sm: 6, md: 4, lg: 2 },
    },
    { title: '', introText: '', lines: [], images: [], columns: { sm: 12, md: 6, lg: 3 } },
  ])
  expect((await shell('fr')).footer[0]).toMatchObject({ title: '', introText: '', lines: [] })
})

test('the accounts of the agency with others are read from their lines; what is no address is refused', async () => {
  const typed = 'https://www.facebook.com/gevel\n\nhttps://www.instagram.com/gevel\n'
  await set('agency', { socialLinks: typed })
  expect((await shell('fr')).agency.socialLinks).toEqual([
    'https://www.facebook.com/gevel',
    'https://www.instagram.com/gevel',
  ])
  for (const socialLinks of [
    'javascript:alert(1)',
    'https://x.com/a\nfacebook',
    'https://x.com/a\n'.repeat(11),
  ])
    await expect(set('agency', { socialLinks })).rejects.toThrow()
  await set('agency', { socialLinks: '' })
  expect((await shell()).agency.socialLinks).toEqual([])
})

// Coverage: 3.103.
test('words of the footer that are not public are not shown', async () => {
  const words = { title: 'Gent', introText: 'Kom langs', fullText: 'Veldstraat 1', links: [] }
  const flags = { isTitlePublic: false, isIntroPublic: false, isFullTextPublic: false }
  await set('footer', { columns: [{ ...words, ...flags }, words] })
  expect((await shell()).footer).toMatchObject([
    { title: '', introText: '', lines: [] },
    { title: 'Gent', introText: 'Kom langs', lines: ['Veldstraat 1'] },
  ])
})

// Coverage: 3.101, 3.102.
test('a pop-up shows when it is on and has words in the language', async () => {
  const media = await make(cms.payload, 'media')
  const popup = { title: 'Open dag', description: 'Kom kijken', delaySeconds: 8, media }
  await set('popup', { ...popup, isPublished: true, link: { label: 'Meer', url: '/nl/open/' } })
  expect((await shell()).popup).toEqual({
    isPublished: true,
    delaySeconds: 8,
    title: 'Open dag',
    description: 'Kom kijken',
    media: expect.objectContaining({ alt: 'Gevel' }),
    link: { label: 'Meer', href: '/nl/open/' },
  })
  expect((await shell('fr')).popup).toBeNull()
  await set('popup', { isPublished: false })
  expect((await shell()).popup).toBeNull()
})

// Coverage: 3.104, 9.11.
test('languages come in our order, with the standard one', async () => {
  await set('languages', { used: ['fr', 'nl'], standard: 'fr' })
  expect((await shell()).languages).toEqual({ used: ['nl', 'fr'], standard: 'fr' })
})

// Coverage: 3.90.
test('the agency, the look, the settings and the codes of search engines', async () => {
  const logo = await make(cms.payload, 'media', { alt: 'Ons merk' })
  await set('agency', {
    name: 'Gevel',
    country: 'LU',
    phone: '09 233 44 55',
    brokers: [{ name: 'An Peeters', number: 'BIV 500 000' }],
    luxembourg: { permit: '10012345' },
  })
  await set('look', { logo, brandColour: '#9c3f26' })
  await set('settings', { hasCounts: false, ignoredMarquees: [3], hideCity: true })
  await set('site-info', { googleVerification: 'google-code_123' })
  expect(await shell('fr')).toMatchObject({
    agency: {
      name: 'Gevel',
      country: 'Luxembourg',
      countryCode: 'LU',
      street: '',
      brokers: [{ name: 'An Peeters', number: 'BIV 500 000' }],
      luxembourg: { permit: '10012345', register: '', vatNumber: '' },
    },
    look: { brandColour: '#9c3f26' },
    settings: { hasCounts: false, ignoredMarquees: [3], hideCity: true },
    verification: { google: 'google-code_123', facebook: undefined, norton: undefined },
  })
  expect((await shell()).logo?.alt).toBe('Ons merk')
})
