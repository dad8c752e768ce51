import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Language } from '@/domain/language'
import { messages } from '@/i18n/messages'

import { de } from '../simulator/texts/de'
import { en } from '../simulator/texts/en'
import { fr } from '../simulator/texts/fr'
import { nl } from '../simulator/texts/nl'
import { projectWords } from '../simulator/texts/project-texts'

/** Where it stands, and what it says. */
export type VisibleText = [place: string, text: string]

const content = path.join(import.meta.dirname, 'content')
const phrasebooks = { nl, fr, en, de }

/** Everything that a visitor of the demo reads in one language: the site's own words, its content and its homes. */
export function visibleTexts(language: Language): VisibleText[] {
  return [
    ...textsIn(messages[language], 'messages'),
    ...contentFiles().flatMap((file) => contentTexts(file, language)),
    ...textsIn(phrasebooks[language], 'simulator'),
    ...textsIn(projectWords[language], 'simulator.projects'),
  ]
}

/** The whole of what stands at a place and below it. */
function textsIn(value: unknown, place: string): VisibleText[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${place}.${key}`))
}

function contentFiles(): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .sort()
}

function contentTexts(file: string, language: Language): VisibleText[] {
  const source = readFileSync(path.join(content, file), 'utf8')
  if (file.endsWith('.md')) return path.basename(file) === `${language}.md` ? [[file, source]] : []
  return translatedTexts(JSON.parse(source), { language, place: file })
}

/** In JSON, a text in four languages is an object with a key for each of them. */
function translatedTexts(
  value: unknown,
  { language, place }: { language: Language; place: string },
): VisibleText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    key === language && typeof below === 'string'
      ? [[`${place}.${key}`, below] satisfies VisibleText]
      : translatedTexts(below, { language, place: `${place}.${key}` }),
  )
}
