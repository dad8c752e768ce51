import { notFound } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'

import { Board, boardParameter } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { guardLeads } from '@/features/leads/admin/guard-leads'
import '@/features/leads/admin/leads.css'
import { apiHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import {
  type FollowedHome,
  lastAgencyLook,
  listDocumentsToRelease,
  listFollowedHomes,
  listOffersToRelease,
  listOwnerWords,
  listVisitsToRelease,
} from './agency-reads'
import { handleHomePath, ownerHomePath, previewPath } from './owner-home-paths'
import { homeNotices, homeText as text } from './owner-home-words'
import { DigestState } from './owner-homes-board'
import { OwnerWordList } from './owner-word-list'
import { DocumentForms, OfferForms, VisitForms } from './release-forms'

/** One home: what its owners may read, and the agent's own words to them. */
export async function OwnerHomeBoard(view: AdminViewServerProps) {
  const [, given = ''] = segmentsOf(view)
  guardLeads(view, ownerHomePath(given))
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const listingId = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0
  const db = database()
  const [[home], visits, offers, documents, look, words] = await Promise.all([
    listFollowedHomes(db, { language, now: new Date(), only: listingId }),
    listVisitsToRelease(db, listingId),
    listOffersToRelease(db, listingId),
    listDocumentsToRelease(db, { listingId, language }),
    lastAgencyLook(db, listingId),
    listOwnerWords(db, listingId),
  ])
  if (!home) return notFound()
  const action = apiHref(req.payload, handleHomePath(listingId))
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={`${home.reference} · ${home.address}`}>
      <p className="board-lead">{home.owners}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <p>
        <a href={previewPath(language, listingId)}>{text.seen[language]}</a>
        {look && (
          <span className="leads-under">
            {text.lastSeen[language]} {look.seenBy}, {boardFormat(language).moment(look.at)}
          </span>
        )}
      </p>
      <NoteForm home={home} action={action} language={language} />
      <VisitForms visits={visits} action={action} language={language} />
      <OfferForms offers={offers} action={action} language={language} />
      <DocumentForms documents={documents} action={action} language={language} />
      <OwnerWordList words={words} payload={req.payload as Payload} language={language} />
    </Board>
  )
}

function segmentsOf({ params }: AdminViewServerProps): string[] {
  const segments: unknown = params?.segments
  return Array.isArray(segments) ? segments.map(String) : []
}

function noticeOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(homeNotices, name)
    ? homeNotices[name as keyof typeof homeNotices]
    : null
}

function NoteForm({ home, action, language }: { home: FollowedHome; action: string; language: Language }) {
  return (
    <section>
      <h2>{text.digest[language]}</h2>
      <form className="board-actions" method="post" action={action}>
        <DigestState home={home} language={language} />
        {(home.digest === 'planned' || home.digest === 'held') && (
          <button className="board-button" name="action" value={home.digest === 'held' ? 'go' : 'hold'}>
            {(home.digest === 'held' ? text.go : text.hold)[language]}
          </button>
        )}
      </form>
      <form className="lead-form" method="post" action={action}>
        <label className="leads-field">
          <span>{text.note[language]}</span>
          <textarea
            className="board-input"
            name="text"
            maxLength={4000}
            rows={5}
            defaultValue={home.note ?? ''}
            aria-describedby="owner-note-hint"
          />
        </label>
        <p id="owner-note-hint" className="board-quiet">
          {text.noteHint[language]}
        </p>
        <button className="board-button board-button--main" name="action" value="note">
          {text.save[language]}
        </button>
      </form>
    </section>
  )
}
