import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'

import { languages, mainLanguage } from '@/domain/language'

import { messageFiles } from '../../messages/all'
import { intlLocale, locales } from './locales'
import { messages, translator, type Messages } from './messages'

interface MessageTree {
  [key: string]: string | MessageTree
}

function flat(tree: MessageTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

/** Braces alternate: {name} is an argument, the braces inside a plural hold text, and so on. */
function placeholders(text: string): string[] {
  const names = new Set<string>()
  let depth = 0
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    depth += brace === '}' ? -1 : 1
    if (brace !== '}' && depth % 2 === 1) names.add(name ?? '')
  }
  return [...names].sort()
}

function tags(text: string): string[] {
  return [...new Set([...text.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? ''))].sort()
}

const dutch = flat(messages.nl)

// Coverage: 1.10, 1.11, 9.10.
test('the languages are those of the specification, Dutch first', () => {
  expect([...languages]).toEqual(['nl', 'fr', 'en', 'de'])
  expect(mainLanguage).toBe('nl')
})

// Coverage: 2.33.
test.each(locales)('%s has exactly the keys of Dutch', (locale) => {
  expect(
    flat(messages[locale])
      .map(([key]) => key)
      .sort(),
  ).toEqual(dutch.map(([key]) => key).sort())
})

test.each(Object.entries(messageFiles))('%s has no text under a key that Dutch lacks', (_, file) => {
  const known = new Set(dutch.map(([key]) => key))
  expect(flat(file).filter(([key]) => !known.has(key))).toEqual([])
})

test.each(locales)('%s has no empty text', (locale) => {
  expect(flat(messages[locale]).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(locales)('%s has the placeholders of Dutch in every text', (locale) => {
  const own = new Map(flat(messages[locale]))
  const different = dutch.filter(
    ([key, text]) => placeholders(text).join() !== placeholders(own.get(key) ?? '').join(),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

test.each(locales)('%s has the tags of Dutch in every text', (locale) => {
  const own = new Map(flat(messages[locale]))
  const different = dutch.filter(([key, text]) => tags(text).join() !== tags(own.get(key) ?? '').join())
  expect(different.map(([key]) => key)).toEqual([])
})

test.each(locales)('every text of %s can be filled in', (locale) => {
  const errors: string[] = []
  const { markup } = createTranslator<Messages>({
    locale: intlLocale[locale],
    messages: messages[locale],
    onError: (error) => errors.push(error.message),
  })
  // The typed keys know each text's own arguments; here all texts are filled alike.
  const fill = markup as unknown as (key: string, values: Record<string, unknown>) => string
  const unfilled = flat(messages[locale]).filter(([key, text]) => {
    const values = placeholders(text).map((name) => [name, 2])
    const functions = tags(text).map((name) => [name, (chunks: string) => chunks])
    return /[{}<>]/.test(fill(key, Object.fromEntries([...values, ...functions])))
  })
  expect(errors).toEqual([])
  expect(unfilled).toEqual([])
})

test.each(locales)('every text of %s reads the same prepared as through the whole formatter', (locale) => {
  const options = { locale: intlLocale[locale], messages: messages[locale], timeZone: 'Europe/Brussels' }
  const whole = createTranslator<Messages>(options) as unknown as Fill
  const prepared = translator(locale) as unknown as Fill
  const different = flat(messages[locale])
    .filter(([, text]) => tags(text).length === 0)
    .filter(([key, text]) =>
      [2, 12_345.6, 'a {b} <c>', 0].some((value) => {
        const isNumber = typeof value === 'number'
        if (!isNumber && /,\s*(plural|number|selectordinal)/.test(text)) return false
        const values = Object.fromEntries(placeholders(text).map((name) => [name, value]))
        return prepared(key, values) !== whole(key, values)
      }),
    )
  expect(different.map(([key]) => key)).toEqual([])
})

type Fill = (key: string, values: Record<string, unknown>) => string

test.each([
  ['nl', 'Ja'],
  ['fr', 'Oui'],
  ['en', 'Yes'],
  ['de', 'Ja'],
] as const)('yes is in %s %s', (locale, yes) => {
  expect(translator(locale)('common.yes')).toBe(yes)
})
