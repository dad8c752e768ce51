import type { Payload } from 'payload'

import { listenTo } from '@/database/listen'
import { rightsChannel } from '@/features/rights/my-data/ask-for-link'
import { noteErasures, trimErasures } from '@/features/leads/privacy/erasure-file'
import { deleteWithdrawn } from '@/features/leads/testimonials/withdraw-testimonials'
import { purgeRights, sendRightsLetters } from '@/features/rights/my-data/send-rights-letters'

import type { OwnerWorkServices } from './owner-work'

const sendTask = 'send-rights-letters'
const purgeTask = 'purge-rights'

/** Writes to who asked for their own data and takes their words off the site: at once when told, and every minute for what was missed. Answers what stops it. */
export async function startRightsWork({
  db,
  payload,
  queue,
  log,
  mailer,
  readSite,
  erasuresFile,
}: OwnerWorkServices & {
  payload: Payload
  /** Kept beside the backup; empty: erasures are in the database alone. */
  erasuresFile: string
}) {
  const send = async () => {
    const sum = await sendRightsLetters({ db, mailer, readSite })
    if (sum.dead > 0) log.error(sum, 'mails about own data that do not arrive')
    else if (sum.sent > 0) log.info(sum, 'mails about own data')
    if (erasuresFile !== '') await noteErasures(db, erasuresFile)
    const articles = await deleteWithdrawn({ payload, db })
    if (articles > 0) log.info({ articles }, 'testimonials of who had everything erased')
  }
  const sendSoon = () =>
    void send().catch((error: unknown) => log.error({ err: error }, 'mails about own data'))
  await queue.work(sendTask, send)
  await queue.schedule(sendTask, { name: 'every-minute', cron: '* * * * *' })
  await queue.work(purgeTask, async () => {
    await purgeRights(db, new Date())
    if (erasuresFile !== '') await trimErasures(erasuresFile, new Date())
  })
  await queue.schedule(purgeTask, { name: 'nightly', cron: '45 4 * * *' })
  return listenTo(db, rightsChannel, sendSoon)
}
