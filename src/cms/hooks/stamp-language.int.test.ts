import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload
let ask: Ask
let page: number

beforeAll(async () => {
  cms = await openPayload()
  ;({ ask } = await cms.as('editor'))
  page = await make(cms.payload, 'pages', {
    title: 'Over ons',
    modules: [{ id: 'm1', blockType: 'contact', title: 'Contact', form: 'site-contact' }],
  })
  await ask('PATCH', `pages/${page}?locale=fr`, { title: 'À propos' })
})
afterAll(() => cms.close())

type Stamps = Record<string, string>
const stamps = async (): Promise<Stamps> =>
  (await ask('GET', `pages/${page}?locale=all&draft=true`)).body.languageChangedAt

/** Saves, and answers the languages whose stamp is another one than before. */
async function stampedBy(locale: string, change: object, query = ''): Promise<string[]> {
  const before = await stamps()
  const { status } = await ask('PATCH', `pages/${page}?locale=${locale}${query}`, change)
  expect(status).toBe(200)
  return Object.entries(await stamps())
    .filter(([language, stamp]) => stamp !== before[language])
    .map(([language]) => language)
}

/** As an editor has it on the screen: with what waits to be published. */
const form = async (locale: string) =>
  (await ask('GET', `pages/${page}?locale=${locale}&depth=0&draft=true`)).body

test('only languages that have words have a stamp', async () => {
  expect(Object.keys(await stamps()).sort()).toEqual(['fr', 'nl'])
})

test('a change of words stamps their language, published or draft', async () => {
  expect(await stampedBy('nl', { title: 'Wie we zijn' })).toEqual(['nl'])
  expect(await stampedBy('fr', { description: 'Depuis 1978' })).toEqual(['fr'])
  expect(await stampedBy('de', { title: 'Über uns' }, '&draft=true')).toEqual(['de'])
  expect(await stampedBy('nl', { isPublic: false })).toEqual(['nl'])
  expect(await stampedBy('nl', { seo: { metaTitle: 'Wij' } })).toEqual(['nl'])
})

test('what all languages share stamps nothing', async () => {
  expect(await stampedBy('nl', { sort: 7, showInMenu: true, seo: { robots: 'none' } })).toEqual([])
  const { modules } = await form('fr')
  expect(await stampedBy('fr', { modules: [{ ...modules[0], form: 'contact-demand' }] })).toEqual([])
})

test('saving a form in which nothing changed stamps nothing', async () => {
  expect(await stampedBy('fr', await form('fr'), '&draft=true')).toEqual([])
  expect(await stampedBy('nl', await form('nl'), '&draft=true')).toEqual([])
})

test('words in modules and in the submenu count', async () => {
  const { modules } = await form('nl')
  expect(await stampedBy('nl', { modules: [{ ...modules[0], title: 'Bel ons' }] })).toEqual(['nl'])
  expect(await stampedBy('nl', { subMenu: [{ label: 'Gent', url: '#gent' }] })).toEqual(['nl'])
})

test('a form that was opened before the last change does not bring its old stamp back', async () => {
  const old = await form('fr')
  await ask('PATCH', `pages/${page}?locale=fr`, { title: 'Qui sommes-nous' })
  const { fr } = await stamps()
  await ask('PATCH', `pages/${page}?locale=fr`, { languageChangedAt: old.languageChangedAt })
  expect((await stamps()).fr).toBe(fr)
})

test('settings screens are stamped alike', async () => {
  const stampsOf = async () =>
    (await ask('GET', 'globals/footer?locale=all')).body.languageChangedAt as Stamps
  await ask('POST', 'globals/footer?locale=nl', { columns: [{ id: 'k', title: 'Kantoor' }] })
  const before = await stampsOf()
  await ask('POST', 'globals/footer?locale=fr', { columns: [{ id: 'k', title: 'Agence' }] })
  const after = await stampsOf()
  expect(after.nl).toBe(before.nl)
  expect(after.fr).toBeTruthy()
  expect(before.fr).toBeUndefined()
})
