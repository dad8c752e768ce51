import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { labelled } from '@/i18n/labelled'

import type { FiledDocument } from '../documents/list-filed-documents'
import { handleLeadPath } from '../lead-paths'
import { documentText as text } from './document-words'
import { apiHref } from './lead-links'

interface Shown {
  payload: Payload
  leadId: string
  documents: FiledDocument[]
  language: Language
}

/** Which documents of the home the visitor can read, and a button for each that is not published. */
export function LeadDocuments({ payload, leadId, documents, language }: Shown) {
  if (documents.length === 0) return null
  return (
    <section>
      <h2>{text.title[language]}</h2>
      <ul className="lead-list">
        {documents.map((document) => (
          <li key={document.id} className="lead-document">
            <span>
              {document.name || text.nameless[language]}
              <span className="leads-under">{releaseWords(document, language)}</span>
            </span>
            {document.isPublished || (document.release && !document.release.isOver) ? (
              <Mark tone="good">{(document.isPublished ? text.published : text.released)[language]}</Mark>
            ) : (
              <form method="post" action={apiHref(payload, handleLeadPath(leadId))}>
                <input type="hidden" name="action" value="release" />
                <button
                  className="board-button"
                  name="document"
                  value={document.id}
                  aria-label={text.releaseOf[language].replace('{document}', document.name)}
                >
                  {text.release[language]}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <p className="board-quiet">{text.hint[language]}</p>
    </section>
  )
}

function releaseWords({ isPublished, release }: FiledDocument, language: Language): string | null {
  if (isPublished) return null
  if (!release) return text.hidden[language]
  const moment = boardFormat(language).moment(release.at)
  const words = release.isOver ? labelled(text.over[language], moment, language) : moment
  return release.by ? `${words}, ${release.by}` : words
}
