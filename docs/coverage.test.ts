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

test('a test is a test: a file of tests or journeys', () => {
  const tests = rows.flatMap(({ id, tests }) => tests.map((file) => `${id}: ${file}`))
  expect(tests.filter((named) => !/\.(test|spec)\.tsx?$/.test(named))).toEqual([])
})

test('what is open or left names no test that is not there', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests.filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`),
  )
  expect(missing).toEqual([])
})
