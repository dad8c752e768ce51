import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { behaviours, laterBehaviours } from './behaviours'
import { islands } from './islands'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|^src\/(testing|ui\/(behaviour|island))[/.]/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

function named(pattern: RegExp): string[] {
  const names = sources.flatMap((text) => [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole))
  return [...new Set(names)].sort()
}

test('every behaviour that is named in the HTML is listed, and every listed one is named', () => {
  const inHtml = named(/\bbehaviour(?:<[^(]*>)?\(\s*'([^']+)'/g)
  expect(inHtml).toEqual([...Object.keys(behaviours), ...Object.keys(laterBehaviours)].sort())
})

test('every island that is named in the HTML is listed, and every listed one is named', () => {
  expect(named(/<Island\s[^>]*?\bname="([^"]+)"/g)).toEqual(Object.keys(islands).sort())
})

test('a name is always written out, so that these tests see it', () => {
  expect(named(/\bbehaviour(?:<[^(]*>)?\((?!\s*').*|<Island\s(?!\s*name=").*/g)).toEqual([])
})
