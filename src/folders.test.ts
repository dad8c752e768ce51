import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const mostFiles = 25

const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })

test(`no folder holds more than ${mostFiles} files beside its tests`, () => {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue
    const folder = path.relative(import.meta.dirname, entry.parentPath)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([])
})

/** Next reads these from the tree, and has words of its own. */
const ofNext = /^[([]/
/** As in `leads`, `replies`: the glossary has the lead and the reply. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')

/** What the first cells of the tables name: `quick search` is the folder `quick-search`. */
function glossaryTerms(): Set<string> {
  const glossary = readFileSync(path.join(import.meta.dirname, '../docs/glossary.md'), 'utf8').toLowerCase()
  const sections = glossary.split(/^## /m).filter((section) => !section.startsWith('retired words'))
  const lines = sections.flatMap((section) => section.split('\n'))
  const rows = lines.filter((line, at) => /^\| [^-]/.test(line) && !/^\| -/.test(lines[at + 1] ?? ''))
  const terms = rows.flatMap((row) => row.split('|')[1]?.split(',') ?? [])
  return new Set(terms.map((term) => term.replaceAll('`', '').trim().replaceAll(' ', '-')))
}

test('the name of each folder is a word of the glossary', () => {
  const known = glossaryTerms()
  const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
  const isKnown = (word: string) => known.has(word) || known.has(singular(word))
  const unknown = [...folders].filter(
    (name) => !ofNext.test(name) && !isKnown(name) && !name.split('-').every(isKnown),
  )
  expect(unknown).toEqual([])
})

const architecture = readFileSync(path.join(import.meta.dirname, '../docs/architecture.md'), 'utf8')
/** Each with a table of its own, headed by its path. */
const largeFeatures = ['content', 'leads', 'listings']

test.each(largeFeatures)('the architecture says what each folder of %s is', (feature) => {
  const folders = readdirSync(path.join(import.meta.dirname, 'features', feature), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const [, table = ''] = architecture.split(`| \`src/features/${feature}\` | |\n`)
  const [rows = ''] = table.split('\n\n')
  const firstCells = rows.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(folders.toSorted())
})
