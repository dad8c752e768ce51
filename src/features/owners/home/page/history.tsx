import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { tableDay } from '../moments'
import type { Happening } from '../owner-home'
import type { HomeStory } from '../read/read-story'
import { visitorText } from '../story-sentence'
import { Part } from './part'

const columns = ['date', 'type', 'contact', 'subject', 'comment', 'status'] as const

/** Every visit and every contact, as the agency noted it; comments only as released. */
export function History({ story, locale, now }: { story: HomeStory; locale: Locale; now: Date }) {
  const t = translator(locale)
  const { home, happenings, releases } = story
  const comments = new Map(releases.map(({ happeningId, text }) => [happeningId, text]))
  const tables = [
    { part: 'visits', kind: 'visit', title: t('portal.history_visits') },
    { part: 'communications', kind: 'communication', title: t('portal.history_communications') },
  ] as const
  const kept = tables.filter(({ part }) => home.histories.includes(part))
  if (kept.length === 0) return null
  return (
    <Part id="history" title={t('portal.history_title')}>
      {kept.map(({ part, kind, title }) => (
        <HistoryTable
          key={part}
          id={`portal-history-${part}`}
          title={title}
          rows={happenings.filter((happening) => happening.kind === kind && happening.at <= now)}
          comments={comments}
          locale={locale}
        />
      ))}
    </Part>
  )
}

interface HistoryTableProps {
  id: string
  title: string
  rows: Happening[]
  comments: Map<number | null, string>
  locale: Locale
}

const cell = 'py-2.5 pr-6 align-baseline last:pr-0 max-md:block max-md:py-0.5 max-md:empty:hidden'

function HistoryTable({ id, title, rows, comments, locale }: HistoryTableProps) {
  const t = translator(locale)
  return (
    <>
      <h3 id={id} className="mt-8 mb-2 text-xl">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p>{t('portal.history_none')}</p>
      ) : (
        // Named by their roles, because a table that is laid out as something else is no longer read as one.
        <table role="table" aria-labelledby={id} className="w-full leading-normal max-md:block">
          <thead role="rowgroup" className="text-ink-soft text-left text-sm max-md:sr-only">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col" className="py-2 pr-6 font-normal last:pr-0">
                  {t(`portal.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {rows.map(({ id: happening, at, visitor, text }) => (
              <tr key={happening} role="row" className="border-line border-t max-md:block max-md:py-3">
                <td role="cell" className={`${cell} figures whitespace-nowrap`}>
                  <time dateTime={at.toISOString()}>{tableDay(at, locale)}</time>
                </td>
                <td role="cell" className={cell}>
                  {text.type}
                </td>
                <td role="cell" className={`${cell} whitespace-nowrap`}>
                  {visitorText(visitor, locale, 'alone')}
                </td>
                <td role="cell" className={cell}>
                  {text.subject}
                </td>
                <td role="cell" className={cell}>
                  {comments.get(happening)}
                </td>
                <td role="cell" className={cell}>
                  {text.status}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
