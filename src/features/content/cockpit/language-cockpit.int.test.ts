import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import type { LanguageState } from './language-states'
import { type CockpitFilters, listLanguageStates } from './list-language-states'
import { markChecked } from './mark-checked'
import { readTranslation } from './read-translation'
import { saveTranslation, seenStamp } from './save-translation'
import { keptSource } from './source/kept-source'
import type { StoredWords } from './stored-words'
import { translationEndpoint } from './translation.endpoint'

let cms: TestPayload
let editor: User
let translator: User

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).user
  translator = (await cms.as('translator', { languages: ['fr'] })).user
})
afterAll(() => cms.close())

const asUser = (user: User, locale: Language): Promise<PayloadRequest> =>
  createLocalReq({ user: { ...user, collection: 'users' }, locale }, cms.payload)

async function publishedPage(words: Partial<Record<Language, string>>): Promise<number> {
  const { id, modules } = await cms.payload.create({
    collection: 'pages',
    locale: 'nl',
    data: {
      name: words.nl ?? 'Zonder titel',
      title: words.nl,
      _status: 'published',
      modules: [
        { blockType: 'text', title: `${words.nl} module` },
        { blockType: 'contact', title: 'Schrijf ons' },
      ],
    },
  })
  for (const locale of ['fr', 'en', 'de'] as const)
    if (words[locale])
      await cms.payload.update({
        collection: 'pages',
        id,
        locale,
        data: {
          title: words[locale],
          modules: modules?.map((row) =>
            'title' in row ? { ...row, title: `${locale} ${row.title}` } : row,
          ),
          _status: 'published',
        },
      })
  return id
}

async function statesOf(kind: CockpitFilters['kind'], id: number): Promise<Record<Language, LanguageState>> {
  const { records } = await listLanguageStates(cms.db, { kind, id })
  const { nl, fr, en, de } = records[0]!.languages
  return { nl: nl.state, fr: fr.state, en: en.state, de: de.state }
}

async function save(
  user: User,
  id: number,
  language: Language,
  write: (key: string, old: unknown) => string | null,
) {
  const req = await asUser(user, language)
  const record = { kind: 'pages', id, language }
  const { texts, target } = (await readTranslation(req, record))!
  const written = texts.flatMap(({ key, target: old }) => {
    const text = write(key, old)
    return text === null ? [] : [[key, text] as const]
  })
  return saveTranslation(req, record, { texts: new Map(written), seen: seenStamp(target) })
}

test('a page that is public in two languages lacks the other two', async () => {
  const id = await publishedPage({ nl: 'Over ons', fr: 'À propos' })
  expect(await statesOf('pages', id)).toEqual({ nl: 'public', fr: 'public', en: 'missing', de: 'missing' })
})

test('a translation is out of date from the moment its source changes until somebody has checked it', async () => {
  const id = await publishedPage({ nl: 'Verkopen', fr: 'Vendre' })
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    data: { title: 'Uw huis verkopen', _status: 'published' },
  })
  expect(await statesOf('pages', id)).toMatchObject({ nl: 'public', fr: 'out-of-date' })

  const versions = () => cms.payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })
  const before = await versions()
  expect(await markChecked(cms.db, { kind: 'pages', id, language: 'fr' }, new Date())).toBe(true)
  expect(await statesOf('pages', id)).toMatchObject({ nl: 'public', fr: 'public' })
  expect(await versions()).toEqual(before)
})

test('a translation is incomplete while its source has words for which it has none, in the page or in a module', async () => {
  const id = await publishedPage({ nl: 'Half', fr: 'À moitié' })
  expect(await statesOf('pages', id)).toMatchObject({ nl: 'public', fr: 'public', de: 'missing' })
  const text = (words: string) => ({
    root: {
      ...{ type: 'root', version: 1, direction: null, format: '' as const, indent: 0 },
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
    },
  })
  const write = (locale: Language, data: object) =>
    cms.payload.update({ collection: 'pages', id, locale, data: { ...data, _status: 'published' } })
  const { modules = [] } = await cms.payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  await write('fr', { modules: modules?.map((row) => ({ ...row, title: '' })) })
  expect(await statesOf('pages', id)).toMatchObject({ nl: 'public', fr: 'incomplete' })
  await write('fr', { modules })
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'public' })
  await write('nl', { content: text('Een alinea') })
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'incomplete' })
  // An editor that was opened and left holds an empty paragraph.
  await write('fr', { content: text(' ') })
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'incomplete' })
  await write('fr', { content: text('Un alinéa') })
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'public' })
  // What waits in the source counts too.
  await cms.payload.update({
    ...{ collection: 'pages', id, locale: 'nl', draft: true },
    data: { description: 'Ook dit' },
  })
  const incomplete = await listLanguageStates(cms.db, { kind: 'pages', state: 'incomplete', language: 'fr' })
  expect(incomplete.records.map((record) => record.id)).toContain(id)
})

