import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { Board } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardTable, Mark } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { guardLeads } from '@/features/leads/admin/guard-leads'
import { knownLocale } from '@/i18n/locales'

import { type FollowedHome, listFollowedHomes } from './agency-reads'
import { ownerHomePath, ownerHomesPath } from './owner-home-paths'
import { digestWords, homeText as text } from './owner-home-words'

/** The homes that owners follow, those with something to release first. */
export async function OwnerHomesBoard(view: AdminViewServerProps) {
  guardLeads(view, ownerHomesPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const homes = await listFollowedHomes(database(), { language, now: new Date() })
  const adminRoute = req.payload.config.routes.admin
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{text.intro[language]}</p>
      {homes.length === 0 ? (
        <p>{text.none[language]}</p>
      ) : (
        <BoardTable title={text.title[language]}>
          <thead>
            <tr>
              <BoardHeads columns={[text.home, text.owners, text.waiting, text.digest]} language={language} />
            </tr>
          </thead>
          <tbody>
            {homes.map((home) => (
              <tr key={home.listingId}>
                <td>
                  <a href={formatAdminURL({ adminRoute, path: ownerHomePath(home.listingId) })}>
                    {home.reference}
                  </a>{' '}
                  {home.address}
                </td>
                <td>{home.owners}</td>
                <td className="board-figure">{home.waiting}</td>
                <td>
                  <DigestState home={home} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </BoardTable>
      )}
    </Board>
  )
}

export function DigestState({ home, language }: { home: FollowedHome; language: Language }) {
  const { tone, text: state } = digestWords[home.digest]
  const moment =
    home.digest === 'planned' && home.sendsAt ? boardFormat(language).moment(new Date(home.sendsAt)) : ''
  return <Mark tone={tone}>{[state[language], moment].filter(Boolean).join(' ')}</Mark>
}
