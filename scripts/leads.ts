import { text } from 'node:stream/consumers'

import { connect } from '@/database/connection'
import { mainLanguage } from '@/domain/language'
import { env } from '@/env'
import { noteNewsletterBounce } from '@/features/content/newsletters/end-subscription'
import { noteBounce } from '@/features/leads/delivery/note-bounce'
import { retryDeadDeliveries } from '@/features/leads/delivery/retry-delivery'
import { exportInbox } from '@/features/leads/inbox/export-inbox'
import { readErasures } from '@/features/leads/privacy/erasure-file'
import { replayErasures } from '@/features/leads/privacy/replay-erasures'
import { readBounce } from '@/mail/read-bounce'

/**
 * For whoever runs the site. `npm run leads -- export > leads.csv`: all of them but spam, for a spreadsheet.
 * `npm run leads -- retry`: what nobody tries to deliver any more is tried again, after a mail server or platform was away.
 * `npm run leads -- bounced < mail`: what a mail server reports as not delivered is shown at its lead, or counted at its
 * newsletter, whose reader gets no more where the mailbox is gone; any other mail is left.
 * `npm run leads -- erase-again`: after a backup was restored, whoever was erased since then is erased again.
 */
const db = connect({ poolSize: 2, statementTimeoutMs: 120_000 })
const [work] = process.argv.slice(2)
if (work === 'export')
  for await (const part of exportInbox(db, {}, { scope: 'all', language: mainLanguage }))
    process.stdout.write(part)
else if (work === 'retry')
  console.log(`${await retryDeadDeliveries(db, new Date())} deliveries will be tried again.`)
else if (work === 'erase-again') {
  if (env.ERASURES_FILE === '') throw new Error('ERASURES_FILE names no file')
  const noted = await readErasures(env.ERASURES_FILE)
  const { missing, people } = await replayErasures(db, {
    noted,
    secret: env.LINK_SECRET,
    // However long ago it was replaced: the file is older than the secret.
    previous: env.LINK_SECRET_PREVIOUS,
  })
  console.log(
    `${noted.length} erasures in the file, ${missing} not in the database; ${people} people erased.`,
  )
} else if (work === 'bounced') {
  const bounce = readBounce(await text(process.stdin))
  const now = new Date()
  if (bounce && (await noteBounce(db, bounce, now))) console.log('The lead shows that this mail came back.')
  else if (bounce && (await noteNewsletterBounce(db, bounce, now)))
    console.log('It is counted at its newsletter.')
  else console.log('No mail of a lead came back.')
} else {
  console.error('Usage: leads export > leads.csv, leads retry, leads bounced < mail, or leads erase-again')
  process.exitCode = 2
}
await db.$client.end()
