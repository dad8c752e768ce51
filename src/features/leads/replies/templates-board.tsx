import type { AdminViewServerProps } from 'payload'

import { Board, boardParameter } from '@/cms/admin/board'
import { BoardNotice } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { languages } from '@/domain/language'
import { longestReply, replyTemplates } from '@/domain/lead/reply'
import { knownLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { guardLeads } from '../admin/guard-leads'
import { apiHref } from '../admin/lead-links'
import { noticeOf } from '../admin/notice-words'
import { replyTemplatesPath, saveTemplatesPath } from '../lead-paths'
import { replyText as text } from './reply-words'
import { listTemplates } from './template-store'
import { templateNames } from './template-texts'
import '../admin/leads.css'

/** The texts that answers start from, in every language. */
export async function TemplatesBoard(view: AdminViewServerProps) {
  guardLeads(view, replyTemplatesPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const t = translator(language)
  const templates = await listTemplates(database())
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={text.templatesTitle[language]}>
      <p className="board-lead">{text.templatesIntro[language]}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      {replyTemplates.map((name) => (
        <section key={name}>
          <h2>{templateNames[name][language]}</h2>
          <form className="lead-form" method="post" action={apiHref(req.payload, saveTemplatesPath)}>
            {languages.map((one) => (
              <label key={one} className="leads-field">
                <span>{t(`lang.${one}`)}</span>
                <textarea
                  className="board-input lead-reply"
                  name={one}
                  lang={one}
                  maxLength={longestReply}
                  defaultValue={templates[name][one]}
                />
              </label>
            ))}
            <button className="board-button" name="template" value={name}>
              {text.saveTemplates[language]}
            </button>
          </form>
        </section>
      ))}
    </Board>
  )
}
