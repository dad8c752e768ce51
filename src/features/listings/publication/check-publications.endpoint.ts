import type { Endpoint, PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { sendByHand, type SendOutcome } from '@/jobs/send-by-hand'

import { publicationTask } from './check-publications.task'

export const publicationCheckPath = '/publication-check'
export const checkPublicationsPath = '/publication-check/run'

export type PublicationNotice = SendOutcome | 'forbidden'

/** The form of the publication check. Payload reads the cookie only when it comes from the admin's own address. */
export const checkPublicationsEndpoint: Endpoint = {
  path: checkPublicationsPath,
  method: 'post',
  handler: async (req) => backToBoard(req, publicationCheckPath, await askForCheck(req)),
}

async function askForCheck(req: PayloadRequest): Promise<PublicationNotice> {
  if (!hasRole(req, 'admin', 'editor')) return 'forbidden'
  return sendByHand(database(), publicationTask)
}
