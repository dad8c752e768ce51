import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { env } from '@/env'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { findPath } from './find-path'
import { importRedirects } from './import-redirects'
import { readRedirectLines } from './redirect-lines'

let cms: TestPayload
/** With the rights that the command has. */
let db: Database

beforeAll(async () => {
  cms = await openPayload()
  await make(cms.payload, 'pages', { title: 'Over ons' })
  await cms.payload.updateGlobal({ slug: 'languages', data: { used: ['nl', 'fr', 'en'], standard: 'nl' } })
  await cms.payload.create({ collection: 'redirects', data: { from: '/Vroeger', to: '/nl/te-huur' } })
  db = connect({ url: env.DATABASE_URL })
})
afterAll(async () => {
  await db.$client.end()
  await cms.close()
})

const importOf = (csv: string) =>
  db.transaction(async (tx) => {
    const { refused, ...counts } = await importRedirects(tx, readRedirectLines(csv, env.SITE_URL))
    return { ...counts, refused: refused.map(({ line, reason }) => `${line}: ${reason}`) }
  })
const ledTo = async (path: string) => {
  const found = await findPath(db, { path, locale: null })
  return found?.kind === 'redirect' ? found.to : null
}
const purges = () => rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge`)

const list = `\uFEFFold,new
/contact.html,/nl/over-ons
"https://www.old.be/Over Ons.php";"https://partner.be/wij"
/aanbod/,/nl/te-koop/?type=1
/aanbod-oud,/aanbod
/vroeger/,/nl/te-huur/
/pand/7,/nl/te-koop/gent/huis/7/
`

test('old addresses become redirects, in whatever way a spreadsheet writes them, and may come again', async () => {
  await cms.db.execute(sql`delete from http_cache.purge`)
  expect(await importOf(list)).toEqual({ stored: 5, kept: 1, refused: [] })
  expect(await purges()).toEqual([{ tag: 'missing' }])
  expect(await ledTo('/contact.html')).toBe('/nl/over-ons/')
  expect(await ledTo('/over-ons.php/')).toBe('https://partner.be/wij')
  expect(await ledTo('/aanbod-oud/')).toBe('/nl/te-koop/?type=1')
  expect(await ledTo('/pand/7/')).toBe('/nl/te-koop/gent/huis/7/')
  expect(await importOf(list)).toEqual({ stored: 0, kept: 6, refused: [] })
})

test('what cannot be a redirect is told by its line, and the rest is stored', async () => {
  const { stored, kept, refused } = await importOf(
    [
      ...['/a/,/nl/bestaat-niet/', '/b/,/a/', '/c/,/de/zu-verkaufen/', '/d/,/e/', '/e/,/d/', '/f/,/f'],
      ...['/g/,/nl/over-ons/', '/G,/nl/', '/vroeger,/nl/', '/nl/over-ons,/nl/', '/property/7/,/nl/'],
      ...['/h.aspx?id=12,/nl/', '/i/', '/j/,/nl/,/fr/', '/k/,http://partner.be/', 'oud,/nl/', '/,/nl/'],
    ].join('\r\n'),
  )
  expect({ stored, kept }).toEqual({ stored: 1, kept: 0 })
  expect(refused).toEqual([
    '1: nothing is known at the new address',
    '2: nothing is known at the new address',
    '3: nothing is known at the new address',
    '4: nothing is known at the new address',
    '5: leads back to itself',
    '6: leads back to itself',
    '8: line 7 has the same old address',
    '9: leads to /nl/te-huur/ already; change it in the admin',
    '10: the site has a page of its own at the old address',
    '11: the site has a page of its own at the old address',
    '12: a redirect does not look at what stands behind ? or #',
    '13: not two addresses',
    '14: not two addresses',
    '15: the new address is neither a path nor one with https://',
    '16: the old address is no path',
    '17: the old address is no path',
  ])
  expect(await ledTo('/g/')).toBe('/nl/over-ons/')
  expect(await ledTo('/d/')).toBeNull()
})

test('an editor opens what was imported, and is told that a query does not count', async () => {
  const { ask } = await cms.as('editor')
  const { body } = await ask('GET', `redirects?where[from][equals]=/contact.html`)
  expect(body.docs).toMatchObject([{ from: '/contact.html', to: '/nl/over-ons/' }])
  expect((await ask('PATCH', `redirects/${body.docs[0].id}`, { to: '/nl/te-koop/' })).status).toBe(200)
  const answer = await ask(
    ...([
      'POST',
      'redirects',
      { from: '/detail.aspx?id=12', to: '/nl/' },
      { 'Accept-Language': 'fr' },
    ] as const),
  )
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain('une redirection n’en tient pas compte')
})
