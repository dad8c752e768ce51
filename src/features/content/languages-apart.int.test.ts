import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { type Language, languages } from '@/domain/language'
import { make } from '@/testing/records/a-document'
import { aFullFooter, aFullPage, footerIn, pageIn } from '@/testing/records/a-full-page'
import { type Answer, type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { copyLanguage } from '@/testing/copy-language'

let cms: TestPayload
let ask: Ask
let user: User
let page: number

type Doc = Answer['body']

beforeAll(async () => {
  cms = await openPayload()
  ;({ ask, user } = await cms.as('admin'))
})
afterAll(() => cms.close())

/** A page with different words everywhere in all four languages, and a footer as well. */
beforeEach(async () => {
  await cms.payload.delete({ collection: 'pages', where: {} })
  const article = await make(cms.payload, 'articles')
  const category = await make(cms.payload, 'categories')
  const { body } = await ask('POST', 'pages?locale=nl', pageIn('nl', aFullPage({ article, category })))
  page = body.doc.id
  for (const language of languages) await save(language)
  await ask('POST', 'globals/footer?locale=nl', footerIn('nl', aFullFooter))
  for (const language of languages)
    await ask('POST', `globals/footer?locale=${language}`, footerIn(language, await readFooter(language)))
})

const read = async (language: string, query = '') =>
  (await ask('GET', `pages/${page}?locale=${language}&depth=0${query}`)).body as Doc
const readFooter = async (language: string) =>
  (await ask('GET', `globals/footer?locale=${language}&depth=0`)).body as Doc

async function save(language: Language, { wording = '', query = '' } = {}): Promise<void> {
  const form = pageIn(language, await read(language, '&draft=true'), wording)
  const _status = query ? 'draft' : 'published'
  const address = `pages/${page}?locale=${language}&depth=0${query}`
  const { status } = await ask('PATCH', address, { ...form, _status })
  expect(status).toBe(200)
}

/** Everything but the words of one language, and when and by whom it was saved. */
function without(language: string, doc: Doc): Doc {
  if (Array.isArray(doc)) return doc.map((item: Doc) => without(language, item))
  if (typeof doc !== 'object' || doc === null) return doc
  const left = [language, 'updatedAt', '_status', 'revision', 'savedBy']
  const kept = Object.entries(doc).filter(([key]) => !left.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, without(language, value)]))
}

const titles = (doc: Doc): unknown[] => doc.modules.map(({ title }: Doc) => title)

// Coverage: 2.69, 3.78.
test('every language has its own words, in every module and row', async () => {
  for (const language of languages) {
    const doc = await read(language)
    expect(pageIn(language, doc)).toEqual(doc)
    const footer = await readFooter(language)
    expect(footerIn(language, footer)).toEqual(footer)
  }
})

test.each(languages)('saving the form in %s leaves the other languages alone', async (language) => {
  const before = await read('all')
  await save(language, { wording: ' anew' })
  const after = await read('all')
  expect(without(language, after)).toEqual(without(language, before))
  expect(after.modules[4].title[language]).toBe(`text ${language} anew`)
})

test.each(languages)('saving the footer in %s leaves the other languages alone', async (language) => {
  const before = await readFooter('all')
  await ask(
    'POST',
    `globals/footer?locale=${language}`,
    footerIn(language, await readFooter(language), ' anew'),
  )
  const after = await readFooter('all')
  expect(without(language, after)).toEqual(without(language, before))
  expect(after.columns[2].links[0].label[language]).toBe(`Link 2.0 ${language} anew`)
})

test('a change of one field changes that field in that language', async () => {
  const before = await read('all')
  await ask('PATCH', `pages/${page}?locale=de`, { description: 'Neu' })
  const after = await read('all')
  expect(after.description).toEqual({ ...before.description, de: 'Neu' })
  expect(without('de', after)).toEqual(without('de', before))
  expect(titles(after)).toEqual(titles(before))
})

test('emptying a field in one language brings no words of another in its place', async () => {
  await ask('PATCH', `pages/${page}?locale=en`, { description: '' })
  expect((await read('en')).description).toBeFalsy()
  expect((await read('nl')).description).toBe('Intro nl')
})

test.each(['nl', 'true', 'null', 'none'])(
  'a save that asks for the words of another language where its own are missing (%s) does not keep them',
  async (fallback) => {
    await cms.payload.updateGlobal({
      slug: 'popup',
      locale: 'nl',
      data: { title: 'Welkom', link: { label: 'Meer' } },
    })
    await cms.payload.updateGlobal({
      slug: 'popup',
      locale: 'fr',
      data: { title: null, link: { label: null } },
    })
    await ask('POST', `globals/popup?locale=fr&fallback-locale=${fallback}`, { description: 'Bienvenue' })
    const popup = await cms.payload.findGlobal({ slug: 'popup', locale: 'all' })
    expect([popup.title, popup.link?.label]).toEqual([
      { nl: 'Welkom', fr: null },
      { nl: 'Meer', fr: null },
    ])

    const offices = await make(cms.payload, 'offices', { name: 'Gent' })
    await ask('PATCH', `offices/${offices}?locale=fr&fallback-locale=${fallback}`, { city: 'Gand' })
    const office = await cms.payload.findByID({ collection: 'offices', id: offices, locale: 'all' })
    expect(office.name).toEqual({ nl: 'Gent', fr: null })
  },
)

