import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { type Language, languages } from '@/domain/language'

import { visibleTexts } from './visible-texts'

/** Each as "place: what was found", with a few words around it. */
function found(language: Language, pattern: RegExp): string[] {
  return visibleTexts(language).flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      return `${place}: ${text.slice(Math.max(0, index - 20), index + 40)}`
    }),
  )
}

test('there is something to read in every language', () => {
  for (const language of languages) expect(visibleTexts(language).length).toBeGreaterThan(1500)
})

test('French has no plain space before : ; ? ! » or after «', () => {
  expect(found('fr', /(?<=\S) [:;?!»]|« /g)).toEqual([])
})

/** The table of docs/glossary.md that says which word is written and which are not. */
function retiredWords(): { language: Language; word: string }[] {
  const glossary = readFileSync(path.join(import.meta.dirname, '../docs/glossary.md'), 'utf8')
  const [, table = ''] = /^## Words to choose\n(.*?)(?=^## )/ms.exec(glossary) ?? []
  return table.split('\n').flatMap((line) => {
    const [, language = '', , not = ''] = line.split('|').map((cell) => cell.trim())
    const isRow = languages.some((one) => one === language) && not !== ''
    return isRow ? not.split(', ').map((word) => ({ language: language as Language, word })) : []
  })
}

test('the glossary says which words are not used', () => {
  expect(retiredWords().map(({ language }) => language)).toEqual(expect.arrayContaining([...languages]))
})

/** A flat rate is no apartment. */
const otherMeaning = '(?! (rate|sum|fee|roof|amount))'

test.each(retiredWords())('$language does not say "$word"', ({ language, word }) => {
  expect(found(language, new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}])${otherMeaning}`, 'giu'))).toEqual([])
})

/** "Wie …, …", but not a list of questions such as "Wie wij zijn, wat …". */
const maxims: Partial<Record<Language, RegExp>> = {
  nl: /(?:^|[.!?:] )Wie (?!we |wij |u |Gevel |uw |verantwoordelijk)[^.?!\n]*, [^.?!\n]*\./gm,
  fr: /(?:^|[.!?] )(?:Qui (?!nous|vous|est |connaît|ramonait)|Celui qui )[^.?!\n]*\./gm,
  de: /(?:^|[.!?:] )Wer (?!wir |Sie |Gevel |den |verantwortlich)[^.?!\n]*, [^.?!\n]*\./gm,
  en: /(?:^|[.!?] )(?:Whoever|He who|Anyone who) [^.?!\n]*\./gm,
}

test.each(languages)('%s has no sayings that begin with "who"', (language) => {
  expect(found(language, maxims[language]!)).toEqual([])
})

const editorsNotes =
  /na te kijken|te controleren|à vérifier|à compléter|to be (checked|confirmed|verified)|noch zu prüfen|TODO|TBD|lorem ipsum/gi

test.each(languages)('%s has no notes of an editor', (language) => {
  expect(found(language, editorsNotes)).toEqual([])
})
