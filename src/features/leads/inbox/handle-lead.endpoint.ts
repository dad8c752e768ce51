import type { Endpoint } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { type Database, database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { cleanText } from '@/domain/lead/form/form-text'
import { leadStatuses } from '@/domain/lead/lead'
import { longestReply } from '@/domain/lead/reply'

import { releaseDocument } from '../documents/release-document'
import { formTexts } from '../form-texts'
import { assignLead } from './assign-lead'
import { addNote, changeStatus } from './handle-lead'
import { handleLeadPath, inboxPath, isLeadId, leadFilePath } from '../lead-paths'
import { isInScope } from './lead-scope'
import { leadScope, type LeadScope } from './leads.access'
import { agentKey, listAgents } from './list-agents'
import { retryDelivery } from '../delivery/retry-delivery'
import { retryReply } from '../replies/retry-reply'
import { answeredBefore } from '../replies/answered-before'
import { type ReplyAuthor, type ReplyOutcome, sendReply } from '../replies/send-reply'

export type HandlingNotice =
  'saved' | 'noted' | 'retried' | 'released' | 'replied' | 'not-replied' | 'refused'

const longestNote = 5000

/** The forms on a lead's page. Payload reads the cookie only when they come from the admin's own address. */
export const handleLeadEndpoint: Endpoint = {
  path: handleLeadPath(':id'),
  method: 'post',
  handler: async (req) => {
    const scope = leadScope(req)
    if (!scope || !req.user) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    const db = database()
    if (!isLeadId(leadId) || !(await isInScope(db, scope, leadId))) return new Response(null, { status: 404 })
    const { id, name, email } = req.user
    const by = { scope, leadId, actorId: Number(id), author: { name: name || email, email }, now: new Date() }
    const texts = await formTexts(req)
    const notice = texts.get('action') === 'reply' ? await answer(db, by, texts) : await handle(db, by, texts)
    if (typeof notice === 'object') return answeredBefore(req, notice.earlier)
    // Whoever gave it away may see it no longer.
    const isStillTheirs = await isInScope(db, scope, leadId)
    return backToBoard(req, isStillTheirs ? leadFilePath(leadId) : inboxPath, notice)
  },
}

interface By {
  scope: LeadScope
  leadId: string
  actorId: number
  author: ReplyAuthor
  now: Date
}

async function handle(db: Database, by: By, texts: Map<string, string>): Promise<HandlingNotice> {
  switch (texts.get('action')) {
    case 'assign':
      return (await assign(db, by, texts.get('agent') ?? '')) ? 'saved' : 'refused'
    case 'status': {
      const status = leadStatuses.find((known) => known === texts.get('status'))
      return status && (await changeStatus(db, { ...by, status })) ? 'saved' : 'refused'
    }
    case 'note': {
      const text = cleanText(texts.get('note') ?? '', { isMultiline: true }).slice(0, longestNote)
      return text && (await addNote(db, { ...by, text })) ? 'noted' : 'refused'
    }
    case 'retry-reply': {
      const replyId = texts.get('reply')
      return isLeadId(replyId) && (await retryReply(db, { ...by, replyId })) ? 'retried' : 'refused'
    }
    case 'retry': {
      const channel = deliveryChannels.find((known) => known === texts.get('channel'))
      return channel && (await retryDelivery(db, { ...by, channel })) ? 'retried' : 'refused'
    }
    case 'release': {
      const documentId = numberIn(texts.get('document') ?? '')
      const isReleased = documentId !== null && (await releaseDocument(db, { ...by, documentId }))
      return isReleased ? 'released' : 'refused'
    }
    default:
      return 'refused'
  }
}

async function answer(
  db: Database,
  by: By,
  texts: Map<string, string>,
): Promise<HandlingNotice | Exclude<ReplyOutcome, string>> {
  const text = cleanText(texts.get('text') ?? '', { isMultiline: true })
  const [replyId, seen] = [texts.get('reply'), texts.get('seen')]
  if (!isLeadId(replyId) || text === '' || text.length > longestReply) return 'not-replied'
  const outcome = await sendReply(db, { ...by, replyId, seenReplyId: isLeadId(seen) ? seen : null, text })
  if (typeof outcome === 'object') return outcome
  return outcome === 'sent' ? 'replied' : 'not-replied'
}

function numberIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

async function assign(db: Database, by: By, agent: string): Promise<boolean> {
  if (agent === '') return assignLead(db, { ...by, assignee: null })
  const assignee = (await listAgents(db, by.leadId)).find((one) => agentKey(one) === agent)
  return assignee !== undefined && assignLead(db, { ...by, assignee })
}
