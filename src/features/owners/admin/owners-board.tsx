import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardNotice } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { type Language, languages } from '@/domain/language'
import { Choose, Field } from '@/features/leads/admin/fields'
import { apiHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'
import '@/features/leads/admin/leads.css'
import { translator } from '@/i18n/messages'

import { invitesOwners } from '../owners.access'
import { inviteOwnerPath, ownersPath } from '../owners-paths'
import { listOwners, listQuietOwners } from './list-owners'
import { OwnersTable, QuietOwners } from './owners-table'
import { ownersNotices, ownersText as text } from './owners-words'

/** Who follows which home; invites and revokes. */
export async function OwnersBoard(view: AdminViewServerProps) {
  guardBoard(view, ownersPath)
  const { req } = view.initPageResult
  if (!invitesOwners(req)) {
    const { routes, admin } = req.payload.config
    redirect(formatAdminURL({ adminRoute: routes.admin, path: admin.routes.unauthorized }))
  }
  const language = knownLocale(req.i18n.language)
  const search = boardParameter(view, 'search') ?? ''
  const [owners, quiet] = await Promise.all([
    listOwners(database(), search),
    search === '' ? listQuietOwners(database(), new Date()) : [],
  ])
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{text.intro[language]}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <form className="lead-form" method="get">
        <Field label={text.search[language]} type="search" name="search" defaultValue={search} />
        <button className="board-button">{text.search[language]}</button>
      </form>
      <QuietOwners owners={quiet} language={language} />
      <OwnersTable payload={req.payload} owners={owners} language={language} />
      <InviteForm payload={req.payload} language={language} />
    </Board>
  )
}

function InviteForm({ payload, language }: { payload: Payload; language: Language }) {
  const t = translator(language)
  return (
    <section>
      <h2>{text.invite[language]}</h2>
      <form className="lead-form" method="post" action={apiHref(payload, inviteOwnerPath)}>
        <Field label={text.name[language]} name="name" required maxLength={120} autoComplete="off" />
        <Field label={text.email[language]} name="email" type="email" required autoComplete="off" />
        <Choose
          label={text.language[language]}
          name="language"
          chosen={language}
          choices={languages.map((one) => [one, t(`lang.${one}`)])}
        />
        <Field label={text.homes[language]} name="homes" />
        <button className="board-button">{text.send[language]}</button>
      </form>
    </section>
  )
}

function noticeOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(ownersNotices, name)
    ? ownersNotices[name as keyof typeof ownersNotices]
    : null
}
