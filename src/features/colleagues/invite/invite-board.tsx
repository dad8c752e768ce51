import type { AdminViewServerProps } from 'payload'

import { roles } from '@/cms/access/editors.access'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardNotice } from '@/cms/admin/board-parts'
import { roleWords } from '@/cms/role-words'
import { languages } from '@/domain/language'
import { languageList } from '@/domain/language-list'
import { Field } from '@/features/leads/admin/fields'
import { apiHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'
import '@/features/leads/admin/leads.css'

import { inviteColleaguePath, inviteScreen } from '../colleague-paths'
import './invite.css'
import { inviteNotices, inviteText as text } from './invite-words'

/** Asks a colleague in; each role says what it may do. */
export function InviteBoard(view: AdminViewServerProps) {
  guardBoard(view, inviteScreen, ['admin'])
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const asked = boardParameter(view, 'notice') ?? ''
  const notice = Object.hasOwn(inviteNotices, asked)
    ? inviteNotices[asked as keyof typeof inviteNotices]
    : null
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{text.intro[language]}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <form className="invite-form" method="post" action={apiHref(req.payload, inviteColleaguePath)}>
        <Field label={text.name[language]} name="name" required maxLength={120} autoComplete="off" />
        <Field label={text.email[language]} name="email" type="email" required autoComplete="off" />
        <fieldset>
          <legend>{text.role[language]}</legend>
          {roles.map((role) => (
            <label key={role} className="invite-choice">
              <input type="radio" name="role" value={role} defaultChecked={role === 'editor'} required />
              <span>
                <strong>{roleWords[role].name[language]}</strong>
                <span className="board-quiet">{roleWords[role].may[language]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{text.languages[language]}</legend>
          {languages.map((one) => (
            <label key={one} className="invite-choice">
              <input type="checkbox" name="languages" value={one} />
              <span>{languageList[one].name}</span>
            </label>
          ))}
        </fieldset>
        <button className="board-button board-button--main">{text.send[language]}</button>
      </form>
    </Board>
  )
}
