import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Page } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'
import type { SearchCriteria } from '@/domain/search/criteria'
import { searchOfAddress } from '@/features/listings/list/search-of-address'
import { listTag, searchTags } from '@/features/listings/listing-tags'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aText } from '@/testing/records/a-text'

import { rebuildPublished } from '../published/rebuild-published'
import { visitorReader } from './published-source'
import { readPage } from './read-page'
import type { ShownModule } from './shown-module'

type Stored = NonNullable<Page['modules']>[number]
type Kind<K extends ShownModule['kind']> = Extract<ShownModule, { kind: K }>

let cms: TestPayload
let news: number

beforeAll(async () => {
  cms = await openPayload()
  await storeListings(cms.db, [
    ...Array.from({ length: 6 }, (_, day) =>
      aListing({ id: day + 1, createdAt: new Date(Date.UTC(2026, 0, day + 1)) }),
    ),
    aListing({ id: 7, deal: 'rent', createdAt: new Date('2026-02-01') }),
    aListing({ id: 8, status: 'sold' }),
    aListing({ id: 9, deal: 'rent', status: 'rented' }),
  ])
  for (const recordId of [2, 7]) await make(cms.payload, 'listing-notes', { recordId, isFeatured: true })
})
afterAll(() => cms.close())

beforeEach(async () => {
  await cms.payload.delete({ collection: 'pages', where: {} })
  await cms.payload.delete({ collection: 'articles', where: {} })
  await cms.payload.delete({ collection: 'categories', where: {} })
  news = await make(cms.payload, 'categories', { title: 'Nieuws' })
})

/** A page has no document in a language that has no words of it. */
const inFrenchToo = (id: number) =>
  cms.payload.update({ collection: 'pages', id, locale: 'fr', data: { title: 'La page' } })

const anArticle = (given: object = {}) => make(cms.payload, 'articles', { category: news, ...given })

interface Reading {
  locale?: Language
  values?: Record<string, unknown>
}

async function shown(modules: Stored[], reading: Reading = {}): Promise<ShownModule[]> {
  return shownOn(await make(cms.payload, 'pages', { modules }), reading)
}

async function shownOn(id: number, { locale = 'nl', values = {} }: Reading = {}): Promise<ShownModule[]> {
  const page = await readPage(visitorReader({ db: cms.db, locale }), {
    id,
    values: { forSaleTotal: 6, forRentTotal: 1, ...values },
  })
  return page?.modules ?? []
}

const categoryOf = async (module: Partial<Stored>, reading?: Reading) =>
  (
    await shown([{ blockType: 'category', category: news, ...module } as Stored], reading)
  )[0] as Kind<'category'>
const homesOf = async (module: Partial<Stored>) =>
  (await shown([{ blockType: 'property-list', ...module } as Stored]))[0] as Kind<'property-list'>
const titles = ({ groups }: Kind<'category'>) =>
  groups.map(({ articles }) => articles.map(({ title }) => title))

// Coverage: 3.91, 3.92, 3.93, 3.95, 3.96.
test('modules stand in their order, each with the options an editor gave it', async () => {
  const article = await anArticle({ title: 'Eén artikel' })
  const image = await make(cms.payload, 'media')
  const modules = await shown([
    { blockType: 'team', title: 'Wij', shows: 'members' },
    {
      blockType: 'text',
      title: 'Tekst',
      titleSize: 'large',
      description: 'Boven',
      description2: 'Onder',
      columnsSm: 12,
      columnsMd: 6,
      columnsLg: 4,
      className: 'narrow',
      images: [image],
      body: aText('Inhoud') as never,
    },
    { blockType: 'article', article, view: 'module' },
    { blockType: 'contact', form: 'contact-demand' },
    { blockType: 'property-list', source: 'whole-list' },
  ])
  expect(modules.map(({ kind }) => kind)).toEqual(['team', 'text', 'article', 'contact', 'whole-list'])
  expect(modules[1]?.frame).toMatchObject({
    title: 'Tekst',
    titleSize: 'large',
    description: 'Boven',
    description2: 'Onder',
    columns: { sm: 12, md: 6, lg: 4 },
    className: 'narrow',
    images: [{ alt: 'Gevel' }],
    background: { kind: 'none' },
  })
  expect(modules[2]).toMatchObject({ layout: { view: 'module' }, article: { title: 'Eén artikel' } })
  expect(modules[3]).toMatchObject({ form: 'contact-demand' })
})

