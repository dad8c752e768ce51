import { connect } from '@/database/connection'
import { mainLanguage } from '@/domain/language'
import { retryDeadDeliveries } from '@/features/leads/delivery/retry-delivery'
import { exportInbox } from '@/features/leads/inbox/export-inbox'

/**
 * For whoever runs the site. `npm run leads -- export > leads.csv`: all of them but spam, for a spreadsheet.
 * `npm run leads -- retry`: what nobody tries to deliver any more is tried again, after a mail server or platform was away.
 */
const db = connect({ poolSize: 2, statementTimeoutMs: 120_000 })
const [work] = process.argv.slice(2)
if (work === 'export')
  for await (const part of exportInbox(db, {}, { scope: 'all', language: mainLanguage }))
    process.stdout.write(part)
else if (work === 'retry')
  console.log(`${await retryDeadDeliveries(db, new Date())} deliveries will be tried again.`)
else {
  console.error('Usage: leads export > leads.csv, or leads retry')
  process.exitCode = 2
}
await db.$client.end()
