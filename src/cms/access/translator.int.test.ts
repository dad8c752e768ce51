import { afterAll, beforeAll, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { aPicture, make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { copyLanguage } from '@/testing/copy-language'

let cms: TestPayload
let ask: Ask
let user: User
let page: number

const modules = [
  {
    id: 'm1',
    blockType: 'contact',
    title: 'Contact',
    titleSize: 'small',
    conditions: [{ id: 'c1', field: 'language' }],
  },
  { id: 'm2', blockType: 'team', title: 'Team' },
]

beforeAll(async () => {
  cms = await openPayload()
  ;({ ask, user } = await cms.as('translator', { languages: ['fr'] }))
  page = await make(cms.payload, 'pages', {
    title: 'Over ons',
    modules,
    subMenu: [{ id: 's1', label: 'Gent' }],
  })
  await cms.payload.updateGlobal({
    slug: 'footer',
    locale: 'nl',
    data: {
      columns: [
        { id: 'k1', title: 'Kantoor', links: [{ id: 'l1', label: 'Gent' }] },
        { id: 'k2', title: 'Volg ons' },
      ],
    },
  })
})
afterAll(() => cms.close())

async function everything() {
  const { payload } = cms
  const all = { locale: 'all', depth: 0 } as const
  return {
    published: await payload.findByID({ collection: 'pages', id: page, ...all }),
    draft: await payload.findByID({ collection: 'pages', id: page, draft: true, ...all }),
    footer: await payload.findGlobal({ slug: 'footer', ...all }),
    draftedFooter: await payload.findGlobal({ slug: 'footer', draft: true, ...all }),
    pages: (await payload.count({ collection: 'pages' })).totalDocs,
  }
}

const mot = { title: 'Mot' }
const versions = async () =>
  (await cms.payload.findVersions({ collection: 'pages', where: { parent: { equals: page } } })).docs[0]!.id

test.each<[string, () => Promise<[Parameters<Ask>[0], string, unknown?]>]>([
  ['writes Dutch', async () => ['PATCH', `pages/${page}?locale=nl&draft=true`, mot]],
  [
    'writes all languages',
    async () => ['PATCH', `pages/${page}?locale=all&draft=true`, { title: { nl: 'Mot' } }],
  ],
  [
    'writes every language',
    async () => ['PATCH', `pages/${page}?locale=*&draft=true`, { title: { nl: 'Mot' } }],
  ],
  ['names no language', async () => ['PATCH', `pages/${page}?draft=true`, mot]],
  ['names a language that is not there', async () => ['PATCH', `pages/${page}?locale=xx&draft=true`, mot]],
  ['names two languages', async () => ['PATCH', `pages/${page}?locale=nl&locale=fr&draft=true`, mot]],
  [
    'names Dutch in the document',
    async () => ['PATCH', `pages/${page}?draft=true`, { ...mot, locale: 'nl' }],
  ],
  ['saves without a draft', async () => ['PATCH', `pages/${page}?locale=fr`, mot]],
  ['saves by itself without a draft', async () => ['PATCH', `pages/${page}?locale=fr&autosave=true`, mot]],
  ['says draft twice', async () => ['PATCH', `pages/${page}?locale=fr&draft=true&draft=false`, mot]],
  [
    'publishes',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true`, { ...mot, _status: 'published' }],
  ],
  ['withdraws', async () => ['PATCH', `pages/${page}?locale=fr`, { _status: 'draft' }]],
  [
    'publishes French',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true&publishSpecificLocale=fr`, mot],
  ],
  [
    'publishes Dutch',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true&publishSpecificLocale=nl`, mot],
  ],
  ['saves many', async () => ['PATCH', `pages?where[id][equals]=${page}&locale=fr`, mot]],
  ['saves many in Dutch', async () => ['PATCH', `pages?where[id][equals]=${page}&locale=nl&draft=true`, mot]],
  [
    'publishes many',
    async () => ['PATCH', `pages?where[id][equals]=${page}&locale=fr&draft=true`, { _status: 'published' }],
  ],
  ['restores', async () => ['POST', `pages/versions/${await versions()}?locale=fr&draft=true`]],
  [
    'restores by another spelling',
    async () => ['POST', `pages/%76ersions/${await versions()}?locale=fr&draft=true`],
  ],
  ['duplicates', async () => ['POST', `pages/${page}/duplicate?locale=fr&draft=true`, mot]],
  [
    'adds a module',
    async () => [
      'PATCH',
      `pages/${page}?locale=fr&draft=true`,
      { modules: [...modules, { blockType: 'team' }] },
    ],
  ],
  [
    'removes a module',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true`, { modules: modules.slice(1) }],
  ],
  ['removes all modules', async () => ['PATCH', `pages/${page}?locale=fr&draft=true`, { modules: null }]],
  [
    'moves a module',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true`, { modules: modules.toReversed() }],
  ],
  [
    'removes a condition',
    async () => [
      'PATCH',
      `pages/${page}?locale=fr&draft=true`,
      { modules: [{ ...modules[0], conditions: [] }, modules[1]] },
    ],
  ],
  [
    'removes a link of the submenu',
    async () => ['PATCH', `pages/${page}?locale=fr&draft=true`, { subMenu: [] }],
  ],
  [
    'removes a column of the footer',
    async () => ['POST', 'globals/footer?locale=fr&draft=true', { columns: [{ id: 'k2' }] }],
  ],
  [
    'removes a link of the footer',
    async () => [
      'POST',
      'globals/footer?locale=fr&draft=true',
      { columns: [{ id: 'k1', links: [] }, { id: 'k2' }] },
    ],
  ],
  [
    'writes the footer in Dutch',
    async () => [
      'POST',
      'globals/footer?locale=nl&draft=true',
      { columns: [{ id: 'k1', title: 'x' }, { id: 'k2' }] },
    ],
  ],
  [
    'publishes the footer',
    async () => ['POST', 'globals/footer?locale=fr', { columns: [{ id: 'k1', title: 'x' }, { id: 'k2' }] }],
  ],
])('who translates into French and %s is refused, and nothing changes', async (_, attempt) => {
  const before = await everything()
  const { status } = await ask(...(await attempt()))
  expect([400, 403, 404]).toContain(status)
  expect(await everything()).toEqual(before)
})

test('French words are a draft: visitors and the other languages see nothing of them', async () => {
  const before = await everything()
  const { status } = await ask('PATCH', `pages/${page}?locale=fr&draft=true`, {
    title: 'À propos',
    modules: [
      { ...modules[0], title: 'Contactez-nous' },
      { ...modules[1], title: 'Équipe' },
    ],
  })
  const { published, draft } = await everything()
  expect(status).toBe(200)
  expect(published).toEqual(before.published)
  expect(draft.title).toMatchObject({ nl: 'Over ons', fr: 'À propos' })
  expect(draft.modules?.map((row) => 'title' in row && row.title)).toEqual([
    { nl: 'Contact', fr: 'Contactez-nous' },
    { nl: 'Team', fr: 'Équipe' },
  ])
})

test('what all languages share stays as it was, whatever a translator sends along', async () => {
  const before = await everything()
  const { status } = await ask('PATCH', `pages/${page}?locale=fr&draft=true`, {
    name: 'Anders',
    key: 'home',
    sort: 1,
    showInMenu: true,
    parent: page,
    publishAt: '2026-01-01T00:00:00Z',
    seo: { robots: 'none', isActive: false },
    banner: { type: 'colour', callToAction: { url: 'https://example.com' } },
    modules: [
      {
        ...modules[0],
        titleSize: 'large',
        form: 'contact-demand',
        conditions: [{ id: 'c1', field: 'title' }],
      },
      { ...modules[1], shows: 'offices', className: 'x' },
    ],
    subMenu: [{ id: 's1', label: 'Gand', url: 'https://example.com' }],
  })
  const { draft } = await everything()
  const ignored = {
    title: 0,
    subMenu: 0,
    modules: 0,
    updatedAt: 0,
    languageChangedAt: 0,
    path: 0,
    _status: 0,
    revision: 0,
    savedBy: 0,
  }
  expect(status).toBe(200)
  expect({ ...draft, ...ignored }).toEqual({ ...before.draft, ...ignored })
  expect(draft.modules).toMatchObject([
    { titleSize: 'small', form: 'site-contact', conditions: [{ id: 'c1', field: 'language' }] },
    { shows: 'both' },
  ])
  expect(draft.subMenu).toMatchObject([{ label: { nl: 'Gent', fr: 'Gand' }, url: null }])
})

test('the admin shows a translator the button to save and not the one to publish, in their own language', async () => {
  const may = async (locale: string, status: string) =>
    (await ask('POST', `pages/access/${page}?locale=${locale}`, { _status: status })).body.update ?? false
  expect([await may('fr', 'draft'), await may('fr', 'published'), await may('nl', 'draft')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a translator copies another language into their own as a draft, and their own into no other', async () => {
  const before = await everything()
  await expect(copyLanguage(cms.payload, { user, page, from: 'fr', to: 'nl' })).rejects.toThrow()
  await expect(copyLanguage(cms.payload, { user, global: 'footer', from: 'fr', to: 'nl' })).rejects.toThrow()
  expect(await everything()).toEqual(before)

  await copyLanguage(cms.payload, { user, page, from: 'nl', to: 'fr' })
  const { published, draft } = await everything()
  expect(published).toEqual(before.published)
  expect(draft.title).toMatchObject({ nl: 'Over ons', fr: 'Over ons' })
  expect(draft.modules?.map((row) => 'title' in row && row.title)).toMatchObject([
    { nl: 'Contact', fr: 'Contact' },
    { nl: 'Team' },
  ])
})

test('a picture gets French words from a translator, and nothing else', async () => {
  const id = await make(cms.payload, 'media', { credit: 'An' })
  const before = await cms.payload.findByID({ collection: 'media', id, locale: 'all' })
  const form = new FormData()
  const { data, name, mimetype } = await aPicture()
  form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  form.set('_payload', JSON.stringify({ alt: 'Façade' }))
  expect((await ask('PATCH', `media/${id}?locale=fr`, form)).status).toBe(403)
  expect((await ask('PATCH', `media/${id}?locale=fr&uploadEdits[crop][width]=2`, { alt: 'F' })).status).toBe(
    403,
  )
  expect((await ask('POST', 'media?locale=fr', form)).status).toBe(403)
  expect(await cms.payload.findByID({ collection: 'media', id, locale: 'all' })).toEqual(before)

  await ask('PATCH', `media/${id}?locale=fr`, {
    alt: 'Façade',
    credit: 'Ik',
    focalX: 1,
    filename: 'x.png',
    url: '/x',
  })
  const after = await cms.payload.findByID({ collection: 'media', id, locale: 'all' })
  expect(after).toMatchObject({
    ...before,
    updatedAt: expect.any(String),
    revision: expect.any(String),
    savedBy: 'translator',
    alt: { nl: 'Gevel', fr: 'Façade' },
  })
})
