import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

/** What a platform may cost that comes after the contract is there; its tests are counted with it. */
const most = { files: 15, lines: 1500 }

test(`a connector costs at most ${most.files} files and ${most.lines} lines`, () => {
  const folder = path.join(import.meta.dirname, 'sweepbright')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const lines = files.map(
    (file) => readFileSync(path.join(file.parentPath, file.name), 'utf8').split('\n').length - 1,
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(most.files)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most.lines)
})
