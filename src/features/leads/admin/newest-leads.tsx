import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { HomePicture } from '@/cms/admin/home-picture'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'

import type { InboxLead } from '../inbox/list-inbox'
import { leadFilePath } from '../lead-paths'
import { PromisedDay } from '../replies/promised-day'
import { inboxText as text } from './inbox-words'
import { adminHref } from './lead-links'
import './leads.css'

interface NewestLeadsProps {
  payload: Payload
  leads: InboxLead[]
  now: Date
  language: Language
}

/** For the first page after logging in: who wrote last, and about which home. */
export function NewestLeads({ payload, leads, now, language }: NewestLeadsProps) {
  const format = boardFormat(language)
  return (
    <section>
      <h2>{text.newest[language]}</h2>
      {leads.length === 0 && <p>{text.noneAtAll[language]}</p>}
      <ul className="newest-leads">
        {leads.map((lead) => (
          <li key={lead.id}>
            <HomePicture payload={payload} url={lead.coverUrl} />
            <div>
              <a href={adminHref(payload, leadFilePath(lead.id))}>{nameOf(lead, language)}</a>
              <span>{translator(language)(`lead_kind.${lead.kind}`)}</span>
              <span className="board-quiet">
                {[lead.home, lead.town && townName(lead.town, language), format.ago(lead.createdAt, now)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {lead.message && (
                <span className="leads-said" lang={lead.language}>
                  {lead.message}
                </span>
              )}
              {lead.replyBy && (
                <span>
                  <PromisedDay day={lead.replyBy} language={language} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function nameOf(lead: InboxLead, language: Language): string {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return name || lead.email || text.nameless[language]
}
