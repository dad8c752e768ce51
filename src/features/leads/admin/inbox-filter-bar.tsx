import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { BoardFilter } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { leadKinds } from '@/domain/lead/lead-kind'
import { type LeadStatus, leadStatuses } from '@/domain/lead/lead'
import { translator } from '@/i18n/messages'

import { statusWords } from '../inbox/export-words'
import { filterHref, type InboxFilters, troubles } from '../inbox/inbox-filters'
import { exportLeadsPath } from '../lead-paths'
import { type Agent, agentKey } from '../inbox/list-agents'
import type { InboxPage } from '../inbox/list-inbox'
import { Choose, Field } from './fields'
import { inboxText as text, statusTones, troubleWords } from './inbox-words'
import { apiHref } from './lead-links'

export function InboxFilterBar({
  payload,
  filters,
  found,
  agents,
  language,
}: {
  payload: Payload
  filters: InboxFilters
  found: InboxPage
  agents: Agent[]
  language: Language
}) {
  const t = translator(language)
  return (
    <>
      <StatusFilter filters={filters} found={found} language={language} />
      <details className="leads-filters" open={filterHref({ ...filters, status: undefined }) !== '?'}>
        <summary>{text.filters[language]}</summary>
        <form className="leads-filter" role="search" aria-label={text.filters[language]}>
          {filters.status && <input type="hidden" name="status" value={filters.status} />}
          <Choose
            label={text.kind[language]}
            name="kind"
            chosen={filters.kind}
            none={text.all[language]}
            choices={leadKinds.map((kind) => [kind, t(`lead_kind.${kind}`)])}
          />
          <Choose
            label={text.delivery[language]}
            name="trouble"
            chosen={filters.trouble}
            none={text.all[language]}
            choices={troubles.map((trouble) => [trouble, troubleWords[trouble][language]])}
          />
          <Choose
            label={text.agent[language]}
            name="agent"
            chosen={filters.agent}
            none={text.anybody[language]}
            choices={[
              ['none', text.nobody[language]],
              ...agents.map((agent) => [agentKey(agent), agent.name] as const),
            ]}
          />
          <Field label={text.from[language]} type="date" name="from" defaultValue={filters.from} />
          <Field label={text.to[language]} type="date" name="to" defaultValue={filters.to} />
          <div className="leads-filter__wide">
            <Field
              label={text.search[language]}
              type="search"
              name="query"
              defaultValue={filters.query}
              placeholder={text.searchHint[language]}
            />
          </div>
          <div className="leads-filter__buttons">
            <button className="board-button board-button--main">{text.apply[language]}</button>
            <a href="?">{text.clear[language]}</a>
          </div>
        </form>
      </details>
      {found.total > 0 && (
        <p>
          <a href={`${apiHref(payload, exportLeadsPath)}${filterHref(filters)}`} download>
            {text.export[language]}
          </a>
        </p>
      )}
    </>
  )
}

function StatusFilter({
  filters,
  found,
  language,
}: {
  filters: InboxFilters
  found: InboxPage
  language: Language
}) {
  const { number } = boardFormat(language)
  const countOf = (status: LeadStatus) => found.totals[status] ?? 0
  const allButSpam = leadStatuses.reduce((sum, status) => sum + countOf(status), -countOf('spam'))
  const links = leadStatuses.map((status) => ({
    href: filterHref(filters, { status }),
    text: statusWords[status][language],
    figure: number(countOf(status)),
    tone: statusTones[status],
    isCurrent: filters.status === status,
  }))
  const all = {
    href: filterHref(filters, { status: undefined }),
    text: text.allButSpam[language],
    figure: number(allButSpam),
    isCurrent: filters.status === undefined,
  }
  return <BoardFilter name={text.status[language]} links={[all, ...links]} />
}
