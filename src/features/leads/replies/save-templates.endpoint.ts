import type { Endpoint } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { languages } from '@/domain/language'
import { cleanText } from '@/domain/lead/form/form-text'
import { longestReply, replyTemplates } from '@/domain/lead/reply'

import { formTexts } from '../form-texts'
import { handlesLeads } from '../inbox/leads.access'
import { replyTemplatesPath, saveTemplatesPath } from '../lead-paths'
import { saveTemplate } from './template-store'

/** The texts of one template, in the languages that the form names. */
export const saveTemplatesEndpoint: Endpoint = {
  path: saveTemplatesPath,
  method: 'post',
  handler: async (req) => {
    if (!handlesLeads(req)) return new Response(null, { status: 403 })
    const texts = await formTexts(req)
    const name = replyTemplates.find((known) => known === texts.get('template'))
    if (!name) return backToBoard(req, replyTemplatesPath, 'refused')
    for (const language of languages) {
      const text = texts.get(language)
      if (text === undefined) continue
      const own = cleanText(text, { isMultiline: true }).slice(0, longestReply)
      await saveTemplate(database(), { name, language, text: own, now: new Date() })
    }
    return backToBoard(req, replyTemplatesPath, 'saved')
  },
}
