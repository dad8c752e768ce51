import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'
import { freePort } from '@/testing/site/free-port'

const program = 'dist/web/web.js'

/** Notes every file that the process loads, whichever way. */
const noteModules = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(file)}, url + '\\n'); return next(url, context) } })`)}`

/** A file that was built holds packages: its map names every source in it. Only the bundler's own few lines have none. */
function sourcesOf(url: string): string[] {
  if (!url.includes('/dist/web/') || url.includes('/rolldown-runtime-')) return [url]
  const { sources } = JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')) as { sources: string[] }
  return sources
}

test('neither Next nor the admin is in the process that answers visitors, nor the accounts of owners until one comes', async () => {
  expect(existsSync(program), 'npm run build makes it').toBe(true)
  const noted = path.join(mkdtempSync(path.join(tmpdir(), 'gevel-modules-')), 'modules.txt')
  const port = await freePort()
  const database = await createTestDatabase()
  await storeListings(database.db, [aListing({ id: 1 })])
  const web = spawn(process.execPath, ['--import', noteModules(noted), program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATABASE_URL: database.url,
    },
    stdio: 'ignore',
  })
  try {
    const page = (address: string) => fetch(new URL(address, `http://127.0.0.1:${port}`))
    await vi.waitFor(async () => expect((await page('/nl/')).status).toBe(200), { timeout: 20_000 })
    const home = await fetch(`http://127.0.0.1:${port}/property/1/`, { redirect: 'manual' })
    const { pathname } = new URL(home.headers.get('location') ?? '', 'http://localhost')
    expect(pathname).toMatch(/^\/nl\/te-koop\/gent\/[a-z-]+\/1\/$/)
    for (const address of [
      pathname,
      '/nl/te-koop/',
      '/fr/a-vendre/?sort=price-desc',
      '/en/forms/contact/',
      '/de/forms/appointment/?home=1',
      '/nl/forms/valuation/',
      '/nl/regions/?deal=sale',
    ])
      expect([address, (await page(address)).status]).toEqual([address, 200])
    expect((await page('/nl/no-such-page/')).status).toBe(404)
    const packages = readFileSync(noted, 'utf8')
      .split('\n')
      .flatMap(sourcesOf)
      .flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
    expect(packages).toEqual(expect.arrayContaining(['react-dom', 'use-intl', 'pg', 'hono', 'sharp']))
    expect(
      packages.filter((name) =>
        /^(next|next-intl|payload|better-auth|@(next|payloadcms|better-auth|simplewebauthn)\/.*)$/.test(name),
      ),
    ).toEqual([])
  } finally {
    web.kill('SIGKILL')
    await database.drop()
  }
})
