import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardNotice } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { isLeadId } from '@/features/leads/lead-paths'
import { knownLocale } from '@/i18n/locales'

import { adminHref } from '../../cockpit/cockpit-paths'
import { NewsletterForm } from './newsletter-form'
import { NewsletterLook } from './newsletter-look'
import { noticeOf } from './newsletter-notices'
import { findNewsletter } from '../newsletter-row'
import { newsletterText as text } from './newsletter-words'
import { subjectOf } from './newsletters-board'
import { newslettersPath } from '../newsletters-paths'
import './newsletters.css'

/** One newsletter: written first, then looked at and sent; once it is sent, with its figures. */
export async function NewsletterBoard(view: AdminViewServerProps) {
  guardBoard(view, newslettersPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const segments: unknown = view.params?.segments
  const id: unknown = Array.isArray(segments) ? segments[1] : undefined
  const newsletter = isLeadId(id) ? await findNewsletter(database(), id) : null
  if (!newsletter) notFound()
  const notice = noticeOf(boardParameter(view, 'notice'))
  const look = boardParameter(view, 'look')
  const shown = { req, newsletter, language }
  return (
    <Board view={view} title={subjectOf(newsletter, language)}>
      <p>
        <a href={adminHref(req.payload, newslettersPath)}>{text.all[language]}</a>
      </p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      {newsletter.state === 'draft' && !look ? (
        <NewsletterForm {...shown} />
      ) : (
        <NewsletterLook {...shown} asked={look} />
      )}
    </Board>
  )
}
