import type { Endpoint } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { type Database, database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { cleanText } from '@/domain/lead/form-text'
import { leadStatuses } from '@/domain/lead/lead'

import { formTexts } from './form-texts'
import { addNote, assignLead, changeStatus } from './handle-lead'
import { handleLeadPath, isLeadId, leadFilePath } from './lead-paths'
import { handlesLeads } from './leads.access'
import { listAgents } from './list-agents'
import { retryDelivery } from './retry-delivery'

export type HandlingNotice = 'saved' | 'noted' | 'retried' | 'refused'

const longestNote = 5000

/** The forms on a lead's page. Payload reads the cookie only when they come from the admin's own address. */
export const handleLeadEndpoint: Endpoint = {
  path: handleLeadPath(':id'),
  method: 'post',
  handler: async (req) => {
    if (!handlesLeads(req) || !req.user) return new Response(null, { status: 403 })
    const leadId = req.routeParams?.id
    if (!isLeadId(leadId)) return new Response(null, { status: 404 })
    const by = { leadId, actorId: Number(req.user.id), now: new Date() }
    return backToBoard(req, leadFilePath(leadId), await handle(database(), by, await formTexts(req)))
  },
}

interface By {
  leadId: string
  actorId: number
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
    case 'retry': {
      const channel = deliveryChannels.find((known) => known === texts.get('channel'))
      return channel && (await retryDelivery(db, { ...by, channel })) ? 'retried' : 'refused'
    }
    default:
      return 'refused'
  }
}

async function assign(db: Database, by: By, agent: string): Promise<boolean> {
  if (agent === '') return assignLead(db, { ...by, assigneeId: null })
  const chosen = (await listAgents(db)).find(({ id }) => String(id) === agent)
  return chosen !== undefined && assignLead(db, { ...by, assigneeId: chosen.id })
}