test('what the source said is kept with each text that was written, and again when somebody has checked it', async () => {
  const id = await publishedPage({ nl: 'Een huis in Gent', fr: 'Une maison à Gand' })
  const record = { kind: 'pages', id, language: 'fr' } as const
  const kept = async () => (await keptSource(cms.db, record)) ?? {}
  expect(await kept()).toMatchObject({ title: 'Een huis in Gent' })
  const write = (locale: Language, data: object) =>
    cms.payload.update({ collection: 'pages', id, locale, draft: true, data })
  await write('nl', { title: 'Een woning in Gent', description: 'Met tuin' })
  expect(await kept()).toMatchObject({ title: 'Een huis in Gent' })
  // Only the text that was written is translated from what the source says now.
  await write('fr', { description: 'Avec jardin' })
  expect(await kept()).toMatchObject({ title: 'Een huis in Gent', description: 'Met tuin' })
  const req = Object.assign(await asUser(translator, 'fr'), {
    routeParams: { kind: 'pages', id: String(id), language: 'fr' },
    formData: () => Promise.resolve(new URLSearchParams({ action: 'checked' })),
  })
  expect((await translationEndpoint.handler(req)).status).toBe(303)
  expect(await kept()).toMatchObject({ title: 'Een woning in Gent', description: 'Met tuin' })
})

test('there is nothing to check in a language without words', async () => {
  const id = await publishedPage({ nl: 'Huren' })
  const isMarked = await markChecked(cms.db, { kind: 'pages', id, language: 'de' }, new Date())
  expect(isMarked).toBe(false)
})

test('a page is hidden, a draft or scheduled by what its editor chose', async () => {
  const hidden = await publishedPage({ nl: 'Stil', fr: 'Silence' })
  await cms.payload.update({
    collection: 'pages',
    id: hidden,
    locale: 'fr',
    data: { isPublic: false, _status: 'published' },
  })
  expect(await statesOf('pages', hidden)).toMatchObject({ nl: 'public', fr: 'hidden' })

  const draft = { collection: 'pages', locale: 'nl', draft: true } as const
  const { id: waiting } = await cms.payload.create({ ...draft, data: { name: 'Later', title: 'Later' } })
  expect(await statesOf('pages', waiting)).toMatchObject({ nl: 'draft', fr: 'missing' })
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  await cms.payload.update({ ...draft, id: waiting, data: { publishAt, publishIn: 'all' } })
  expect(await statesOf('pages', waiting)).toMatchObject({ nl: 'scheduled' })
})

test('a translator writes beside the source: a draft in their language, in the same rows, and nothing else changes', async () => {
  const id = await publishedPage({ nl: 'Schatten', en: 'Valuing' })
  const read = (locale: Language, draft: boolean) =>
    cms.payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 })
  const before = await read('nl', true)

  expect(
    await save(translator, id, 'fr', (key) =>
      key === 'title' || key.startsWith('modules.') ? `fr ${key}` : null,
    ),
  ).toBe('saved')

  const french = await read('fr', true)
  expect(french.title).toBe('fr title')
  expect(french.modules?.map((row) => row.id)).toEqual(before.modules?.map((row) => row.id))
  expect(french.modules?.[0]).toHaveProperty('title', `fr modules.${before.modules?.[0]?.id}.title`)
  const dutch = await read('nl', true)
  expect(dutch.modules).toEqual(before.modules)
  expect((await read('en', true)).title).toBe('Valuing')
  expect((await read('fr', false)).title ?? null).toBeNull()
  expect(await statesOf('pages', id)).toMatchObject({ nl: 'public', fr: 'draft', en: 'public' })
})

