import type { Language } from '@/domain/language'

import type { CategoryWords } from './categories'
import { type OutlinedPage, type PageFile, segmentOf } from './page-outlines'
import { type Piece, readPiece } from './read-content'
import { type References, resolve } from './resolve'
import type { StoredText } from './rich-text'
import type { Seeding } from './seeding'
import { seoOf } from './seo'
import { writeInAllLanguages } from './upsert'

export interface PageTools {
  categories: Record<string, CategoryWords>
  references: References
  toRichText(markdown: string): StoredText
}

export async function fillPages(
  seeding: Seeding,
  tools: PageTools,
  { pages, outlined }: { pages: Record<string, PageFile>; outlined: ReadonlyMap<string, OutlinedPage> },
): Promise<void> {
  for (const [key, page] of Object.entries(pages)) {
    const { id, isNew } = outlined.get(key) ?? { id: null, isNew: true }
    if (!isNew && !seeding.isAgain) {
      seeding.count('pages', 'kept')
      continue
    }
    await writeInAllLanguages(seeding, {
      collection: 'pages',
      id,
      dataIn: (language) => pageIn(language, page, tools),
    })
    seeding.count('pages', isNew ? 'added' : 'rewritten')
  }
}

async function pageIn(language: Language, page: PageFile, tools: PageTools): Promise<object> {
  const { words, wordsOfCategory, seoOf: seoSource, modules, ...fields } = page
  const rows = (Array.isArray(modules) ? modules : []).map((module: object) => ({ ...shown, ...module }))
  const resolved = (await resolve({ ...fields, modules: rows }, language, tools.references)) as {
    modules: object[]
  }
  return {
    isPublic: true,
    _status: 'published',
    ...shown,
    isDescriptionPublic: true,
    ...(words && (await pieceWords(language, readPiece(words), tools))),
    ...(wordsOfCategory && categoryWords(language, tools.categories[wordsOfCategory])),
    ...(seoSource && { seo: seoOf(readPiece(seoSource).texts[language]) }),
    ...resolved,
    modules: resolved.modules.map((module) => withWrittenTexts(module, tools)),
    path: segmentOf(page, language),
  }
}

const writtenTexts = new Set(['body', 'answer'])

/** Texts of modules stand in Markdown in the file. */
export function withWrittenTexts<Value>(value: Value, tools: Pick<PageTools, 'toRichText'>): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withWrittenTexts(item, tools)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, own]: [string, unknown]) => [
    name,
    typeof own === 'string' && writtenTexts.has(name) ? tools.toRichText(own) : withWrittenTexts(own, tools),
  ])
  return Object.fromEntries(entries) as Value
}

/** Whether a title shows is chosen per language, so it is said in each. */
const shown = { isTitlePublic: true }

async function pieceWords(language: Language, { texts, picture }: Piece, tools: PageTools): Promise<object> {
  const { title, standfirst, body } = texts[language]
  return {
    title,
    description: standfirst,
    content: tools.toRichText(body),
    image: picture && (await tools.references.picture(picture)),
    seo: seoOf(texts[language]),
  }
}

function categoryWords(language: Language, category: CategoryWords | undefined): object {
  return { title: category?.title[language], description: category?.intro[language] }
}
