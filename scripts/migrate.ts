import { getPayload } from 'payload'

import config from '@payload-config'
import { connect } from '@/database/connection'
import { grantRoles } from '@/database/grant-roles'
import { migrateDatabase } from '@/database/migrate'
import { rebuildPaths } from '@/features/content/paths/rebuild-paths'
import { rebuildPublished } from '@/features/content/published/rebuild-published'
import { startQueue } from '@/jobs/queue'

/** Run once before a roll-out: our own schemas, the CMS tables, the queue's tables, and who may do what with them. */
const db = connect({ isDirect: true, poolSize: 2, statementTimeoutMs: 0 })
await migrateDatabase(db)

const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
// A fresh database knows the site's own pages before an editor makes any.
await db.transaction((tx) => rebuildPaths(tx, 'all'))
// Of a new version all of them; after a restore, or a change by SQL, what is not as it should be; else none.
await rebuildPublished(payload)

const queue = await startQueue({
  onError: (error) => {
    throw error
  },
})
await queue.stop()
for (const role of await grantRoles(db))
  console.warn(
    `There is no role ${role}: the server’s administrator makes it with src/database/roles/create.sql.`,
  )
console.log('The database is up to date.')
process.exit(0)
