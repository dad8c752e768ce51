import type { AdminViewServerProps } from 'payload'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, BoardPages } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { knownLocale } from '@/i18n/locales'

import { filterHref, filtersFrom } from './home-filters'
import './homes.css'
import { HomesFilterBar } from './homes-filter-bar'
import { homesPath } from './homes-paths'
import { HomesTable } from './homes-table'
import { homesText as text, noticeOf } from './homes-words'
import { listHomes } from './list-homes'

/** Every home of the agency, on the site or hidden, with what is done to it most often. */
export async function HomesBoard(view: AdminViewServerProps) {
  guardBoard(view, homesPath, ['admin', 'editor'])
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const filters = filtersFrom((name) => boardParameter(view, name))
  const found = await listHomes(database(), filters, new Date())
  const notice = noticeOf(boardParameter(view, 'notice'))
  const { count } = boardFormat(language)
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{count(found.total, text.one[language], text.many[language])}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <HomesFilterBar filters={filters} language={language} />
      {filters.featured && found.homes.length > 0 && (
        <p className="board-quiet">{text.orderHint[language]}</p>
      )}
      <HomesTable payload={req.payload} homes={found.homes} filters={filters} language={language} />
      <BoardPages
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => filterHref(filters, { page })}
        language={language}
      />
    </Board>
  )
}
