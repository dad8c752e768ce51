import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { leadStatuses } from '@/domain/lead/lead'

import { awayText } from '../absence/absence-words'
import { statusWords } from '../inbox/export-words'
import type { LeadFile } from '../privacy/find-lead-file'
import { handleLeadPath } from '../lead-paths'
import { type Agent, agentKey } from '../inbox/list-agents'
import { Choose } from './fields'
import { apiHref } from './lead-links'
import { leadText as text } from './lead-words'

export function LeadHandling({
  payload,
  file,
  agents,
  language,
}: {
  payload: Payload
  file: LeadFile
  agents: Agent[]
  language: Language
}) {
  const form = {
    className: 'lead-form',
    method: 'post',
    action: apiHref(payload, handleLeadPath(file.lead.id)),
  }
  return (
    <div>
      <section>
        <h2>{text.handling[language]}</h2>
        <form {...form}>
          <Choose
            label={text.assignTo[language]}
            name="agent"
            chosen={file.assignee}
            none={text.nobody[language]}
            choices={agents.map((agent) => [agentKey(agent), agent.name])}
          />
          <button className="board-button" name="action" value="assign">
            {text.assign[language]}
          </button>
          {file.away && (
            <p>
              <Mark tone="attention">{awayText(file.away, language)}</Mark>
            </p>
          )}
          <p className="board-quiet">{text.assignHint[language]}</p>
        </form>
        <form {...form}>
          <Choose
            label={text.status[language]}
            name="status"
            chosen={file.lead.status}
            choices={leadStatuses.map((status) => [status, statusWords[status][language]])}
          />
          <button className="board-button" name="action" value="status">
            {text.change[language]}
          </button>
        </form>
        <p className="board-quiet">{text.visible[language]}</p>
      </section>
      <section>
        <h2>{text.notes[language]}</h2>
        <form {...form}>
          <label className="leads-field">
            <span>{text.note[language]}</span>
            <textarea
              className="board-input"
              name="note"
              required
              maxLength={5000}
              aria-describedby="lead-note-hint"
            />
          </label>
          <p id="lead-note-hint" className="board-quiet">
            {text.noteHint[language]}
          </p>
          <button className="board-button" name="action" value="note">
            {text.addNote[language]}
          </button>
        </form>
        <Notes notes={file.notes} language={language} />
      </section>
    </div>
  )
}

function Notes({ notes, language }: { notes: LeadFile['notes']; language: Language }) {
  if (notes.length === 0) return null
  const { moment } = boardFormat(language)
  return (
    <ul className="lead-list">
      {notes.map((note) => (
        <li key={note.id}>
          <p>{note.text}</p>
          <span className="leads-under">
            {note.author ? `${note.author}, ` : ''}
            <time dateTime={note.createdAt.toISOString()}>{moment(note.createdAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