test('drafts in two languages, saved by themselves, are published together', async () => {
  const before = await read('all')
  await save('fr', { wording: ' draft', query: '&draft=true' })
  await save('fr', { wording: ' draft', query: '&draft=true&autosave=true' })
  await save('de', { wording: ' draft', query: '&draft=true&autosave=true' })
  expect(without('', await read('all'))).toEqual(without('', before))

  await ask('PATCH', `pages/${page}?locale=nl&publishAllLocales=true`, {
    ...(await read('nl', '&draft=true')),
    _status: 'published',
  })
  const after = await read('all')
  expect(after.modules[0].title).toEqual({
    nl: 'property-list nl',
    fr: 'property-list fr draft',
    en: 'property-list en',
    de: 'property-list de draft',
  })
  expect(without('fr', without('de', after))).toEqual(without('fr', without('de', before)))
})

test.each([true, false])(
  'copying Dutch over English changes English only (over its own words: %s)',
  async (isOverwriting) => {
    const before = await read('all')
    await copyLanguage(cms.payload, { user, page, from: 'nl', to: 'en', isOverwriting })
    const after = await read('all', '&draft=true')
    expect(without('en', after)).toEqual(without('en', before))
    expect(after.modules[4].title.en).toBe(isOverwriting ? 'text nl' : 'text en')
  },
)

test('restoring a version brings all languages back to it together', async () => {
  const before = await read('all')
  const { body } = await ask('GET', `pages/versions?where[parent][equals]=${page}&sort=-updatedAt&limit=1`)
  for (const language of languages) await save(language, { wording: ' later' })
  await ask('PATCH', `pages/${page}?locale=nl`, { modules: (await read('nl')).modules.slice(2) })
  const { status } = await ask('POST', `pages/versions/${body.docs[0].id}?locale=fr`)
  expect(status).toBe(200)
  // As a draft, which is then published in all of them.
  await ask('PATCH', `pages/${page}?locale=nl&publishAllLocales=true`, { _status: 'published' })
  expect(without('languageChangedAt', await read('all'))).toEqual(without('languageChangedAt', before))
})

test('a copy has all languages, and rows of its own', async () => {
  const before = await read('all')
  const { body } = await ask('POST', `pages/${page}/duplicate?locale=nl`, {})
  const copy = (await ask('GET', `pages/${body.doc.id}?locale=all&depth=0&draft=true`)).body
  expect(titles(copy)).toEqual(titles(before))
  expect(copy.subMenu.map(({ label }: Doc) => label)).toEqual(before.subMenu.map(({ label }: Doc) => label))
  expect(copy.modules[0].id).not.toBe(before.modules[0].id)
  expect(await read('all')).toEqual(before)
})

test('a module that is removed is gone in all languages, and the others keep their words', async () => {
  const before = await read('all')
  const form = await read('fr')
  await ask('PATCH', `pages/${page}?locale=fr`, {
    modules: form.modules.toSpliced(1, 1),
    subMenu: form.subMenu.slice(1),
  })
  const after = await read('all')
  expect(after.modules).toEqual(before.modules.toSpliced(1, 1))
  expect(after.subMenu).toEqual(before.subMenu.slice(1))
})

test('modules that change places take the words of all languages along', async () => {
  const before = await read('all')
  const form = await read('en')
  await ask('PATCH', `pages/${page}?locale=en`, {
    modules: form.modules.toReversed(),
    subMenu: form.subMenu.toReversed(),
  })
  const after = await read('all')
  expect(after.modules).toEqual(before.modules.toReversed())
  expect(after.subMenu).toEqual(before.subMenu.toReversed())
})

const nameless = (rows: Doc[]): Doc[] =>
  rows.map((row) => ({
    ...row,
    id: undefined,
    ...(row.conditions && { conditions: nameless(row.conditions) }),
    ...(row.links && { links: nameless(row.links) }),
  }))

test('rows that come without their ids are the rows in their places: no other language is lost', async () => {
  const before = await read('all')
  const { modules, subMenu } = pageIn('fr', await read('fr'), ' anew')
  await ask('PATCH', `pages/${page}?locale=fr`, { modules: nameless(modules), subMenu: nameless(subMenu) })
  const after = await read('all')
  expect(without('fr', after)).toEqual(without('fr', before))
  expect(after.modules[3].title.fr).toBe('contact fr anew')
})

test('the same holds for a settings screen, rows in rows included', async () => {
  const before = await readFooter('all')
  const { columns } = footerIn('fr', await readFooter('fr'), ' anew')
  await ask('POST', 'globals/footer?locale=fr', { columns: nameless(columns) })
  const after = await readFooter('all')
  expect(without('fr', after)).toEqual(without('fr', before))
  expect(after.columns[0].links[1].label.fr).toBe('Link 0.1 fr anew')
})

test('rows without ids that would take words of another language with them are refused', async () => {
  const before = [await read('all'), await readFooter('all')]
  const { modules } = await read('fr')
  const { columns } = await readFooter('fr')
  const french = { 'Accept-Language': 'fr' }
  const shorter = await ask(
    'PATCH',
    `pages/${page}?locale=fr`,
    { modules: nameless(modules).slice(1) },
    french,
  )
  const other = await ask('POST', 'globals/footer?locale=fr', { columns: nameless(columns).slice(1) })
  const many = await ask('PATCH', `pages?where[id][equals]=${page}&locale=fr`, { modules })
  expect([shorter.status, other.status, many.status]).toEqual([400, 400, 400])
  expect(shorter.body.errors[0].message).toMatch(/autres langues/)
  expect([await read('all'), await readFooter('all')]).toEqual(before)
})

test('a new module beside those that are there has the words of its own language only', async () => {
  const before = await read('all')
  const { modules } = await read('fr')
  await ask('PATCH', `pages/${page}?locale=fr`, {
    modules: [...modules, { blockType: 'contact', title: 'Nouveau' }],
  })
  const after = await read('all')
  expect(after.modules.slice(0, -1)).toEqual(before.modules)
  expect(after.modules.at(-1).title).toEqual({ fr: 'Nouveau' })
})
