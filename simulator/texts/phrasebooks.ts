import type { Language } from '../world/language'
import { languages } from '../world/language'
import type { TypeKey } from '../world/main-types'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'
import type { Adjective, Feature, Phrasebook, Subject } from './phrasebook'
import { type Template, compile } from './template'

type Compiled = {
  nouns: Phrasebook['nouns']
  sentences: Record<Subject, Template[]>
  homeTitle: Template
  adjectives: Record<Adjective, Template[]>
  features: Record<Feature, Template[]>
  titles: Partial<Record<TypeKey, Template[]>>
}

const books: Record<Language, Phrasebook> = { nl, fr, en, de }

export const phrasebooks = Object.fromEntries(
  languages.map((language) => [language, compileBook(books[language])]),
) as Record<Language, Compiled>

function compileBook(book: Phrasebook): Compiled {
  return {
    nouns: book.nouns,
    sentences: compileAll(book.sentences),
    homeTitle: compile(book.homeTitle),
    adjectives: compileAll(book.adjectives),
    features: compileAll(book.features),
    titles: compileAll(book.titles as Record<TypeKey, string[]>),
  }
}

function compileAll<Name extends string>(lists: Record<Name, string[]>): Record<Name, Template[]> {
  return Object.fromEntries(
    Object.entries<string[]>(lists).map(([name, texts]) => [name, texts.map(compile)]),
  ) as Record<Name, Template[]>
}
