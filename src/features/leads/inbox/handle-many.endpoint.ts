import { sql } from 'drizzle-orm'
import { type Endpoint, type PayloadRequest } from 'payload'

import { type Database, database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

import { adminHref } from '../admin/lead-links'
import { handleManyPath, inboxPath, isLeadId } from '../lead-paths'
import { assignIn, holdAssignee } from './assign-lead'
import { closeIn } from './handle-lead'
import { filterHref, filtersFrom } from './inbox-filters'
import { inScope } from './lead-scope'
import { leadScope, type LeadScope } from './leads.access'
import { type Agent, agentKey, listAgents } from './list-agents'

export type ManyNotice = 'many-saved' | 'many-none'

/** More than the list shows at once. */
const mostLeads = 100

/** What the list does with all leads that are ticked: give them to somebody, or close them. All or none. */
export const handleManyEndpoint: Endpoint = {
  path: handleManyPath,
  method: 'post',
  handler: async (req) => {
    const scope = leadScope(req)
    if (!scope || !req.user) return new Response(null, { status: 403 })
    const form = await Promise.resolve(req.formData?.()).catch(() => undefined)
    const wanted = (form?.getAll('lead') ?? []).filter(isLeadId).slice(0, mostLeads)
    const db = database()
    const change = await changeOf(db, form)
    const actorId = Number(req.user.id)
    const isDone = change !== null && (await changeAll(db, { scope, wanted, actorId, change }))
    return backToList(req, form, isDone ? 'many-saved' : 'many-none')
  },
}

type Change = { action: 'close' } | { action: 'assign'; assignee: Agent | null }

async function changeOf(db: Database, form: FormData | undefined): Promise<Change | null> {
  const action = form?.get('action')
  if (action === 'close') return { action }
  if (action !== 'assign') return null
  const key = form?.get('agent')
  if (key === '') return { action, assignee: null }
  const assignee = (await listAgents(db)).find((one) => agentKey(one) === key)
  return assignee ? { action, assignee } : null
}

/** False when none of them is there for whoever asks. */
async function changeAll(
  db: Database,
  { scope, wanted, actorId, change }: { scope: LeadScope; wanted: string[]; actorId: number; change: Change },
): Promise<boolean> {
  const now = new Date()
  return db.transaction(async (tx) => {
    if (change.action === 'assign' && !(await holdAssignee(tx, change.assignee))) return false
    const found = await rows(
      tx,
      { id: text },
      // In one order, so that two who press at once wait for each other.
      sql`select l.id from lead.lead l where l.id = any(${sql.param(wanted)}::uuid[]) and ${inScope(scope)}
          order by l.id for no key update`,
    )
    for (const { id: leadId } of found) {
      const handling = { leadId, actorId, now }
      if (change.action === 'close') await closeIn(tx, handling)
      else await assignIn(tx, { ...handling, assignee: change.assignee })
    }
    return found.length > 0
  })
}

/** The same list, from its first page. */
function backToList({ payload }: PayloadRequest, form: FormData | undefined, notice: ManyNotice): Response {
  const named = form?.get('filters')
  const asked = new URLSearchParams(typeof named === 'string' ? named : '')
  const filters = new URLSearchParams(filterHref(filtersFrom((name) => asked.get(name))))
  filters.set('notice', notice)
  const Location = `${adminHref(payload, inboxPath)}?${filters.toString()}`
  return new Response(null, { status: 303, headers: { Location } })
}
