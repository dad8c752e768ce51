import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { refuseUsed } from './hooks/refuse-used'
import { whereUsed } from './where-used'
import { references, type UsedCollection, usedCollections } from './where-used.sql'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

const nl = { locale: 'nl' } as const
let pictures = 0

/** A row of its own, without a file. */
async function aPicture(): Promise<number> {
  const [made] = await rows<{ id: number }>(
    cms.db,
    sql`insert into media (filename) values (${`gevel-${++pictures}.jpg`}) returning id`,
  )
  return made!.id
}

async function aCategory(): Promise<number> {
  const { id } = await cms.payload.create({ collection: 'categories', ...nl, data: { title: 'Blog' } })
  return id
}

const text = (...children: object[]) => ({
  root: { type: 'root', children, direction: null, format: '' as const, indent: 0, version: 1 },
})
const holding = (media: number) =>
  text({ type: 'upload', relationTo: 'media', value: media, version: 3, fields: null, id: 'u' })
const leadingTo = (relationTo: 'pages' | 'articles', value: number) =>
  text({
    type: 'paragraph',
    version: 1,
    children: [
      {
        type: 'link',
        version: 3,
        id: 'k',
        fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
        children: [{ type: 'text', text: 'lees meer', version: 1 }],
      },
    ],
  })

async function placesOf(collection: UsedCollection, id: number) {
  const { places } = await whereUsed(cms.db, { collection, id })
  return places.map(({ kind, title, isDraftOnly }) => `${kind} ${title}${isDraftOnly ? ' (draft)' : ''}`)
}

test('every foreign key of the CMS that leads to such a record is looked at', async () => {
  const keys = await rows<{ from: string; column: string; to: string }>(
    cms.db,
    sql`select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and c.confrelid::regclass::text = any(${`{${usedCollections.join(',')}}`}::text[])
          and a.attname not in ('_parent_id')
          and not (c.conrelid::regclass::text like '%_rels' and a.attname = 'parent_id')`,
  )
  // Older versions hold nothing back; which documents are open in a browser does not either.
  const live = keys.filter(({ from }) => !from.startsWith('_') && !from.startsWith('payload_'))
  expect(live.length).toBeGreaterThan(20)
  const looked = references.flatMap(({ from, columns }) =>
    Object.entries(columns).flatMap(([to, names]) =>
      names.map((name) => `${from.split(' ')[0]}.${name} ${to}`),
    ),
  )
  for (const { from, column, to } of live) expect(looked).toContain(`${from}.${column} ${to}`)
})

test('every column that holds an address is looked at', async () => {
  const columns = await rows<{ from: string; column: string }>(
    cms.db,
    sql`select table_name as from, column_name as column from information_schema.columns
        where table_schema = 'public' and column_name ~ '(^|_)url$'
          and table_name not like '\\_%' and table_name not in ('media')`,
  )
  expect(columns.length).toBeGreaterThan(6)
  const looked = references.flatMap(({ from, addresses = [] }) =>
    addresses.map((column) => `${from.split(' ')[0]}.${column}`),
  )
  for (const { from, column } of columns) expect(looked).toContain(`${from}.${column}`)
})

const aFile = async (filename: string) =>
  (
    await rows<{ id: number }>(cms.db, sql`insert into media (filename) values (${filename}) returning id`)
  )[0]!.id

test('a brochure is found where its address was typed: in a link, a button, a setting, a redirect', async () => {
  const file = await aFile('algemene voorwaarden.pdf')
  const address = '/media/algemene voorwaarden.pdf'
  const encoded = address.replace(' ', '%20')
  const page = { collection: 'pages', ...nl } as const
  const pages = {
    Submenu: { subMenu: [{ label: 'Brochure', url: address }] },
    Knop: {
      modules: [{ blockType: 'call-to-action' as const, links: [{ label: 'Brochure', url: encoded }] }],
    },
  }
  for (const [name, data] of Object.entries(pages))
    await cms.payload.create({ ...page, data: { name, title: name, ...data, _status: 'published' } })
  await cms.db.execute(
    sql`insert into redirects ("from", "to") values ('/nl/voorwaarden/', ${`https://agency.example${address}`})`,
  )
  await cms.payload.updateGlobal({ slug: 'agency', ...nl, data: { codeOfConductUrl: address } })
  expect((await placesOf('media', file)).sort()).toEqual([
    'agency null',
    'pages Knop',
    'pages Submenu',
    'redirects /nl/voorwaarden/',
  ])
  await cms.payload.updateGlobal({ slug: 'agency', ...nl, data: { codeOfConductUrl: null } })
})

