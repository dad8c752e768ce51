import { expect, test } from 'vitest'

import type { Page } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'

import { withWrittenModules } from './written-modules'

type Modules = NonNullable<Page['modules']>

const inLanguages = (modules: Partial<Record<Language, object[]>>) =>
  Object.entries(modules).map(([language, rows]) => ({
    language: language as Language,
    record: { id: 1, modules: rows as Modules } as Page,
  }))
const idsOf = (modules: Partial<Record<Language, object[]>>) =>
  withWrittenModules(inLanguages(modules)).map(({ record }) => record.modules?.map(({ id }) => id))
const rich = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

test('a module without words in a language is left out there until it has some', () => {
  const [a, b] = [
    { id: 'a', blockType: 'text' },
    { id: 'b', blockType: 'team' },
  ]
  expect(
    idsOf({
      nl: [
        { ...a, title: 'Over ons' },
        { ...b, description: 'Wie' },
      ],
      fr: [{ ...a, title: '', body: rich('') }, b],
      en: [{ ...a, body: rich('About') }, b],
    }),
  ).toEqual([['a', 'b'], [], ['a']])
})

test('what has words in no language shows in all', () => {
  const team = { id: 'a', blockType: 'team' }
  expect(idsOf({ nl: [team], fr: [team] })).toEqual([['a'], ['a']])
})

test('a form and the list of a list page stay', () => {
  const form = { id: 'a', blockType: 'contact' }
  const list = { id: 'b', blockType: 'property-list', source: 'whole-list' }
  const other = { id: 'c', blockType: 'property-list', source: 'newest' }
  const titled = [form, list, other].map((module) => ({ ...module, title: 'Titel' }))
  expect(idsOf({ nl: titled, fr: [form, list, other] })).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
})

test.each([
  { blockType: 'columns', columns: [{ heading: 'Snel' }] },
  { blockType: 'columns', columns: [{ body: rich('Snel') }] },
  { blockType: 'questions', questions: [{ question: 'Hoe?' }] },
  { blockType: 'questions', questions: [{ answer: rich('Zo.') }] },
  { blockType: 'figures', figures: [{ figure: '98 %' }] },
  { blockType: 'call-to-action', links: [{ label: 'Bel ons' }] },
])('the words of its rows are words of a module: $blockType', (module) => {
  const empty = { id: 'a', blockType: module.blockType }
  expect(idsOf({ nl: [{ id: 'a', ...module }], fr: [empty] })).toEqual([['a'], []])
})
