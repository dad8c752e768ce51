import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, BoardPages } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { checkPublicationsPath, publicationCheckPath } from '../publication/check-publications.endpoint'
import {
  listPublicationGaps,
  publicationSummary,
  type PublicationSummary,
} from '../publication/list-publication-gaps'
import { GapFilterBar } from './gap-filter-bar'
import { GapTable } from './gap-table'
import { filterHref, filtersFrom } from './publication-filters'
import { checkNoticeWords, publicationText as text } from './publication-words'

/** Which homes lack what the law or good practice asks of their advertisement. */
export async function PublicationCheck(view: AdminViewServerProps) {
  guardBoard(view, publicationCheckPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const filters = filtersFrom((name) => boardParameter(view, name))
  const { found, summary, now } = await read({ ...filters, language })
  const notice = noticeOf(boardParameter(view, 'notice'))
  const { api } = req.payload.config.routes
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">
        <Verdict summary={summary} now={now} language={language} />
      </p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <p className="board-quiet">{text.intro[language]}</p>
      {hasRole(req, 'admin', 'editor') && (
        <form className="board-actions" method="post" action={`${api}${checkPublicationsPath}`}>
          <button className="board-button">{text.run[language]}</button>
        </form>
      )}
      <GapFilterBar filters={filters} totals={found.totals} language={language} />
      <GapTable
        listings={found.listings}
        siteUrl={siteUrlOf(req.payload.config.custom)}
        language={language}
      />
      <BoardPages
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => filterHref(filters, { page })}
        language={language}
      />
    </Board>
  )
}

async function read(filters: Parameters<typeof listPublicationGaps>[1]) {
  const db = database()
  const [found, summary] = await Promise.all([listPublicationGaps(db, filters), publicationSummary(db)])
  return { found, summary, now: new Date() }
}

function noticeOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(checkNoticeWords, name)
    ? checkNoticeWords[name as keyof typeof checkNoticeWords]
    : null
}

/** The site's own address is another one than the admin's; payload.config hands it over. */
function siteUrlOf(custom: Record<string, unknown> | undefined): string | null {
  return typeof custom?.siteUrl === 'string' ? custom.siteUrl : null
}

/** 37 homes lack something the law asks. Checked 4 minutes ago. */
function Verdict({ summary, now, language }: { summary: PublicationSummary; now: Date; language: Language }) {
  const { must, checkedAt } = summary
  if (checkedAt === null) return <>{text.never[language]}</>
  const format = boardFormat(language)
  return (
    <>
      <strong>
        {must === 0
          ? text.mustNone[language]
          : format.count(must, text.mustOne[language], text.mustMany[language])}
      </strong>{' '}
      <span className="board-quiet">
        {text.checked[language]}{' '}
        <time dateTime={checkedAt.toISOString()} title={format.moment(checkedAt)}>
          {format.ago(checkedAt, now)}
        </time>
        .
      </span>
    </>
  )
}
