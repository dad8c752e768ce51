import type { Endpoint } from 'payload'
import { z } from 'zod'

import { backToBoard } from '@/cms/admin/board-answer'
import { type Database, database } from '@/database/connection'
import { cleanText } from '@/domain/lead/form/form-text'
import { formTexts } from '@/features/leads/form-texts'
import { isLeadId } from '@/features/leads/lead-paths'
import { handlesLeads } from '@/features/leads/inbox/leads.access'

import {
  holdDigest,
  nameVisitor,
  releaseDocument,
  releaseFeedback,
  releaseOffer,
  withdrawRelease,
  writeNote,
} from './handle-home'
import { handleHomePath, ownerHomePath } from './owner-home-paths'

export type HomeNotice = 'saved' | 'released' | 'withdrawn' | 'refused'

const longestText = 4000
const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** The forms on a home's board. Payload reads the cookie only when they come from the admin's own address. */
export const handleHomeEndpoint: Endpoint = {
  path: handleHomePath(':id'),
  method: 'post',
  handler: async (req) => {
    if (!handlesLeads(req) || !req.user) return new Response(null, { status: 403 })
    const listingId = idSchema.safeParse(req.routeParams?.id).data
    if (!listingId) return new Response(null, { status: 404 })
    const actor = 'name' in req.user ? String(req.user.name) : ''
    const by = { listingId, actor, now: new Date() }
    return backToBoard(req, ownerHomePath(listingId), await handle(database(), by, await formTexts(req)))
  },
}

interface By {
  listingId: number
  actor: string
  now: Date
}

async function handle(db: Database, by: By, texts: Map<string, string>): Promise<HomeNotice> {
  const text = cleanText(texts.get('text') ?? '', { isMultiline: true }).slice(0, longestText)
  const happeningId = idSchema.safeParse(texts.get('happening')).data
  const leadId = isLeadId(texts.get('lead')) ? texts.get('lead') : undefined
  switch (texts.get('action')) {
    case 'release': {
      // A reaction without words says nothing; an offer has its amount.
      if (text === '' && leadId === undefined) return 'refused'
      const isReleased = happeningId
        ? await releaseFeedback(db, { ...by, happeningId, text })
        : leadId !== undefined && (await releaseOffer(db, { ...by, leadId, text }))
      return isReleased ? 'released' : 'refused'
    }
    case 'withdraw':
      return (await withdrawRelease(db, { ...by, happeningId, leadId })) ? 'withdrawn' : 'refused'
    case 'name': {
      const visitor = idSchema.safeParse(texts.get('visitor')).data
      const isNamed = texts.get('named') === 'yes'
      return visitor && (await nameVisitor(db, { ...by, visitor, isNamed })) ? 'saved' : 'refused'
    }
    case 'document':
    case 'withdraw-document': {
      const documentId = idSchema.safeParse(texts.get('document')).data
      const isReleased = texts.get('action') === 'document'
      if (!documentId || !(await releaseDocument(db, { ...by, documentId, isReleased }))) return 'refused'
      return isReleased ? 'released' : 'withdrawn'
    }
    case 'note':
      return (await writeNote(db, { ...by, text })) ? 'saved' : 'refused'
    case 'hold':
    case 'go': {
      const isHeld = texts.get('action') === 'hold'
      return (await holdDigest(db, { ...by, isHeld })) ? 'saved' : 'refused'
    }
    default:
      return 'refused'
  }
}
