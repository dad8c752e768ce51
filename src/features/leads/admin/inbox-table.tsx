import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'

import { statusWords } from '../export-words'
import { filterHref, type InboxFilters } from '../inbox-filters'
import { leadFilePath } from '../lead-paths'
import type { InboxLead, InboxPage } from '../list-inbox'
import { inboxText as text, statusTones, troubleWords } from './inbox-words'
import { adminHref } from './lead-links'
import { channelWords } from './lead-words'

interface Shown {
  payload: Payload
  language: Language
}

export function InboxTable({
  payload,
  found,
  filters,
  language,
}: Shown & { found: InboxPage; filters: InboxFilters }) {
  if (found.total === 0) {
    const isFiltered = filterHref(filters) !== '?'
    return <p>{(isFiltered ? text.none : text.noneAtAll)[language]}</p>
  }
  const columns = [
    text.received,
    text.who,
    text.kind,
    text.home,
    text.status,
    text.agent,
    text.delivery,
    text.source,
  ]
  return (
    <div className="board-scroll">
      <table className="board-table">
        <caption>{text.title[language]}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {column[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.leads.map((lead) => (
            <LeadRow key={lead.id} payload={payload} lead={lead} language={language} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LeadRow({ payload, lead, language }: Shown & { lead: InboxLead }) {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return (
    <tr>
      <td className="board-moment">
        <time dateTime={lead.createdAt.toISOString()}>{boardFormat(language).moment(lead.createdAt)}</time>
      </td>
      <td className="leads-who">
        <a href={adminHref(payload, leadFilePath(lead.id))}>
          {name || lead.email || text.nameless[language]}
        </a>
        {name && <span className="leads-under">{lead.email ?? lead.phone}</span>}
      </td>
      <td>{translator(language)(`lead_kind.${lead.kind}`)}</td>
      <td>
        {lead.home}
        {lead.city && <span className="leads-under">{lead.city}</span>}
      </td>
      <td>
        <Mark tone={statusTones[lead.status]}>{statusWords[lead.status][language]}</Mark>
      </td>
      <td>{lead.assignee ?? '–'}</td>
      <td>
        <Arrival waiting={lead.waiting} language={language} />
      </td>
      <td>
        <Source lead={lead} />
      </td>
    </tr>
  )
}

function Arrival({ waiting, language }: { waiting: InboxLead['waiting']; language: Language }) {
  const dead = waiting.filter(({ state }) => state === 'dead')
  const late = waiting.filter(({ state, tries }) => state === 'pending' && tries > 0)
  if (waiting.length === 0) return <Mark tone="good">{text.arrived[language]}</Mark>
  const [which, tone, word] =
    dead.length > 0
      ? ([dead, 'bad', troubleWords.dead] as const)
      : late.length > 0
        ? ([late, 'attention', troubleWords.late] as const)
        : ([waiting, 'busy', text.underWay] as const)
  return (
    <>
      <Mark tone={tone}>{word[language]}</Mark>
      <span className="leads-under">
        {which.map(({ channel }) => channelWords[channel][language]).join(', ')}
      </span>
    </>
  )
}

function Source({ lead: { sourcePage, campaign } }: { lead: InboxLead }) {
  const way = [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / ')
  return (
    <>
      <span className="leads-under">{sourcePage}</span>
      {way}
    </>
  )
}
