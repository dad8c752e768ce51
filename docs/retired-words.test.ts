import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Retired {
  word: string
  instead: string
  /** Plain English in a sentence. */
  isInNamesOnly: boolean
}

/** The table of the glossary: a word, or several that stand together in a name; `*` is any one word between them. */
function retiredWords(): Retired[] {
  const [, table = ''] =
    /^## Retired words\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(read('docs/glossary.md')) ?? []
  return table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, cell = '', instead = ''] = line.split('|').map((text) => text.trim())
      if (cell === '' || cell === 'Retired' || cell.startsWith('-')) return []
      return cell.split(', ').map((word) => ({
        word: word.replace(' (in names)', ''),
        instead,
        isInNamesOnly: word.endsWith(' (in names)'),
      }))
    })
}

const retired = retiredWords().map((word) => ({
  ...word,
  pattern: new RegExp(`(^|-)${word.word.replaceAll(' ', '-').replace('*', '[a-z0-9]+')}s?(-|$)`),
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

/** The same in sentences; words between backquotes are names, which are checked where they are given. */
function retiredInText(text: string): string[] {
  const words = text
    .replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, ' . ')
    .toLowerCase()
    .replaceAll(/[.,:;()|"“”]+/g, ' . ')
    .trim()
    .split(/[\s*/]+/)
    .join('-')
  return retired
    .filter(({ pattern, isInNamesOnly }) => !isInNamesOnly && pattern.test(words))
    .map(({ word, instead }) => `not "${word}" but ${instead}`)
}

function identifiersOf(file: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false))
  return names
}

/** With the titles of tests, which are sentences too. */
function commentsOf(file: string): string {
  const text = read(file)
  if (/\.(vcl|sh)$/.test(file)) return [...text.matchAll(/(?:^|\s)#(.*)$/gm)].map(([found]) => found).join(' . ')
  const comments = [...text.matchAll(/(?:^|\s)\/\/ .*$|\/\*[\s\S]*?\*\//gm)].map(([found]) => found)
  const titles = /\.(test|spec)\.tsx?$/.test(file)
    ? [...text.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) => title)
    : []
  return [...comments, ...titles].join(' . ')
}

const folders = '{src,scripts,simulator,docs,e2e}/**'
const isGenerated = (file: string) => /^src\/cms\/(migrations|generated)\//.test(file)
const code = globSync(`${folders}/*.{ts,tsx}`, { cwd: root }).filter((file) => !isGenerated(file))

/** Not what speaks as visitors do, nor the glossary, which names the words, nor coverage, which quotes. */
const pages = [
  ...globSync('{docs,simulator,deploy,.github}/**/*.md', { cwd: root }),
  ...['CONTRIBUTING.md', 'SECURITY.md'],
].filter((page) => !/^docs\/(glossary|coverage)\.md$/.test(page))

test('the list of retired words is read', () => {
  expect(retired.length).toBeGreaterThan(15)
  expect(retiredIn('meantPlaces')).toEqual(['meantPlaces: not "meant place" but likely place'])
  expect(retiredIn('draw-share-picture.test.ts')).toHaveLength(1)
  expect(retiredIn('MapPropertyProps')).toHaveLength(1)
  expect(['intellect', 'drawArea', 'reference', 'likelyPlaces', 'tellingly'].flatMap(retiredIn)).toEqual([])
  expect(retiredInText('Every agent answers in turn, and the caches are told.')).toHaveLength(1)
  expect(retiredInText('What an owner reads of\n * his home')).toHaveLength(1)
  expect(retiredInText('The owner tells the agency of this history: `viewing` is theirs.')).toEqual([])
})

test('no file has a retired word in its name', () => {
  const files = globSync(`${folders}/*.*`, { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => retiredIn(path.basename(file)).map((fault) => `${file}: ${fault}`))).toEqual([])
})

test('no name in the code has a retired word', { timeout: 120_000 }, () => {
  const known = new Map<string, string[]>()
  const faultsOf = (name: string) => {
    const found = known.get(name) ?? retiredIn(name)
    known.set(name, found)
    return found
  }
  // Reading a file as code takes long: only one in whose text such a word stands anywhere.
  const suspects = code.filter((file) => read(file).match(/[\p{L}\w$]+/gu)?.some((word) => faultsOf(word).length > 0))
  expect(known.size).toBeGreaterThan(10_000)
  const faults = suspects.flatMap((file) =>
    [...identifiersOf(file)].flatMap(faultsOf).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('no comment, no title of a test and no page of the docs has one', () => {
  const scripts = globSync('{deploy,scripts,.ci}/**/*.{vcl,sh}', { cwd: root })
  const commented = [...code, ...scripts].filter((file) => !file.endsWith('retired-words.test.ts'))
  const texts = [
    ...commented.map((file) => ({ file, text: commentsOf(file) })),
    ...pages.map((file) => ({ file, text: read(file) })),
  ]
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.flatMap(({ file, text }) => retiredInText(text).map((fault) => `${file}: ${fault}`))).toEqual([])
})
