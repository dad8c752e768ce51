import type { Endpoint, PayloadRequest } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'

import { erasePerson } from './erase-person'
import { fileAnswer } from '../inbox/export-leads.endpoint'
import { exportPerson } from './export-person'
import { formTexts } from '../form-texts'
import { erasePersonPath, exportPersonPath, inboxPath } from '../lead-paths'
import { governsLeads } from '../inbox/leads.access'

export type PersonNotice = 'erased' | 'nobody' | 'unconfirmed' | 'no-address'

/** Posts, so that no address of a person stands in a log. */
export const personDataEndpoints = ({ secret }: { secret: string }): Endpoint[] => [
  {
    path: exportPersonPath,
    method: 'post',
    handler: async (req) => {
      if (!governsLeads(req)) return new Response(null, { status: 403 })
      const email = emailIn(await formTexts(req))
      if (!email) return back(req, 'no-address')
      const held = await exportPerson(database(), email)
      req.payload.logger.info(
        { user: req.user?.id, leads: held.leads.length },
        'a person’s data were exported',
      )
      if (held.leads.length === 0 && !held.owner) return back(req, 'nobody')
      return fileAnswer(JSON.stringify(held, null, 2), { type: 'application/json', name: 'person.json' })
    },
  },
  {
    path: erasePersonPath,
    method: 'post',
    handler: async (req) => {
      if (!governsLeads(req)) return new Response(null, { status: 403 })
      const texts = await formTexts(req)
      const email = emailIn(texts)
      if (!email) return back(req, 'no-address')
      if (texts.get('confirmed') !== 'yes') return back(req, 'unconfirmed')
      const erased = await erasePerson(database(), { email, secret, now: new Date() })
      req.payload.logger.info({ user: req.user?.id, ...erased }, 'a person’s data were erased')
      return back(req, erased.leads + erased.ownerHomes > 0 ? 'erased' : 'nobody')
    },
  },
]

const back = (req: PayloadRequest, notice: PersonNotice) => backToBoard(req, inboxPath, notice)

function emailIn(texts: Map<string, string>): string | null {
  const email = texts.get('email')?.trim() ?? ''
  return /^\S+@\S+$/.test(email) ? email : null
}
