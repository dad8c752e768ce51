import { expect, test } from 'vitest'

import { parseProjectPath, projectIdOfEntry } from './project-paths'

// Coverage: 2.17.
test.each([
  ['/project/?id=12', 12],
  ['/project?id=12#plan', 12],
  ['/nl/projecten/12/', 12],
  ['https://www.example.be/de/Projekte/12', 12],
  ['/nl/projekte/12/', null],
  ['/nl/projecten/', null],
  ['/nl/projecten/12/plan/', null],
  ['/nl/projecten/0/', null],
  ['/nl/projecten/99999999999/', null],
  ['/project/', null],
])('%s is project %s', (path, id) => {
  expect(parseProjectPath(path)).toBe(id)
})

test.each([
  ['project-12', 12],
  ['page-12', null],
  ['project-x', null],
])('the entry %s is project %s', (entry, id) => {
  expect(projectIdOfEntry(entry)).toBe(id)
})
