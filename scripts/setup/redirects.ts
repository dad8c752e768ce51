import { readFileSync } from 'node:fs'

import { connect } from '@/database/connection'
import { env } from '@/env'
import { importRedirects } from '@/features/content/paths/import-redirects'
import { readRedirectLines } from '@/features/content/paths/redirect-lines'

/**
 * For whoever moves from an old site. `npm run redirects -- import < old.csv`: lines of an old address and a new one, such
 * as `/contact.html,/nl/contact/`, become redirects. What is refused is told by its line; the same list may come again.
 */
const [work] = process.argv.slice(2)
if (work === 'import') {
  const db = connect({ poolSize: 1, statementTimeoutMs: 120_000 })
  const lines = readRedirectLines(readFileSync(0, 'utf8'), env.SITE_URL)
  const { stored, kept, refused } = await db.transaction((tx) => importRedirects(tx, lines))
  for (const { line, text, reason } of refused) console.log(`line ${line}: ${text}: ${reason}`)
  console.log(`${stored} redirects stored, ${kept} were there already, ${refused.length} refused.`)
  await db.$client.end()
} else {
  console.error('Usage: redirects import < old.csv')
  process.exitCode = 2
}