test('the form of a translator for another language than their own is refused', async () => {
  const id = await publishedPage({ nl: 'Beheren' })
  await expect(save(translator, id, 'de', (key) => (key === 'title' ? 'Verwalten' : null))).rejects.toThrow()
  const req = Object.assign(await asUser(translator, 'de'), {
    routeParams: { kind: 'pages', id: String(id), language: 'de' },
    formData: () => Promise.resolve(new URLSearchParams({ 'text:title': 'Verwalten' })),
  })
  const answer = await translationEndpoint.handler(req)
  expect(answer.status).toBe(403)
  expect(await statesOf('pages', id)).toMatchObject({ de: 'missing' })
})

test('the form itself saves, notes a check, and leads back to the page it stands on', async () => {
  const id = await publishedPage({ nl: 'Taxeren' })
  const post = async (form: Record<string, string>) => {
    const req = Object.assign(await asUser(translator, 'fr'), {
      routeParams: { kind: 'pages', id: String(id), language: 'fr' },
      formData: () => Promise.resolve(new URLSearchParams(form)),
    })
    const answer = await translationEndpoint.handler(req)
    return [answer.status, answer.headers.get('Location')]
  }
  const back = `/admin/languages-cockpit/pages/${id}/fr?notice=`
  expect(await post({ action: 'checked' })).toEqual([303, `${back}not-found`])
  expect(await post({ action: 'save', seen: '', 'text:title': 'Estimer' })).toEqual([303, `${back}saved`])
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'draft' })
  expect(await post({ action: 'checked' })).toEqual([303, `${back}checked`])
  expect(await statesOf('pages', id)).toMatchObject({ fr: 'draft' })
  expect(await post({ action: 'save', seen: '', 'text:title': 'Autre' })).toEqual([409, null])
})

test('of two translations at the same instant one is saved, and the other hears why it is not', async () => {
  const id = await publishedPage({ nl: 'Kiezen' })
  const post = async (user: User, title: string, seen: string) => {
    const req = Object.assign(await asUser(user, 'fr'), {
      routeParams: { kind: 'pages', id: String(id), language: 'fr' },
      formData: () => Promise.resolve(new URLSearchParams({ action: 'save', seen, 'text:title': title })),
    })
    const answer = await translationEndpoint.handler(req)
    return { status: answer.status, text: await answer.text() }
  }
  for (let turn = 0; turn < 5; turn++) {
    const { target } = (await readTranslation(await asUser(editor, 'fr'), {
      ...{ kind: 'pages', id },
      language: 'fr',
    }))!
    const seen = seenStamp(target)
    const answers = await Promise.all([
      post(translator, `Choisir ${turn}`, seen),
      post(editor, `Opter ${turn}`, seen),
    ])
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect([saved?.status, refused?.status]).toEqual([303, 409])
    expect(refused?.text).toMatch(/^Iemand anders wijzigde deze taal terwijl u schreef/)
  }
})

test('who wrote on older words gets the newer ones with their writer, and saves on them what they chose', async () => {
  const id = await publishedPage({ nl: 'Wonen', fr: 'Habiter' })
  const record = { kind: 'pages', id, language: 'fr' } as const
  const req = await asUser(translator, 'fr')
  const { texts, target } = (await readTranslation(req, record))!
  const [ownModule, otherModule] = texts.filter(({ key }) => /^modules\..+\.title$/.test(key))
  const post = async (form: Record<string, string>) => {
    const asked = Object.assign(await asUser(translator, 'fr'), {
      headers: new Headers({ Accept: 'application/json' }),
      routeParams: { kind: 'pages', id: String(id), language: 'fr' },
      formData: () => Promise.resolve(new URLSearchParams({ action: 'save', ...form })),
    })
    return translationEndpoint.handler(asked)
  }
  const { ask, user } = await cms.as('editor')
  await ask('PATCH', `pages/${id}?locale=fr&draft=true`, { title: 'Se loger' })
  // Who writes Dutch afterwards did not write the French.
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    draft: true,
    data: { description: 'Later' },
  })
  const refused = await post({ seen: seenStamp(target), 'text:title': 'Demeurer' })
  const stored = (await refused.json()) as StoredWords
  expect([refused.status, stored.texts.title, stored.savedBy]).toEqual([409, 'Se loger', user.name])
  expect((await post({ seen: stored.seen, 'text:title': 'Demeurer' })).status).toBe(303)
  const title = async () => (await readTranslation(req, record))!.target.title
  expect(await title()).toBe('Demeurer')

  // Words in a module that was taken away meanwhile: nothing is saved before their writer knows.
  const seen = seenStamp((await readTranslation(req, record))!.target)
  const modules = (
    await cms.payload.findByID({ collection: 'pages', id, locale: 'nl', draft: true, depth: 0 })
  ).modules
  await ask('PATCH', `pages/${id}?locale=nl&draft=true`, { modules: modules?.slice(1) })
  const lost = await post({ seen, 'text:title': 'Résider', [`text:${ownModule?.key}`]: 'Perdu' })
  const left = (await lost.json()) as StoredWords
  expect([lost.status, Object.keys(left.texts).includes(ownModule?.key ?? '')]).toEqual([409, false])
  expect(Object.keys(left.texts)).toContain(otherModule?.key)
  expect(await title()).toBe('Demeurer')
})

