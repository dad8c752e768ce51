import type { Endpoint } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'

import { formTexts } from '../form-texts'
import { inboxPath, leadSettingPath } from '../lead-paths'
import { saveReplyWorkingDays } from '../lead-setting'
import { governsLeads } from './leads.access'

export type SettingNotice = 'setting-saved' | 'setting-refused'

/** What the agency promises who writes to it. */
export const leadSettingEndpoint: Endpoint = {
  path: leadSettingPath,
  method: 'post',
  handler: async (req) => {
    if (!governsLeads(req)) return new Response(null, { status: 403 })
    const days = Number((await formTexts(req)).get('replyWorkingDays') ?? Number.NaN)
    const notice: SettingNotice = (await saveReplyWorkingDays(database(), days))
      ? 'setting-saved'
      : 'setting-refused'
    return backToBoard(req, inboxPath, notice)
  },
}
