import { connect } from '@/database/connection'
import { env } from '@/env'
import { syncListings } from '@/features/sync/sync-listings'
import { drainPurges } from '@/http-cache/purge'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

import { progress, table } from './console'

/** One sync run by hand: `npm run sync`, or `npm run sync -- full`. */
const kind = process.argv[2] === 'full' ? 'full' : 'incremental'
const db = connect({ poolSize: 4, statementTimeoutMs: 120_000 })
const platform = omnicasa({
  url: env.OMNICASA_URL,
  customer: env.OMNICASA_CUSTOMER,
  password: env.OMNICASA_PASSWORD,
})

const run = await syncListings(
  {
    db,
    rowsPerPage: env.SYNC_ROWS_PER_PAGE,
    platform,
    // A cache that is down is told later: the tags stay noted.
    onCommit: () => drainPurges(db).catch((error: Error) => console.warn(error.message)),
    onProgress: ({ rows, total }) => progress('sync', rows, total),
  },
  kind,
)
if (run) {
  const { id, kind, state, seen, changed, unchanged, gone, refused, seconds, reason } = run
  table([{ run: id, kind, state, seen, changed, unchanged, gone, refused, seconds, reason: reason ?? '' }])
} else {
  console.log('Another sync is under way.')
}
await db.$client.end()
