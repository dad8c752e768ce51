import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { type PerLanguage, perLanguage } from '@/domain/language'

const folder = path.join(process.cwd(), 'demo/content')

export type Words = PerLanguage<string>

/** A text as its author wrote it: some lines about it, and Markdown. */
export interface Text {
  title: string
  standfirst: string
  seoTitle: string
  seoDescription: string
  body: string
}

export interface Piece {
  /** Its folder below demo/content, such as `blog/viager-explained`. */
  key: string
  date: string
  sort: number
  /** The key of who of the team wrote it. */
  author?: string
  picture: string | null
  alt?: Words
  texts: PerLanguage<Text>
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Content
}

export function readPiece(key: string): Piece {
  const facts = readJson<Omit<Piece, 'key' | 'texts'>>(`${key}/article.json`)
  return { ...facts, key, texts: perLanguage((language) => readText(`${key}/${language}.md`)) }
}

/** All pieces of one folder, in the order their authors gave them. */
export function readPieces(category: string): Piece[] {
  const found = path.join(folder, category)
  if (!existsSync(found)) return []
  return readdirSync(found)
    .sort()
    .map((name) => readPiece(`${category}/${name}`))
    .sort((one, other) => one.sort - other.sort)
}

export function readText(file: string): Text {
  return parseText(readFileSync(path.join(folder, file), 'utf8'), file)
}

export function parseText(source: string, name: string): Text {
  const [, head, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (head === undefined) throw new Error(`${name} does not begin with lines between ---`)
  const lines = new Map(head.split('\n').map((line) => splitOnce(line, ':')))
  const required = (key: string) => {
    const value = lines.get(key)
    if (!value) throw new Error(`${name} has no ${key}`)
    return value
  }
  if (!body.trim()) throw new Error(`${name} has no text`)
  return {
    title: required('title'),
    standfirst: required('standfirst'),
    seoTitle: required('seo_title'),
    seoDescription: required('seo_description'),
    body: body.trim(),
  }
}

function splitOnce(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator)
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
