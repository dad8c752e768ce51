import type { ReactNode } from 'react'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { sumText } from '@/domain/euro'
import type { Language } from '@/domain/language'

import type { DocumentToRelease, OfferToRelease, VisitToRelease } from './agency-reads'
import { homeText as text } from './owner-home-words'

interface FormsProps {
  action: string
  language: Language
}

/** Each reaction as it was noted, in a field to be worded for the owner. */
export function VisitForms({ visits, action, language }: FormsProps & { visits: VisitToRelease[] }) {
  const { moment } = boardFormat(language)
  return (
    <section>
      <h2>{text.visits[language]}</h2>
      {visits.length === 0 && <p>{text.nothing[language]}</p>}
      {visits.map(({ happeningId, at, visitor, name, isNamed, comment, released }) => (
        <div key={happeningId}>
          <ReleaseForm
            action={action}
            language={language}
            hidden={{ happening: String(happeningId) }}
            written={released ?? comment}
            isReleased={released !== null}
          >
            <strong>{name ?? text.visitor[language]}</strong>
            {visitor === null ? '' : ` (${text.visitor[language].toLowerCase()} ${visitor})`},{' '}
            {moment(new Date(at))}
          </ReleaseForm>
          {visitor !== null && (
            <form className="board-actions" method="post" action={action}>
              <input type="hidden" name="visitor" value={visitor} />
              <input type="hidden" name="named" value={isNamed ? 'no' : 'yes'} />
              <button className="board-button" name="action" value="name">
                {(isNamed ? text.notNamed : text.mayBeNamed)[language]}
                <span className="board-hidden"> {name}</span>
              </button>
            </form>
          )}
        </div>
      ))}
    </section>
  )
}

export function OfferForms({ offers, action, language }: FormsProps & { offers: OfferToRelease[] }) {
  if (offers.length === 0) return null
  const { moment } = boardFormat(language)
  return (
    <section>
      <h2>{text.offers[language]}</h2>
      {offers.map(({ leadId, at, name, amountEuro, released }) => (
        <ReleaseForm
          key={leadId}
          action={action}
          language={language}
          hidden={{ lead: leadId }}
          written={released ?? ''}
          isReleased={released !== null}
        >
          <strong>
            {amountEuro === null ? name : sumText(amountEuro * 100, language, { isWhole: true })}
          </strong>{' '}
          {name}, {moment(new Date(at))}
        </ReleaseForm>
      ))}
    </section>
  )
}

/** Papers that are not on the site, each with a button that lets the owner read it. */
export function DocumentForms({
  documents,
  action,
  language,
}: FormsProps & { documents: DocumentToRelease[] }) {
  if (documents.length === 0) return null
  return (
    <section>
      <h2>{text.documents[language]}</h2>
      {documents.map(({ id, name, isPublished, released }) => (
        <form key={id} className="board-actions" method="post" action={action}>
          <input type="hidden" name="document" value={id} />
          <span>{name}</span>{' '}
          <Mark tone={isPublished || released ? 'good' : 'attention'}>
            {(isPublished ? text.onSite : released ? text.released : text.notReleased)[language]}
          </Mark>{' '}
          {!isPublished && (
            <button
              className="board-button"
              name="action"
              value={released ? 'withdraw-document' : 'document'}
            >
              {(released ? text.withdraw : text.release)[language]}
              <span className="board-hidden"> {name}</span>
            </button>
          )}
        </form>
      ))}
    </section>
  )
}

interface ReleaseFormProps extends FormsProps {
  hidden: Record<string, string>
  written: string
  isReleased: boolean
  children: ReactNode
}

function ReleaseForm({ action, language, hidden, written, isReleased, children }: ReleaseFormProps) {
  const key = Object.values(hidden).join('-')
  return (
    <form className="lead-form" method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        {children}{' '}
        <Mark tone={isReleased ? 'good' : 'attention'}>
          {(isReleased ? text.released : text.notReleased)[language]}
        </Mark>
      </p>
      <label className="leads-field" htmlFor={`release-${key}`}>
        <span>{text.shown[language]}</span>
        <textarea
          id={`release-${key}`}
          className="board-input"
          name="text"
          maxLength={4000}
          rows={3}
          defaultValue={written}
        />
      </label>
      <button className="board-button" name="action" value="release">
        {(isReleased ? text.change : text.release)[language]}
      </button>{' '}
      {isReleased && (
        <button className="board-button" name="action" value="withdraw">
          {text.withdraw[language]}
        </button>
      )}
    </form>
  )
}
