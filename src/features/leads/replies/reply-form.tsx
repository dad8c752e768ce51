import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { Language } from '@/domain/language'
import { longestReply, type ReplyTemplate, replyTemplates } from '@/domain/lead/reply'
import { translator } from '@/i18n/messages'

import { adminHref, apiHref } from '../admin/lead-links'
import { handleLeadPath, leadHerePath, replyTemplatesPath } from '../lead-paths'
import type { LeadFile } from '../privacy/find-lead-file'
import { CarefulForm } from './careful-form'
import { ColleaguesHere } from './colleagues-here'
import { firstText } from './first-text'
import { replyText as text } from './reply-words'
import type { TemplateTexts } from './template-store'
import { templateNames } from './template-texts'

interface Shown {
  payload: Payload
  file: LeadFile
  /** Whose mailbox gets what the visitor writes back. */
  address: string
  templates: TemplateTexts
  /** `null` for a greeting only. */
  template: ReplyTemplate | null
  /** Who may change the templates themselves. */
  isEditor: boolean
  language: Language
}

/** The answer by mail: a template is one touch, sending is another. */
export function ReplyForm({ payload, file, address, templates, template, isEditor, language }: Shown) {
  const { lead } = file
  if (!lead.email)
    return (
      <section id="reply">
        <h2>{text.title[language]}</h2>
        <p>{text.noAddress[language]}</p>
      </section>
    )
  const to = text.text[language].replace('{email}', () => lead.email ?? '')
  return (
    <section id="reply">
      <h2>{text.title[language]}</h2>
      <ColleaguesHere
        action={apiHref(payload, leadHerePath(lead.id))}
        words={text.here[language]}
        language={language}
      />
      <nav className="lead-templates" aria-label={text.templates[language]}>
        {replyTemplates.map((name) => (
          <a
            key={name}
            className="board-button"
            href={`?template=${name}#reply`}
            aria-current={name === template ? 'true' : undefined}
          >
            {templateNames[name][language]}
          </a>
        ))}
        {isEditor && <a href={adminHref(payload, replyTemplatesPath)}>{text.editTemplates[language]}</a>}
      </nav>
      <CarefulForm
        action={apiHref(payload, handleLeadPath(lead.id))}
        seen={file.replies[0]?.id ?? ''}
        words={{
          send: text.send[language],
          sendAnyway: text.sendAnyway[language],
          leaveIt: text.leaveIt[language],
        }}
        hint={
          <p id="lead-reply-hint" className="board-quiet">
            {lead.language !== language &&
              `${text.inLanguage[language].replace('{language}', translator(language)(`lang.${lead.language}`))} `}
            {text.hint[language].replace('{address}', () => address)}
          </p>
        }
      >
        <input type="hidden" name="reply" value={randomUUID()} />
        <label className="leads-field">
          <span>{to}</span>
          <textarea
            // Another template is another text: what React kept of the last one must not stay.
            key={template}
            className="board-input lead-reply"
            name="text"
            lang={lead.language}
            required
            maxLength={longestReply}
            defaultValue={firstText(file, { template, templates })}
            aria-describedby="lead-reply-hint"
          />
        </label>
      </CarefulForm>
    </section>
  )
}
