import type { Endpoint, PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import type { SendOutcome } from '@/jobs/send-by-hand'

import { requestSync } from './request-sync'

export const syncBoardPath = '/sync-board'
export const runSyncPath = '/sync/run'

export type SyncNotice = SendOutcome | 'forbidden'

/** The form of the sync board. Payload reads the cookie only when the form comes from the admin's own address. */
export const runSyncEndpoint: Endpoint = {
  path: runSyncPath,
  method: 'post',
  handler: async (req) => backToBoard(req, syncBoardPath, await runSync(req)),
}

async function runSync(req: PayloadRequest): Promise<SyncNotice> {
  if (!hasRole(req, 'admin', 'editor')) return 'forbidden'
  const form = await req.formData?.()
  const request = await requestSync(database(), form?.get('kind') === 'full' ? 'full' : 'incremental')
  req.payload.logger.info({ request, user: req.user?.id }, 'a sync was asked for by hand')
  return request
}
