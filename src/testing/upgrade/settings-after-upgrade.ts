import { expect, test } from 'vitest'

import { ask, upgradedDatabase } from './upgraded-site'

/** Settings that had no drafts are published still. */
export function testSettings(): void {
  test.each(['header', 'footer', 'popup', 'home_banner'])('%s is still published', async (table) => {
    const { rows: found } = await upgradedDatabase().$client.query(
      `select _status as status, revision from ${table}
       union all select version__status::text::enum_${table}_status, version_revision from _${table}_v where latest`,
    )
    expect(found.length).toBeGreaterThan(0)
    for (const row of found) expect(row).toEqual({ status: 'published', revision: '0.first' })
  })

  test('header, footer and banner show what they showed', async () => {
    const { html, words } = await ask('/nl/')
    expect(html).toContain('<footer')
    for (const some of ['Thuis in uw straat', 'Gratis schatting']) expect(words).toContain(some)
  })
}
