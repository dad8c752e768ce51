import type { PayloadRequest } from 'payload'

import { bumpRevision } from '../paths/revision'
import type { SingleKind } from '../published/documents'
import { publishSingle } from '../published/publish'
import { contentTransaction } from './content-transaction'

/** Of a small set that the site keeps in memory as a whole: every process reads it anew when it changed. */
export async function publishSet(req: PayloadRequest, kind: SingleKind): Promise<void> {
  if (await publishSingle(req, kind)) await bumpRevision(await contentTransaction(req))
}
