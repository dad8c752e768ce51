import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { env } from '@/env'

import { getHomeMapHref, streetMap } from './street-map'

const folder = mkdtempSync(path.join(tmpdir(), 'gevel-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const home = {
  id: 1,
  status: 'available' as const,
  latitude: 51.05,
  longitude: 3.72,
  isPointExact: true,
  isAddressPublished: true,
  isTownShown: true,
}

test('a file that is no street map leaves homes without streets, and their pages whole', async () => {
  const file = path.join(folder, 'broken.pmtiles')
  writeFileSync(file, 'this is no archive of tiles'.repeat(100))
  Object.assign(env, { MAP_ARCHIVE: file, LOG_LEVEL: 'silent' })
  expect(await streetMap()).toBeNull()
  expect(await getHomeMapHref(home, 'nl')).toBeNull()
})
