import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { Board, boardParameter } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, Mark } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { awaitsReply, type ReplyTemplate, replyTemplates, usualTemplate } from '@/domain/lead/reply'
import { replyDay } from '@/domain/lead/reply-day'
import { knownLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { statusWords } from '../inbox/export-words'
import { type FiledDocument, listFiledDocuments } from '../documents/list-filed-documents'
import { findLeadFile, type LeadFile as File } from '../privacy/find-lead-file'
import type { LeadLine } from '../inbox/lead-lines'
import { inboxPath, isLeadId, leadFilePath, leadPicturePath } from '../lead-paths'
import { governsLeads, handlesLeads } from '../inbox/leads.access'
import { type Agent, listAgents } from '../inbox/list-agents'
import { findReplyWorkingDays } from '../lead-setting'
import { leadMailLines } from '../mails/lead-mail-lines'
import { LeadContact } from '../replies/lead-contact'
import { LeadReplies } from '../replies/lead-replies'
import { PromisedDay } from '../replies/promised-day'
import { ReplyForm } from '../replies/reply-form'
import { listTemplates, type TemplateTexts } from '../replies/template-store'
import { TestimonialDraft } from '../testimonials/testimonial-draft'
import { guardOwnLeads } from './guard-leads'
import { inboxText, statusTones } from './inbox-words'
import { LeadAbout } from './lead-about'
import { LeadDocuments } from './lead-documents'
import { LeadDeliveries } from './lead-deliveries'
import { LeadHandling } from './lead-handling'
import { LeadHistory } from './lead-history'
import { adminHref, apiHref } from './lead-links'
import { leadText as text } from './lead-words'
import { noticeOf } from './notice-words'
import { OtherLeads } from './other-leads'
import { PersonData } from './person-data'
import './leads.css'

/** One lead: what it says, where it went, and what was done about it. */
export async function LeadFile(view: AdminViewServerProps) {
  const id = lastSegment(view.params?.segments)
  const scope = guardOwnLeads(view, isLeadId(id) ? leadFilePath(id) : inboxPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const db = database()
  const [file, agents] = await Promise.all([
    isLeadId(id) ? findLeadFile(db, id, scope) : null,
    listAgents(db, isLeadId(id) ? id : undefined),
  ])
  const back = <a href={adminHref(req.payload, inboxPath)}>{text.back[language]}</a>
  if (!file) {
    return (
      <Board view={view} title={inboxText.title[language]}>
        <p>
          {text.gone[language]} {back}
        </p>
      </Board>
    )
  }
  const [lines, documents, templates, workingDays] = await Promise.all([
    leadMailLines({ db }, { lead: file.lead, locale: language }),
    listFiledDocuments(db, { lead: file.lead, locale: language, now: new Date() }),
    listTemplates(db),
    findReplyWorkingDays(db),
  ])
  const template = templateOf(file, boardParameter(view, 'template'))
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={titleOf(file, language)}>
      <p className="board-lead">
        {translator(language)(`lead_kind.${file.lead.kind}`)},{' '}
        <time dateTime={file.lead.createdAt.toISOString()}>
          {boardFormat(language).moment(file.lead.createdAt)}
        </time>{' '}
        <Mark tone={statusTones[file.lead.status]}>{statusWords[file.lead.status][language]}</Mark>
      </p>
      {awaitsReply(file.lead) && (
        <p>
          <PromisedDay day={replyDay(file.lead.createdAt, workingDays)} language={language} />
        </p>
      )}
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <p>{back}</p>
      <LeadContact lead={file.lead} language={language} />
      <Body {...{ req, file, lines, documents, agents, templates, template, language }} />
    </Board>
  )
}

interface Shown {
  req: PayloadRequest
  file: File
  lines: LeadLine[]
  documents: FiledDocument[]
  agents: Agent[]
  templates: TemplateTexts
  template: ReplyTemplate | null
  language: Language
}

function Body({ req, file, lines, documents, agents, templates, template, language }: Shown) {
  const { payload } = req
  const address = req.user?.email ?? ''
  return (
    <>
      <div className="lead-columns">
        <div>
          <Answers req={req} file={file} lines={lines} language={language} />
          <LeadReplies file={file} language={language} />
          <ReplyForm
            {...{ payload, file, address, templates, template, language }}
            isEditor={handlesLeads(req)}
          />
          <LeadDocuments
            payload={payload}
            leadId={file.lead.id}
            documents={file.lead.email ? documents : []}
            language={language}
          />
          <LeadAbout payload={payload} file={file} language={language} />
        </div>
        <LeadHandling payload={payload} file={file} agents={agents} language={language} />
      </div>
      <LeadDeliveries payload={payload} file={file} language={language} />
      <OtherLeads payload={payload} others={file.others} language={language} />
      <LeadHistory events={file.events} language={language} />
      {governsLeads(req) && file.lead.email && (
        <PersonData payload={payload} email={file.lead.email} language={language} />
      )}
    </>
  )
}

function Answers({ req, file, lines, language }: Pick<Shown, 'req' | 'file' | 'lines' | 'language'>) {
  return (
    <section>
      <h2>{text.answers[language]}</h2>
      <dl className="lead-facts">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {file.hasPicture && (
        <img
          className="lead-picture"
          src={apiHref(req.payload, leadPicturePath(file.lead.id))}
          alt={text.picture[language]}
        />
      )}
      {file.lead.kind === 'testimonial' && handlesLeads(req) && (
        <TestimonialDraft payload={req.payload} leadId={file.lead.id} language={language} />
      )}
    </section>
  )
}

function titleOf({ lead }: File, language: Language): string {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return name || lead.email || inboxText.nameless[language]
}

/** What was answered already needs no template. */
function templateOf({ lead, replies }: File, asked: string | undefined): ReplyTemplate | null {
  const chosen = replyTemplates.find((name) => name === asked)
  return chosen ?? (replies.length === 0 ? usualTemplate(lead.kind) : null)
}

function lastSegment(segments: unknown): unknown {
  return Array.isArray(segments) ? segments.at(-1) : undefined
}
