import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardTable, Mark } from '@/cms/admin/board-parts'
import { HomePicture } from '@/cms/admin/home-picture'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'

import { awayText } from '../absence/absence-words'
import { statusWords } from '../inbox/export-words'
import { filterHref, type InboxFilters } from '../inbox/inbox-filters'
import { handleManyPath, leadFilePath } from '../lead-paths'
import { type Agent, agentKey } from '../inbox/list-agents'
import type { InboxLead, InboxPage } from '../inbox/list-inbox'
import { inboxText as text, statusTones, troubleWords } from './inbox-words'
import { PromisedDay } from '../replies/promised-day'
import { Choose } from './fields'
import { adminHref, apiHref } from './lead-links'
import { channelWords, leadText } from './lead-words'
import { nameOf } from './newest-leads'

interface Shown {
  payload: Payload
  language: Language
}

export function InboxTable({
  payload,
  found,
  filters,
  agents,
  language,
}: Shown & { found: InboxPage; filters: InboxFilters; agents: Agent[] }) {
  if (found.total === 0) {
    const isFiltered = filterHref(filters) !== '?'
    return <p>{(isFiltered ? text.none : text.noneAtAll)[language]}</p>
  }
  const columns = [
    text.tick,
    text.received,
    text.who,
    text.kind,
    text.home,
    text.status,
    text.replyBy,
    text.agent,
    text.delivery,
    text.source,
  ]
  return (
    <form method="post" action={apiHref(payload, handleManyPath)}>
      <input type="hidden" name="filters" value={filterHref(filters)} />
      <BoardTable title={text.title[language]} look="leads-table">
        <thead>
          <tr>
            <BoardHeads columns={columns} language={language} />
          </tr>
        </thead>
        <tbody>
          {found.leads.map((lead) => (
            <LeadRow key={lead.id} payload={payload} lead={lead} language={language} />
          ))}
        </tbody>
      </BoardTable>
      <fieldset className="leads-ticked">
        <legend>{text.ticked[language]}</legend>
        <Choose
          label={leadText.assignTo[language]}
          name="agent"
          none={text.nobody[language]}
          choices={agents.map((agent) => [agentKey(agent), agent.name])}
        />
        <button className="board-button" name="action" value="assign">
          {text.assignTicked[language]}
        </button>
        <button className="board-button" name="action" value="close">
          {text.closeTicked[language]}
        </button>
      </fieldset>
    </form>
  )
}

function LeadRow({ payload, lead, language }: Shown & { lead: InboxLead }) {
  const shown = nameOf(lead, language)
  return (
    <tr>
      <td className="leads-tick">
        <label>
          <input type="checkbox" name="lead" value={lead.id} />
          <span className="board-hidden">{text.tickOf[language].replace('{name}', () => shown)}</span>
        </label>
      </td>
      <td className="board-moment">
        <time dateTime={lead.createdAt.toISOString()}>{boardFormat(language).moment(lead.createdAt)}</time>
      </td>
      <td className="leads-who">
        <a href={adminHref(payload, leadFilePath(lead.id))}>{shown}</a>
        {shown !== lead.email && <span className="leads-under">{lead.email ?? lead.phone}</span>}
      </td>
      <td>
        {translator(language)(`lead_kind.${lead.kind}`)}
        {lead.message && (
          <span className="leads-under leads-said" lang={lead.language}>
            {lead.message}
          </span>
        )}
      </td>
      <td>
        <div className="leads-home">
          {lead.coverUrl && <HomePicture payload={payload} url={lead.coverUrl} />}
          <div>
            {lead.home}
            {lead.town && <span className="leads-under">{townName(lead.town, language)}</span>}
          </div>
        </div>
      </td>
      <td>
        <Mark tone={statusTones[lead.status]}>{statusWords[lead.status][language]}</Mark>
      </td>
      <td>{lead.replyBy && <PromisedDay day={lead.replyBy} language={language} />}</td>
      <td className={lead.assignee ? undefined : 'leads-aside'}>
        {lead.assignee && <span className="leads-word">{text.handledBy[language]} </span>}
        {lead.assignee ?? '–'}
        {lead.away && <span className="leads-under">{awayText(lead.away, language)}</span>}
        {!lead.assignee && lead.office && <span className="leads-under">{lead.office}</span>}
      </td>
      <td className="leads-aside">
        <Arrival waiting={lead.waiting} language={language} />
      </td>
      <td className="leads-aside">
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
