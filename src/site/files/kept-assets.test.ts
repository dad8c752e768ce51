import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { keepAssets } from './kept-assets'

const dayMs = 86_400_000
const start = Date.parse('2026-01-01T08:00:00Z')
const root = mkdtempSync(path.join(tmpdir(), 'gevel-kept-'))
const to = path.join(root, 'media', 'browser-files')

async function release(name: string, files: Record<string, string>): Promise<(day: number) => Promise<void>> {
  const from = path.join(root, name)
  await mkdir(from)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(from, file), text)
  return (day) => keepAssets({ from, to, now: start + day * dayMs })
}

const kept = () => readdirSync(to).sort()

test('files stay for seven days after a process last used them', async () => {
  const first = await release('first', { 'main-1.js': 'one', 'shared-1.js': 'both' })
  const second = await release('second', { 'main-2.js': 'two', 'shared-1.js': 'both' })
  await first(0)
  expect(kept()).toEqual(['main-1.js', 'shared-1.js'])
  // It runs for long, and says so each day.
  await first(30)
  await second(31)
  expect(kept()).toEqual(['main-1.js', 'main-2.js', 'shared-1.js'])
  await second(37)
  expect(kept()).toContain('main-1.js')
  await second(37.5)
  expect(kept()).toEqual(['main-2.js', 'shared-1.js'])
  expect(readFileSync(path.join(to, 'main-2.js'), 'utf8')).toBe('two')
  expect(statSync(path.join(to, 'shared-1.js')).mtimeMs).toBe(start + 37.5 * dayMs)
})

test('copies that start beside each other leave whole files only', async () => {
  const third = await release('third', { 'main-3.js': 'x'.repeat(1_000_000) })
  await Promise.all([third(38), third(38), third(38)])
  expect(kept()).toEqual(['main-2.js', 'main-3.js', 'shared-1.js'])
  expect(statSync(path.join(to, 'main-3.js')).size).toBe(1_000_000)
})
