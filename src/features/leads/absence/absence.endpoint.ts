import type { Endpoint } from 'payload'
import { z } from 'zod'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { brusselsDay } from '@/domain/brussels-day'

import { formTexts } from '../form-texts'
import { governsLeads, leadScope } from '../inbox/leads.access'
import { absencePath, inboxPath } from '../lead-paths'
import { endAbsence, saveAbsence } from './absence-store'

export type AbsenceNotice = 'absence-saved' | 'absence-ended' | 'absence-refused'

const account = z.coerce.number().int().positive().max(2_147_483_647)
const askedSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    user: account.optional(),
    cover: account,
    from: z.iso.date(),
    until: z.iso.date(),
  }),
  z.object({ action: z.literal('end'), user: account.optional() }),
])

/** From when until when somebody is away: their own days, or as an administrator those of anybody. */
export const absenceEndpoint: Endpoint = {
  path: absencePath,
  method: 'post',
  handler: async (req) => {
    if (!leadScope(req) || !req.user) return new Response(null, { status: 403 })
    const asked = askedSchema.safeParse(Object.fromEntries(await formTexts(req)))
    if (!asked.success) return backToBoard(req, inboxPath, 'absence-refused' satisfies AbsenceNotice)
    const own = Number(req.user.id)
    const userId = asked.data.user ?? own
    if (userId !== own && !governsLeads(req)) return new Response(null, { status: 403 })
    return backToBoard(req, inboxPath, await change(asked.data, userId))
  },
}

async function change(asked: z.infer<typeof askedSchema>, userId: number): Promise<AbsenceNotice> {
  const db = database()
  if (asked.action === 'end') return (await endAbsence(db, userId)) ? 'absence-ended' : 'absence-refused'
  const { cover: coverId, from: firstDay, until: lastDay } = asked
  const absence = { userId, coverId, firstDay, lastDay }
  return (await saveAbsence(db, absence, brusselsDay(new Date()))) ? 'absence-saved' : 'absence-refused'
}
