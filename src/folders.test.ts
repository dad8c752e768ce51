import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const mostFiles = 25

test(`no folder holds more than ${mostFiles} files beside its tests`, () => {
  const counts = new Map<string, number>()
  for (const entry of readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue
    const folder = path.relative(import.meta.dirname, entry.parentPath)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([])
})
