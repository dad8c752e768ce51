import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { messages } from './messages'

const root = path.resolve(import.meta.dirname, '..')
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|^cms\/(migrations|generated)\//.test(file)
const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

const literals = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, text = '']) => text))
const names = [...source.matchAll(/(?:^|[\s{,(])([\w-]+)\??:/gm)].map(([, name = '']) => name)
const words = new Set([...literals, ...names])

/** `flood.class_${score}` and such: what stands in the holes has to be a word of the code somewhere. */
const templates = [...source.matchAll(/`([a-z_]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^{}]*\}/))
  .filter((parts) => parts.length > 1)
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w-]+)')}$`))

/** Read from the object itself: `messages[locale].neighbours.position`. */
const readWhole = new Set([...source.matchAll(/messages\[\w+\]\.(\w+\.\w+)/g)].map(([, key = '']) => key))

function keysIn(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysIn(value, `${prefix}${key}.`) : [prefix + key],
  )
}

function isUsed(key: string): boolean {
  if (literals.has(key) || readWhole.has(key)) return true
  return templates.some((template) => {
    const holes = template.exec(key)?.slice(1)
    return holes !== undefined && holes.every((hole) => words.has(hole))
  })
}

test('every message is used', () => {
  expect(keysIn(messages.nl).filter((key) => !isUsed(key))).toEqual([])
})

test('a message that nothing names is found', () => {
  expect(isUsed('common.yes')).toBe(true)
  expect(isUsed('flood.class_B')).toBe(true)
  expect(isUsed('common.never_named')).toBe(false)
  expect(isUsed('flood.class_never_named')).toBe(false)
})
