import { readFileSync } from 'node:fs'
import path from 'node:path'

import { type Language, languages } from '@/domain/language'

interface TypedRow {
  id: string
  language: Language
  typed: string
}

/** A place as somebody typed it, and the municipalities that are meant by their Dutch names; none is `NONE`. */
export interface TypedPlace extends TypedRow {
  meant: string[]
}

/** A sentence as somebody typed it, and what each key may be. */
export interface TypedSentence extends TypedRow {
  expected: Map<string, string[]>
}

/** What visitors type, as somebody wrote it down who did not write the search: not to be edited to fit it. */
export function typedPlaces(): TypedPlace[] {
  return rowsOf('places.csv').map(([id, language, typed, meant = '']) => ({
    ...rowOf(id, language, typed),
    meant: meant.split('|'),
  }))
}

export function typedSentences(): TypedSentence[] {
  return rowsOf('sentences.csv').map(([id, language, typed, expected = '']) => ({
    ...rowOf(id, language, typed),
    expected: new Map(
      expected.split(';').map((pair) => {
        const [key = '', values = ''] = pair.split('=')
        return [key, values.split('|')]
      }),
    ),
  }))
}

function rowOf(id = '', given = '', typed = ''): TypedRow {
  const language = languages.find((one) => one === given)
  if (!language) throw new Error(`${id} has no language of the site: ${given}`)
  return { id, language, typed }
}

function rowsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare = '']) => quoted ?? bare),
  )
}
