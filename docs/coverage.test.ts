import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const text = readFileSync('docs/coverage.md', 'utf8')
const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', statement = '', where = '', test = '', state = ''] = cellsOf(line)
    return { id, statement, where: filesIn(where), tests: filesIn(test), state }
  })

/** Paths between backquotes. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '')
}

test('every row has one of the three states', () => {
  const states = ['done', 'open', 'left: see architecture']
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})

test('no row is there twice', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('the figures at the top are those of the rows', () => {
  const figures = text.matchAll(/^\| (done|open|left: see architecture|all) \| (\d+) \|/gm)
  const counted = (state: string) =>
    rows.filter((row) => state === 'all' || row.state === state).length
  const told = Object.fromEntries([...figures].map(([, state = '', count]) => [state, Number(count)]))
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((state) => [state, counted(state)])))
  expect(Object.keys(told)).toHaveLength(4)
})

test('what is done names where it lives and a test, and both are there', () => {
  const done = rows.filter(({ state }) => state === 'done')
  expect(done.filter(({ where, tests }) => where.length === 0 || tests.length === 0)).toEqual([])
  const missing = done.flatMap(({ id, where, tests }) =>
    [...where, ...tests].filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('every test file that a row names has a test with the number of the row', () => {
  const silent = rows.flatMap(({ id, tests }) =>
    tests.filter((file) => !numbersIn(file).includes(id)).map((file) => `${id}: ${file}`),
  )
  expect(silent).toEqual([])
})

test('a test that has the number of a row is named by it', () => {
  const proofs = new Map(rows.map(({ id, tests }) => [id, tests]))
  const files = new Set(rows.flatMap(({ tests }) => tests))
  const wrong = [...files].flatMap((file) =>
    numbersIn(file)
      .filter((id) => !proofs.get(id)?.includes(file))
      .map((id) => `${file}: ${id}`),
  )
  expect(wrong).toEqual([])
})

test('numbers stand right above a test, and nowhere else', () => {
  const files = [...new Set(rows.flatMap(({ tests }) => tests))]
  const notes = (file: string) => readFileSync(file, 'utf8').match(/Coverage: \d/g)?.length ?? 0
  expect(files.filter((file) => notes(file) !== notesIn(file).length)).toEqual([])
})

/** The numbers of the rows that the tests of a file assert: "Coverage: 2.1, 2.3." in the line above each. */
function numbersIn(file: string): string[] {
  return notesIn(file).flatMap((note) => note.match(/\d+\.\d+/g) ?? [])
}

function notesIn(file: string): string[] {
  // A call that makes the tests of more than one file is called "test…" too.
  const note = /^ *\/\/ Coverage: ((?:\d+\.\d+(?:, |,\n *\/\/ |\.\n))+) *(?:it|test(?:[A-Z]\w*)?)[.<(]/gm
  return [...readFileSync(file, 'utf8').matchAll(note)].map(([, numbers = '']) => numbers)
}

test('what is left stands in the table of what we do otherwise, and the table names rows that are there', () => {
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const [, table = ''] = architecture.split('## Where we leave the specification, knowingly')
  const named = [...table.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, ids = '']) => ids.split(', '))
  const ids = named.map((id) => id.trim())
  const left = rows.filter(({ state }) => state === 'left: see architecture').map(({ id }) => id)
  expect(left.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id) => !rows.some((row) => row.id === id))).toEqual([])
  const otherwise = rows.filter(({ statement }) => statement.includes('(here')).map(({ id }) => id)
  expect(otherwise.filter((id) => !ids.includes(id))).toEqual([])
  // A deviation says so in its row too.
  const silent = rows.filter(({ id, statement }) => left.includes(id) && !/\((here|ours|[^)]*specification)/.test(statement))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('a test is a test: a file of tests or journeys', () => {
  const tests = rows.flatMap(({ id, tests }) => tests.map((file) => `${id}: ${file}`))
  expect(tests.filter((named) => !/\.(test|spec)\.tsx?$/.test(named))).toEqual([])
})

test('what is left names the test of what we do instead, but where we do nothing', () => {
  const untold = rows.filter(({ state, where, tests }) => state !== 'done' && where.length > 0 && tests.length === 0)
  expect(untold.map(({ id }) => id)).toEqual([])
  const absent = rows.filter(({ where }) => where.length === 0).map(({ id }) => id)
  expect(absent).toEqual(['3.73', '3.74', '3.75', '3.76'])
})

test('what is open or left names no test that is not there', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests.filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`),
  )
  expect(missing).toEqual([])
})
