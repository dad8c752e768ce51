import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { internalCollections } from '@/testing/access-table'
import { aDocument, aPicture } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import type { GlobalKind } from './global-documents'
import { rebuildPublished } from './rebuild-published'

let cms: TestPayload
beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

/** Of each collection that visitors see something of: where, and a change of it. */
const collections: Record<
  string,
  { key: (record: { id: number; recordId?: number }) => string; change: object }
> = {
  pages: { key: ({ id }) => `page:${id}`, change: { title: 'Anders' } },
  articles: { key: ({ id }) => `article:${id}`, change: { title: 'Anders' } },
  sections: {
    key: ({ id }) => `section:${id}`,
    change: { title: 'Anders', modules: [{ blockType: 'team' }] },
  },
  media: { key: ({ id }) => `media:${id}`, change: { alt: 'Anders' } },
  'listing-notes': { key: ({ recordId }) => `listing-note:${recordId}`, change: { metaTitle: 'Anders' } },
  'project-notes': { key: ({ recordId }) => `project-note:${recordId}`, change: { metaTitle: 'Anders' } },
  categories: { key: () => 'categories', change: { title: 'Anders' } },
  team: { key: () => 'team', change: { role: 'Anders' } },
  offices: { key: () => 'team', change: { hours: 'Anders' } },
  'legal-facts': { key: () => 'legal-facts', change: { value: 2 } },
}

/** Of which visitors see nothing, or which are no documents. */
const unpublished = ['users', 'redirects', ...internalCollections]

const globals: Record<GlobalKind, object> = {
  header: { menuMaximum: 4 },
  footer: { columns: [{ title: 'Kolom' }] },
  popup: { title: 'Open dag', isPublished: true },
  look: { brandColour: '#123456' },
  agency: { company: 'Gevel Vastgoed BV' },
  languages: { used: ['nl', 'fr'], standard: 'fr' },
  settings: { hideCity: true },
  'site-info': { googleVerification: 'abcdefghijkl' },
  'home-banner': { title: 'Welkom' },
}

async function published(): Promise<Map<string, unknown>> {
  const found = await rows<{ key: string }>(
    cms.db,
    sql`select language || ' ' || key as key, document, tags, category_id, date, sort, has_page, record_id
        from content.published order by 1`,
  )
  return new Map(found.map(({ key, ...row }) => [key, row]))
}

function differences(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)))
}

const agree = async () => expect((await rebuildPublished(cms.payload)).changed).toEqual([])

beforeEach(agree)

test('every collection and every setting is looked at', () => {
  const { config } = cms.payload
  const known = [...Object.keys(collections), ...unpublished]
  expect(config.collections.map(({ slug }) => String(slug)).toSorted()).toEqual(known.toSorted())
  expect(config.globals.map(({ slug }) => String(slug)).toSorted()).toEqual(Object.keys(globals).toSorted())
})

test.each(Object.entries(collections))(
  '%s: what saves wrote is what a rebuild writes, and nothing is left of what is deleted',
  async (slug, { key, change }) => {
    const { payload } = cms
    const collection = slug as CollectionSlug
    // Makes what it needs of others, which stays.
    const data = { ...(await aDocument(payload, slug)), showInMenu: true, isFeatured: true }
    const before = await published()
    const file = slug === 'media' ? await aPicture() : undefined
    const record = await payload.create({ collection, data: data as never, locale: 'nl', file })
    const id = Number(record.id)
    const where = key(record as { id: number })
    const made = await published()
    expect(differences(before, made)).toContain(`nl ${where}`)
    await agree()

    for (const locale of ['nl', 'fr'] as const) {
      const last = await published()
      await payload.update({ collection, id, locale, data: change as never })
      // A number is the same in every language.
      if (locale === 'nl' || slug !== 'legal-facts')
        expect(differences(last, await published())).toContain(`${locale} ${where}`)
      await agree()
    }

    await payload.delete({ collection, id })
    expect(differences(before, await published())).toEqual([])
    await agree()
  },
)

test.each(Object.entries(globals))('%s: what saves wrote is what a rebuild writes', async (slug, data) => {
  const before = await published()
  await cms.payload.updateGlobal({ slug: slug as GlobalKind, locale: 'nl', data: data as never })
  expect(differences(before, await published())).toContain(`nl ${slug}`)
  await agree()
})

test('a pop-up that is taken off leaves nothing', async () => {
  await cms.payload.updateGlobal({ slug: 'popup', locale: 'nl', data: { isPublished: false } })
  expect([...(await published()).keys()].filter((key) => key.endsWith(' popup'))).toEqual([])
  await agree()
})
