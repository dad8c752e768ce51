import { readFileSync } from 'node:fs'

import { languages, type Language, perLanguage } from '../src/domain/language'

interface Texts {
  [key: string]: string | Texts
}

export const locales = languages

const read = (locale: Language) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts

/** The interface texts as they stand in the files, by group and key. */
export const messages = perLanguage(read)

/** One text, such as `person.email`, with its plain `{values}` filled in. */
export function words(locale: Language, key: string, values: Record<string, string | number> = {}): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      messages[locale],
    )
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${locale}`)
  return found.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