test('words somebody else wrote meanwhile are not written over', async () => {
  const id = await publishedPage({ nl: 'Bouwen', fr: 'Construire' })
  const req = await asUser(editor, 'fr')
  const answer = await saveTranslation(
    req,
    { kind: 'pages', id, language: 'fr' },
    { texts: new Map([['title', 'Bâtir']]), seen: new Date(0).toISOString() },
  )
  expect(answer).toBe('changed-meanwhile')
})

test('settings stand in the cockpit once they have words, and are saved in one language', async () => {
  await cms.payload.updateGlobal({
    slug: 'footer',
    locale: 'nl',
    data: { columns: [{ title: 'Kantoor', links: [{ label: 'Kaart', url: '/nl/' }] }] },
  })
  expect(await statesOf('footer', 1)).toMatchObject({ nl: 'public', fr: 'missing' })
  const req = await asUser(translator, 'fr')
  const record = { kind: 'footer', id: 1, language: 'fr' } as const
  const { texts, target } = (await readTranslation(req, record))!
  expect(texts.map(({ source }) => source).filter(Boolean)).toEqual(['Kantoor', 'Kaart'])
  const written = new Map(
    texts.filter(({ source }) => source).map(({ key, source }) => [key, `fr ${source}`]),
  )
  expect(await saveTranslation(req, record, { texts: written, seen: seenStamp(target) })).toBe('saved')
  expect(await statesOf('footer', 1)).toMatchObject({ nl: 'public', fr: 'draft' })
  expect(await markChecked(cms.db, record, new Date())).toBe(true)
  expect(await statesOf('footer', 1)).toMatchObject({ nl: 'public', fr: 'draft' })
  await cms.payload.updateGlobal({ slug: 'footer', locale: 'fr', publishSpecificLocale: 'fr', data: {} })
  expect(await statesOf('footer', 1)).toMatchObject({ nl: 'public', fr: 'public' })
  expect(await markChecked(cms.db, record, new Date())).toBe(true)
  expect(await statesOf('footer', 1)).toMatchObject({ nl: 'public', fr: 'public' })
  const dutch = await cms.payload.findGlobal({ slug: 'footer', locale: 'nl' })
  expect(dutch.columns?.[0]).toMatchObject({ title: 'Kantoor', links: [{ label: 'Kaart' }] })
})

test('filters by kind, state, language and text; totals count every record of the kind', async () => {
  const id = await publishedPage({ nl: 'Zoekbaar 100%', fr: 'Trouvable' })
  const query = 'zoekbaar 100%'
  const missing = await listLanguageStates(cms.db, { query, state: 'missing', language: 'de' })
  expect(missing.records.map((record) => [record.kind, record.id])).toEqual([['pages', id]])
  expect(missing.totals).toContainEqual({ language: 'fr', state: 'public', count: 1 })
  const none = await listLanguageStates(cms.db, { query, state: 'missing', language: 'fr' })
  expect(none.total).toBe(0)
  const onlyFrench = await listLanguageStates(cms.db, { query, state: 'missing', languages: ['fr'] })
  expect(onlyFrench.total).toBe(0)
})
