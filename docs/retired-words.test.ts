import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** The table of the glossary: a word, or several that stand together in a name; `*` is any one word between them. */
function retiredWords(): { word: string; instead: string }[] {
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  const [, table = ''] = /^## Retired words\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(glossary) ?? []
  return table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, retired = '', instead = ''] = line.split('|').map((cell) => cell.trim())
      const isRow = retired !== '' && retired !== 'Retired' && !retired.startsWith('-')
      return isRow ? retired.split(', ').map((word) => ({ word, instead })) : []
    })
}

const retired = retiredWords().map(({ word, instead }) => ({
  ...{ word, instead },
  pattern: new RegExp(`(^|-)${word.replaceAll(' ', '-').replace('*', '[a-z0-9]+')}s?(-|$)`),
}))

/** drawSharePicture, draw_share_picture and draw-share-picture.ts are the same words. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[_.]/g, '-')
    .toLowerCase()
}

function retiredIn(name: string): string[] {
  const words = wordsOf(name)
  return retired
    .filter(({ pattern }) => pattern.test(words))
    .map(({ word, instead }) => `${name}: not "${word}" but ${instead}`)
}

function identifiersOf(file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8')
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return names
}

const folders = '{src,scripts,simulator,docs}/**'
const isGenerated = (file: string) => /^src\/cms\/(migrations|generated)\//.test(file)

test('the list of retired words is read', () => {
  expect(retired.length).toBeGreaterThan(15)
  expect(retiredIn('meantPlaces')).toEqual(['meantPlaces: not "meant place" but likely place'])
  expect(retiredIn('draw-share-picture.test.ts')).toHaveLength(1)
  expect(retiredIn('MapPropertyProps')).toHaveLength(1)
  expect(['intellect', 'drawArea', 'reference', 'likelyPlaces'].flatMap(retiredIn)).toEqual([])
})

test('no file has a retired word in its name', () => {
  const files = globSync(`${folders}/*.*`, { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => retiredIn(path.basename(file)).map((fault) => `${file}: ${fault}`))).toEqual([])
})

test('no name in the code has a retired word', { timeout: 120_000 }, () => {
  const files = globSync(`${folders}/*.{ts,tsx}`, { cwd: root }).filter((file) => !isGenerated(file))
  const faults = files.flatMap((file) =>
    [...identifiersOf(file)].flatMap(retiredIn).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})
