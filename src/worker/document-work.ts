import type { Payload } from 'payload'
import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { removeUnbegun } from '@/features/content/begun/remove-unbegun'
import { cleanOriginals, cleanOriginalsTask } from '@/features/content/pictures/clean-originals.task'
import { retireDocuments, retireDocumentsTask } from '@/features/content/published/retire-documents.task'
import { emptyTrash, emptyTrashTask } from '@/features/content/trash/empty-trash.task'
import type { Queue } from '@/jobs/queue'

export interface DocumentWorkServices {
  db: Database
  payload: Payload
  queue: Queue
  log: Logger
}

/** What is in the trash goes after its time, and what was only opened after a day. After a roll-out the documents of the last release go with its last process, and pictures are stored as they are now. */
export async function startDocumentWork({ db, payload, queue, log }: DocumentWorkServices): Promise<void> {
  await queue.work(retireDocumentsTask, async () => {
    const versions = await retireDocuments(payload, db)
    if (versions.length > 0) log.info({ versions }, 'documents of earlier releases are removed')
  })
  await queue.schedule(retireDocumentsTask, { name: 'often', cron: '*/10 * * * *' })
  await queue.work(cleanOriginalsTask, async () => {
    const outcome = await cleanOriginals(payload, db)
    if (outcome) log.info(outcome, 'pictures of earlier releases are stored anew')
  })
  await queue.enqueue(cleanOriginalsTask, {})
  await queue.work(emptyTrashTask, async () => {
    const now = new Date()
    const unbegun = await removeUnbegun(payload, db, now)
    if (unbegun > 0) log.info({ removed: unbegun }, 'records that were only opened are removed')
    const { removed, left } = await emptyTrash(payload, now)
    if (removed > 0) log.info({ removed }, 'the trash is emptied')
    for (const record of left) log.warn(record, 'stays in the trash')
  })
  await queue.schedule(emptyTrashTask, { name: 'nightly', cron: '20 4 * * *' })
}