test('rows of a module are shown with their words; those that say nothing in a language are left out', async () => {
  const image = await make(cms.payload, 'media')
  const rows = {
    columns: [{ heading: 'Eerst', body: aText('Meten'), picture: image }, { picture: image }],
    questions: [
      { question: 'Wat kost het?', answer: aText('Niets') },
      { question: 'Zonder antwoord', answer: aText('') },
    ],
    figures: [{ figure: '98 %', meaning: 'verkocht' }, { figure: '12' }],
  }
  const modules = await shown([
    { blockType: 'columns', columns: rows.columns as never },
    { blockType: 'questions', questions: rows.questions as never },
    { blockType: 'figures', figures: rows.figures },
  ])
  expect(modules).toMatchObject([
    { columns: [{ heading: 'Eerst', picture: { alt: 'Gevel' } }] },
    { questions: [{ question: 'Wat kost het?' }] },
    { figures: [{ figure: '98 %', meaning: 'verkocht' }] },
  ])
  expect(modules.map((module) => 'columns' in module && module.columns.length)).toEqual([1, false, false])
  expect(modules[1]).toMatchObject({ questions: { length: 1 } })
  expect(modules[2]).toMatchObject({ figures: { length: 1 } })
})

test('homes of a search, of a person of the team, or picked by hand', async () => {
  const named = { id: null, name: 'Nele Claes', email: null, phone: null }
  const address = { ...aListing().address, zip: '8000', city: 'BRUGGE' }
  await storeListings(cms.db, [
    aListing({ id: 21, address, agent: named }),
    aListing({ id: 22, address, deal: 'rent', agent: named }),
  ])
  const member = await make(cms.payload, 'team', { name: 'Nele Claes' })
  const ids = async (module: Partial<Stored>) => (await homesOf(module)).cards.map(({ id }) => id)
  expect(await ids({ source: 'search', search: 'https://gevel.example/nl/te-koop/?city=Brugge' })).toEqual([
    21,
  ])
  expect(await ids({ source: 'search', search: '/fr/a-louer/?city=Bruges' })).toEqual([22])
  expect(await ids({ source: 'search' })).toEqual([])
  expect((await ids({ source: 'member', member })).toSorted()).toEqual([21, 22])
  expect(await ids({ source: 'member', member, deal: 'rent' })).toEqual([22])
  expect(await ids({ source: 'picked', picked: ['22', '3', '21'] })).toEqual([22, 3, 21])
  await expect(
    make(cms.payload, 'pages', {
      modules: [{ blockType: 'property-list', source: 'search', search: '/nl/contact/' }],
    }),
  ).rejects.toThrow()
})

test('a page with a search or a person is made anew when a home comes to them', async () => {
  const tagsWith = async (module: Partial<Stored>) => {
    const id = await make(cms.payload, 'pages', { modules: [{ blockType: 'property-list', ...module }] })
    return (await readPage(visitorReader({ db: cms.db, locale: 'nl' }), { id, values: {} }))?.tags ?? []
  }
  const search = '/nl/te-koop/?city=Gent'
  expect(await tagsWith({ source: 'search', search })).toEqual(
    expect.arrayContaining(searchTags(searchOfAddress(search) as SearchCriteria)),
  )
  expect(await tagsWith({ source: 'member' })).toEqual(
    expect.arrayContaining([listTag('sale'), listTag('rent')]),
  )
})

test('a person of the team stands alone, with their photograph, until they leave', async () => {
  const picture = await make(cms.payload, 'media', { alt: 'An' })
  const member = await make(cms.payload, 'team', { name: 'An Peeters', picture })
  const id = await make(cms.payload, 'pages', { modules: [{ blockType: 'adviser', member }] })
  expect(await shownOn(id)).toMatchObject([
    { kind: 'adviser', member: { name: 'An Peeters', picture: { alt: 'An' } } },
  ])
  await cms.payload.delete({ collection: 'team', id: member })
  expect(await shownOn(id)).toEqual([])
})

test('a video has its address and its still; without an address, the film of the agency', async () => {
  const still = await make(cms.payload, 'media', { alt: 'Gevel' })
  const film = await make(cms.payload, 'media', { alt: 'Straat' })
  await cms.db.execute(sql`update public.media set mime_type = 'video/mp4' where id = ${film}`)
  const address = 'https://vimeo.com/76979871'
  const modules = await shown([
    { blockType: 'video', address, still },
    { blockType: 'video', film },
    { blockType: 'video' },
  ])
  expect(modules).toMatchObject([
    { kind: 'video', address, still: { alt: 'Gevel' } },
    { kind: 'video', address: expect.stringMatching(/^\/media\/gevel/) as string, still: null },
  ])
  await expect(
    make(cms.payload, 'pages', { modules: [{ blockType: 'video', address: 'https://example.com/' }] }),
  ).rejects.toThrow()
})

