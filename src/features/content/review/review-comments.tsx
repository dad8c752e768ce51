'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { languageNames } from '@/cms/language-names'

import type { CommentedField } from './commented-fields'
import { Say, type Shown, When, Who } from './review-parts'
import type { FieldComment } from './review-state'
import { reviewText as text } from './review-words'
import { showField } from './show-field'

interface CommentsProps extends Shown {
  fields: CommentedField[]
  refresh: () => void
  /** The field in which somebody last wrote. */
  current: string | null
  nameOf: (field: CommentedField) => string
}

/** What is said at fields: what is open first, what is settled folded away. */
export function Comments(props: CommentsProps) {
  const { state, language } = props
  const open = state.comments.filter(({ settledAt }) => settledAt === null)
  const settled = state.comments.filter(({ settledAt }) => settledAt !== null)
  return (
    <section className="review__part">
      <h3>{text.comments[language]}</h3>
      {open.length === 0 && <p className="review__quiet">{text.noComments[language]}</p>}
      <List {...props} comments={open} />
      <Write {...props} />
      {settled.length > 0 && (
        <details>
          <summary>
            {text.settled[language]} ({settled.length})
          </summary>
          <List {...props} comments={settled} />
        </details>
      )}
    </section>
  )
}

function List({ comments, ...props }: CommentsProps & { comments: FieldComment[] }) {
  if (comments.length === 0) return null
  return (
    <ul>
      {comments.map((comment) => (
        <li key={comment.id}>
          <Comment {...props} comment={comment} />
        </li>
      ))}
    </ul>
  )
}

function Comment(props: CommentsProps & { comment: FieldComment }) {
  const { comment, send, language, format } = props
  const isSettled = comment.settledAt !== null
  return (
    <>
      <p>
        <Place {...props} /> · {languageNames[comment.language][language]}
      </p>
      {[comment, ...comment.answers].map((said) => (
        <div key={said.id} className="review__said">
          <p>
            <Who person={said.writtenBy} language={language} /> <When at={said.writtenAt} format={format} />
          </p>
          <p className="review__words">{said.text}</p>
        </div>
      ))}
      {comment.settledAt && (
        <p className="review__quiet">
          {text.settledBy[language]} <Who person={comment.settledBy} language={language} />{' '}
          <When at={comment.settledAt} format={format} />
        </p>
      )}
      <div className="review__buttons">
        <Button
          size="small"
          buttonStyle="secondary"
          onClick={() => void send({ action: isSettled ? 'reopen' : 'settle', comment: comment.id })}
        >
          {(isSettled ? text.reopen : text.settle)[language]}
        </Button>
      </div>
      {!isSettled && (
        <details>
          <summary>{text.answer[language]}</summary>
          <Say
            label={text.yourAnswer[language]}
            language={language}
            needsWords
            buttons={[
              {
                name: text.answer[language],
                send: (said) => send({ action: 'reply', comment: comment.id, text: said }),
              },
            ]}
          />
        </details>
      )}
    </>
  )
}

/** Leads to the field, where it still stands in the form. */
function Place({ comment, fields, nameOf, language, written }: CommentsProps & { comment: FieldComment }) {
  if (comment.field === null) return <b>{text.whole[language]}</b>
  const field = fields.find(({ key }) => key === comment.field)
  if (!field) return <b>{text.fieldGone[language]}</b>
  if (comment.language !== written) return <b>{nameOf(field)}</b>
  return (
    <button type="button" className="review__link" onClick={() => showField(field)}>
      {nameOf(field)}
    </button>
  )
}

function Write({ fields, refresh, current, nameOf, send, language, written }: CommentsProps) {
  const id = useId()
  // Until somebody chooses, it is the field in which they last wrote.
  const [chosen, setChosen] = useState<{ key: string; after: string | null } | null>(null)
  const wanted = chosen && chosen.after === current ? chosen.key : current
  const field = fields.some(({ key }) => key === wanted) ? (wanted ?? '') : ''
  return (
    <details>
      <summary>{text.write[language]}</summary>
      <div className="review__say">
        <label htmlFor={id}>{text.where[language]}</label>
        <select
          id={id}
          value={field}
          onFocus={refresh}
          onChange={({ target }) => setChosen({ key: target.value, after: current })}
        >
          <option value="">{text.whole[language]}</option>
          {fields.map((one) => (
            <option key={one.key} value={one.key}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <Say
        label={text.yourComment[language].replace('{language}', languageNames[written][language])}
        language={language}
        needsWords
        buttons={[
          {
            name: text.place[language],
            send: (said) => send({ action: 'comment', language: written, field: field || null, text: said }),
          },
        ]}
      />
    </details>
  )
}