test('a brochure is found in a text that leads to its address', async () => {
  const file = await aFile('brochure.pdf')
  const link = {
    ...{ type: 'link', version: 3, id: 'b', children: [{ type: 'text', text: 'lees', version: 1 }] },
    fields: { linkType: 'custom', newTab: false, url: '/media/brochure.pdf' },
  }
  const content = text({ type: 'paragraph', version: 1, children: [link] }) as never
  await cms.payload.create({
    collection: 'pages',
    ...nl,
    data: { name: 'Tekst', title: 'Tekst', content, _status: 'published' },
  })
  expect(await placesOf('media', file)).toEqual(['pages Tekst'])
})

test('a picture is found in a page, its gallery, a module, a text and a setting', async () => {
  const picture = await aPicture()
  const category = await aCategory()
  const page = { collection: 'pages', ...nl } as const
  await cms.payload.create({
    ...page,
    data: { name: 'Beeld', title: 'Beeld', image: picture, _status: 'published' },
  })
  await cms.payload.create({
    ...page,
    data: { name: 'Reeks', title: 'Reeks', banner: { images: [picture] }, _status: 'published' },
  })
  await cms.payload.create({
    ...page,
    data: {
      name: 'Module',
      title: 'Module',
      modules: [{ blockType: 'contact', backgroundType: 'image', image: picture }],
      _status: 'published',
    },
  })
  await cms.payload.create({
    ...page,
    data: {
      name: 'Tekst in module',
      title: 'Tekst in module',
      modules: [{ blockType: 'text', body: holding(picture) as never }],
      _status: 'published',
    },
  })
  await cms.payload.create({
    collection: 'articles',
    locale: 'fr',
    data: {
      title: 'Article',
      category,
      date: '2026-01-01',
      body: holding(picture) as never,
      _status: 'published',
    },
  })
  await cms.payload.updateGlobal({ slug: 'look', data: { logo: picture } })
  expect((await placesOf('media', picture)).sort()).toEqual([
    'articles Article',
    'look null',
    'pages Beeld',
    'pages Module',
    'pages Reeks',
    'pages Tekst in module',
  ])
  expect(await placesOf('media', await aPicture())).toEqual([])
})

test('a picture is found in a column of a module, and a page behind a button of one', async () => {
  const [picture, { id: target }] = [
    await aPicture(),
    await cms.payload.create({ collection: 'pages', ...nl, data: { name: 'Doel', title: 'Doel' } }),
  ]
  await cms.payload.create({
    collection: 'pages',
    ...nl,
    data: {
      name: 'Rijen',
      title: 'Rijen',
      modules: [
        { blockType: 'columns', columns: [{ heading: 'Zonder' }, { heading: 'Met', picture }] },
        { blockType: 'call-to-action', links: [{ label: 'Verder', page: target }] },
      ],
      _status: 'published',
    },
  })
  expect(await placesOf('media', picture)).toEqual(['pages Rijen'])
  expect(await placesOf('pages', target)).toEqual(['pages Rijen'])
})

test('an article is found in a module and in a link, also when only a draft leads to it', async () => {
  const category = await aCategory()
  const { id } = await cms.payload.create({
    collection: 'articles',
    ...nl,
    data: { title: 'Gelinkt', category, date: '2026-01-01', _status: 'published' },
  })
  const page = await cms.payload.create({
    collection: 'pages',
    ...nl,
    data: { name: 'Eerst leeg', title: 'Eerst leeg', _status: 'published' },
  })
  await cms.payload.update({
    collection: 'pages',
    id: page.id,
    ...nl,
    draft: true,
    data: { modules: [{ blockType: 'article', article: id }] },
  })
  await cms.payload.create({
    collection: 'pages',
    locale: 'de',
    data: {
      name: 'Met link',
      title: 'Met link',
      content: leadingTo('articles', id) as never,
      _status: 'published',
    },
  })
  expect((await placesOf('articles', id)).sort()).toEqual(['pages Eerst leeg (draft)', 'pages Met link'])
})

test('what is used is not thrown away, and the editor reads where it is; what is used nowhere may go', async () => {
  const category = await aCategory()
  const { id: article } = await cms.payload.create({
    collection: 'articles',
    ...nl,
    data: { title: 'Drie tips', category, date: '2026-01-01', _status: 'published' },
  })
  const { user } = await cms.as('editor')
  const req = await createLocalReq({ user: { ...user, collection: 'users' }, locale: 'nl' }, cms.payload)
  req.i18n.language = 'fr'
  const remove = (slug: UsedCollection, id: number) =>
    Promise.resolve(
      refuseUsed({ collection: cms.payload.collections[slug].config, id, req, context: {} } as Parameters<
        typeof refuseUsed
      >[0]),
    )
  await expect(remove('categories', category)).rejects.toMatchObject({
    status: 409,
    message:
      'Suppression impossible. Ceci est utilisé dans Article «\u00a0Drie tips\u00a0». Retirez-le d’abord de là.',
  })
  await expect(remove('articles', article)).resolves.toBeUndefined()
})
