import { type Language, languages } from '@/domain/language'

/** Finds what the files of the demo call by name. */
export interface References {
  page(name: string): number
  category(key: string): number
  article(key: string): number
  picture(name: string): Promise<number>
  film(name: string): Promise<number>
  member(key: string): number
  section(key: string): number
}

type Finder = (references: References, name: string) => number | Promise<number>

const finders: Record<string, Finder> = {
  page: ({ page }, name) => page(name),
  category: ({ category }, name) => category(name),
  article: ({ article }, name) => article(name),
  image: ({ picture }, name) => picture(name),
  media: ({ picture }, name) => picture(name),
  picture: ({ picture }, name) => picture(name),
  still: ({ picture }, name) => picture(name),
  video: ({ film }, name) => film(name),
  film: ({ film }, name) => film(name),
  member: ({ member }, key) => member(key),
  section: ({ section }, key) => section(key),
}

/** A file's content in one language, with the ids of what it names. */
export async function resolve(value: unknown, language: Language, references: References): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) items.push(await resolve(item, language, references))
    return items
  }
  if (typeof value !== 'object' || value === null) return value
  const texts = perLanguageOf(value)
  if (texts) return texts.get(language)
  const resolved: Record<string, unknown> = {}
  for (const [name, own] of Object.entries(value)) {
    const find = typeof own === 'string' ? finders[name] : undefined
    resolved[name] = find ? await find(references, own as string) : await resolve(own, language, references)
  }
  return resolved
}

/** Keyed by all language codes, in either case; `null` for anything else. */
function perLanguageOf(value: object): Map<string, unknown> | null {
  const texts = new Map(Object.entries(value).map(([code, text]) => [code.toLowerCase(), text as unknown]))
  const isPerLanguage = texts.size === languages.length && languages.every((code) => texts.has(code))
  return isPerLanguage ? texts : null
}
