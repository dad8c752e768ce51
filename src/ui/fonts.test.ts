import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const styleSheet = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8')
const messagesFolder = path.resolve(import.meta.dirname, '../../messages')
const faces = [...styleSheet.matchAll(/url\('(.+?)'\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({
    file: path.join(import.meta.dirname, file),
    ranges: codeRanges(ranges),
  }),
)
/** Neither font has these, so the system's font shows them. */
const systemCharacters = '⌘₂'

test('both fonts together are at most 50 KB', () => {
  expect(faces).toHaveLength(2)
  const bytes = faces.reduce((sum, { file }) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(50 * 1024)
})

const messageFiles = readdirSync(messagesFolder).filter((name) => name.endsWith('.json'))

test.each(messageFiles)('both fonts have every character of messages/%s', (name) => {
  const messages = JSON.parse(readFileSync(path.join(messagesFolder, name), 'utf8')) as unknown
  const characters = new Set(textsOf(messages).join(''))
  for (const character of `${systemCharacters}\n`) characters.delete(character)
  for (const { file, ranges } of faces) {
    const missing = [...characters].filter((character) => !isInRanges(character, ranges))
    expect(missing, path.basename(file)).toEqual([])
  }
})

function codeRanges(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

function isInRanges(character: string, ranges: [number, number][]): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}