test('projects are as many as the editor asks, in the order of their list, with a link to all', async () => {
  await cms.db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    values (71, '9000', 'Gent', 'BE', true, 2, '[]', gen_random_uuid()),
      (72, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`)
  await cms.db.execute(sql`
    insert into listing.project_text
    values (71, 'nl', 'Hof ter Linden', '', '', '', ''), (72, 'nl', 'Molenpark', '', '', '', '')`)
  const [all, first] = (await shown([
    { blockType: 'projects', maximum: 12, hasLink: true },
    { blockType: 'projects', maximum: 1, hasLink: false },
  ])) as [Kind<'projects'>, Kind<'projects'>]
  expect(all.projects.map(({ id }) => id)).toEqual([72, 71])
  expect(all.more).toMatchObject({ href: '/nl/projecten/' })
  expect(first.projects.map(({ id }) => id)).toEqual([72])
  expect(first.more).toBeNull()
})

test('a button leads to its page in the visitor’s language, and is left out where that page is not', async () => {
  const target = await make(cms.payload, 'pages', { title: 'Doel' })
  const id = await make(cms.payload, 'pages', {
    modules: [
      {
        blockType: 'call-to-action',
        title: 'Bel ons',
        links: [
          { label: 'Naar het doel', page: target },
          { url: 'tel:+3292334455', label: 'Bel' },
        ],
      },
    ],
  })
  expect(await shownOn(id)).toMatchObject([
    {
      kind: 'call-to-action',
      buttons: [
        { label: 'Naar het doel', href: '/nl/doel/' },
        { label: 'Bel', href: 'tel:+3292334455' },
      ],
    },
  ])
  await inFrenchToo(id)
  const { modules } = await cms.payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  const inFrench = (modules ?? []).map((module) => ({
    ...module,
    title: 'Appelez-nous',
    ...(module.blockType === 'call-to-action' && {
      links: module.links?.map((link) => ({ ...link, label: 'Appeler' })),
    }),
  }))
  await cms.payload.update({ collection: 'pages', id, locale: 'fr', data: { modules: inFrench as never } })
  expect(await shownOn(id, { locale: 'fr' })).toMatchObject([
    { buttons: [{ label: 'Appeler', href: 'tel:+3292334455' }] },
  ])
})

// Coverage: 3.91, 3.97.
test('a title that is not public, and a module that is switched off, are not shown', async () => {
  const modules = await shown([
    { blockType: 'text', title: 'Geheim', isTitlePublic: false },
    { blockType: 'text', title: 'Uit', isShown: false },
  ])
  expect(modules.map(({ frame }) => frame.title)).toEqual([''])
})

// Coverage: 2.72, 2.75, 3.94, 3.95.
test('behind a module lies nothing, a colour or a picture; a picture that is gone is nothing', async () => {
  const image = await make(cms.payload, 'media')
  const modules = await shown([
    { blockType: 'text', backgroundType: 'none', colour: 'mist', image },
    { blockType: 'text', backgroundType: 'colour', colour: 'bluestone' },
    { blockType: 'text', backgroundType: 'image', image },
    { blockType: 'text', backgroundType: 'image' },
  ])
  expect(modules.map(({ frame }) => frame.background)).toEqual([
    { kind: 'none' },
    { kind: 'colour', colour: 'bluestone' },
    { kind: 'image', picture: expect.objectContaining({ alt: 'Gevel' }) },
    { kind: 'none' },
  ])
})

// Coverage: 3.108.
test.each([
  [{ field: 'forSaleTotal', logic: '>', compareWithValue: '5' }, true],
  [{ field: 'forSaleTotal', logic: '>', compareWithValue: '6' }, false],
  [{ field: 'forSaleTotal', logic: '>', compareWithField: 'forRentTotal' }, true],
  [{ field: 'language', logic: '=', compareWithValue: 'nl' }, true],
  [{ field: 'language', logic: '=', compareWithValue: 'fr' }, false],
  [{ advancedCondition: 'forSaleTotal > (' }, false],
  [{ field: 'unknown', logic: '=', compareWithValue: '1' }, false],
  [{}, false],
] as const)('with the condition %j a module shows: %s', async (condition, isShown) => {
  const modules = await shown([{ blockType: 'text', title: 'Tekst', conditions: [condition] }])
  expect(modules).toHaveLength(isShown ? 1 : 0)
})

// Coverage: 3.108.
test('a condition may hide one field of some items', async () => {
  await anArticle({ title: 'Lang geleden', standfirst: 'Toen', date: '2020-01-01' })
  await anArticle({ title: 'Pas nog', standfirst: 'Nu', date: '2026-01-01' })
  const { groups } = await categoryOf({
    conditions: [
      { shows: 'standfirst', field: 'title', logic: 'contains', compareWithValue: 'pas' },
      { shows: 'date', advancedCondition: 'not readable (' },
    ],
  })
  expect(groups[0]?.articles).toMatchObject([
    { title: 'Pas nog', standfirst: 'Nu', date: null },
    { title: 'Lang geleden', standfirst: '', date: null },
  ])
})

// Coverage: 2.73, 2.74, 2.81, 3.93, 3.97, 9.15, 9.16.
test.each([
  [
    { view: 'slider', perRow: 2, maximum: 5 },
    { view: 'slider', perRow: 2, maximum: 5 },
  ],
  [
    { view: 'news', perRow: 3, maximum: null },
    { view: 'news', perRow: 3, maximum: 3 },
  ],
  [
    { view: 'collapse', perRow: 1, maximum: null },
    { view: 'collapse', perRow: 1, maximum: 40 },
  ],
] as const)('%j is drawn as %j', async (stored, layout) => {
  await anArticle()
  expect((await categoryOf(stored)).layout).toEqual(layout)
})

// Coverage: 9.17.
test('no module shows more than forty, whatever is stored', async () => {
  const id = await make(cms.payload, 'pages', { modules: [{ blockType: 'category', category: news }] })
  const store = async (maximum: number, perRow: number) => {
    await cms.db.$client.query('update pages set modules = jsonb_set(modules, $1, modules #> $1 || $2)', [
      ['0'],
      { maximum, perRow },
    ])
    await rebuildPublished(cms.payload)
  }
  await store(400, 9)
  expect(await shownOn(id)).toMatchObject([{ layout: { perRow: 4, maximum: 40 } }])
  await store(0, 0)
  await anArticle()
  await anArticle()
  const [module] = (await shownOn(id)) as [Kind<'category'>]
  expect(module.layout).toMatchObject({ perRow: 1, maximum: 1 })
  expect(titles(module).flat()).toHaveLength(1)
})

// Coverage: 2.80, 2.118, 3.97.
test('articles come newest first, or in the order an editor gave them, and no more than asked', async () => {
  await anArticle({ title: 'A', date: '2026-01-01', sort: 1 })
  await anArticle({ title: 'B', date: '2026-03-01', sort: 2 })
  await anArticle({ title: 'C', date: '2026-02-01', sort: 3 })
  expect(titles(await categoryOf({}))).toEqual([['B', 'C', 'A']])
  expect(titles(await categoryOf({ maximum: 2 }))).toEqual([['B', 'C']])
  await cms.payload.update({ collection: 'categories', id: news, data: { order: 'sort' } })
  expect(titles(await categoryOf({}))).toEqual([['A', 'B', 'C']])
})

test('only articles that are published, public and written in the language are listed', async () => {
  await anArticle({ title: 'Concept', _status: 'draft' })
  await anArticle({ title: 'Niet publiek', isPublic: false })
  const both = await anArticle({ title: 'Voor iedereen', date: '2026-01-01' })
  await cms.payload.update({ collection: 'articles', id: both, locale: 'fr', data: { title: 'Pour tous' } })
  const dutch = await anArticle({ title: 'Alleen Nederlands', date: '2025-01-01' })
  await cms.payload.update({
    collection: 'articles',
    id: dutch,
    locale: 'fr',
    data: { standfirst: 'Ébauche' },
    draft: true,
  })
  await cms.payload.update({
    collection: 'articles',
    id: dutch,
    locale: 'nl',
    data: { _status: 'published' },
  })
  const id = await make(cms.payload, 'pages', { modules: [{ blockType: 'category', category: news }] })
  await inFrenchToo(id)
  const [inDutch] = (await shownOn(id)) as [Kind<'category'>]
  const [inFrench] = (await shownOn(id, { locale: 'fr' })) as [Kind<'category'>]
  expect(titles(inDutch)).toEqual([['Voor iedereen', 'Alleen Nederlands']])
  expect(titles(inFrench)).toEqual([['Pour tous']])
})

// Coverage: 3.97.
test('articles of sub-categories stand apart under their names, when a module asks for them', async () => {
  const below = await make(cms.payload, 'categories', { title: 'Gent', parent: news, sort: 1 })
  await make(cms.payload, 'categories', { title: 'Leeg', parent: news })
  const further = await make(cms.payload, 'categories', { title: 'Wijk', parent: below })
  await anArticle({ title: 'Boven' })
  await anArticle({ title: 'Onder', category: below })
  await anArticle({ title: 'Te diep', category: further })
  expect(await categoryOf({ hasSubcategories: true })).toMatchObject({
    groups: [
      { title: '', articles: [{ title: 'Boven' }] },
      { title: 'Gent', articles: [{ title: 'Onder' }] },
    ],
  })
  expect(titles(await categoryOf({}))).toEqual([['Boven']])
})

// Coverage: 2.74.
test('a link to the whole category leads to its page in the language of the reader', async () => {
  await cms.payload.update({
    collection: 'categories',
    id: news,
    locale: 'fr',
    data: { title: 'Actualités' },
  })
  await anArticle()
  expect((await categoryOf({ hasLink: true })).more).toBeNull()
  const list = await make(cms.payload, 'pages', { title: 'Nieuws' })
  const id = await make(cms.payload, 'pages', {
    modules: [{ blockType: 'category', category: news, hasLink: true }],
  })
  await inFrenchToo(id)
  expect(await shownOn(id)).toMatchObject([{ more: { href: '/nl/nieuws/' } }])
  expect(await shownOn(id, { locale: 'fr' })).toMatchObject([{ more: null }])
  await cms.payload.update({ collection: 'pages', id: list, locale: 'fr', data: { title: 'Actualités' } })
  expect(await shownOn(id, { locale: 'fr' })).toMatchObject([{ more: { href: '/fr/actualites/' } }])
})

// Coverage: 2.71, 9.14.
test.each([
  [{ source: 'newest', deal: 'sale' }, [6, 5, 4, 3]],
  [{ source: 'newest', deal: 'sale', maximum: 2 }, [6, 5]],
  [{ source: 'newest', maximum: null }, [7, 6, 5, 4]],
  [{ source: 'featured' }, [7, 2]],
  [{ source: 'featured', deal: 'sale' }, [2]],
  [{ source: 'references' }, [9, 8]],
  [{ source: 'references', deal: 'rent' }, [9]],
] as const)('a list of homes %j shows %j', async (module, ids) => {
  expect((await homesOf(module)).cards.map(({ id }) => id)).toEqual(ids)
})

// Coverage: 2.78.
test('a list of homes leads to the whole list with its count; what is sold leads nowhere', async () => {
  expect((await homesOf({ source: 'newest', deal: 'sale' })).more).toMatchObject({
    href: '/nl/te-koop/',
    label: expect.stringContaining('6'),
  })
  expect((await homesOf({ source: 'newest', deal: 'rent' })).more?.href).toBe('/nl/te-huur/')
  expect((await homesOf({ source: 'newest', hasLink: false })).more).toBeNull()
  expect((await homesOf({ source: 'references' })).more).toBeNull()
})

// Coverage: 2.76.
test('an article that is a draft leaves no module behind', async () => {
  const article = await anArticle({ _status: 'draft' })
  expect(await shown([{ blockType: 'article', article }])).toEqual([])
})

test('people and offices are shown as asked, and offices once on a page', async () => {
  const office = await make(cms.payload, 'offices', { name: 'Gent', zip: '9000', phone: '09 233 44 55' })
  await make(cms.payload, 'team', {
    name: 'An Peeters',
    office,
    languages: ['nl', 'fr'],
    phone: '0470 12 34 56',
  })
  const [people, contact] = (await shown([
    { blockType: 'team', shows: 'members' },
    { blockType: 'contact' },
  ])) as [Kind<'team'>, Kind<'contact'>]
  expect(people.offices).toEqual([])
  expect(people.members).toContainEqual(
    expect.objectContaining({
      name: 'An Peeters',
      office: 'Gent',
      languages: ['Nederlands', 'Frans'],
      phoneHref: 'tel:+32470123456',
    }),
  )
  expect(contact.offices).toContainEqual(
    expect.objectContaining({ name: 'Gent', phoneHref: 'tel:+3292334455' }),
  )
  expect(await shown([{ blockType: 'team', shows: 'offices' }, { blockType: 'contact' }])).toMatchObject([
    { members: [] },
    { offices: [] },
  ])
})
