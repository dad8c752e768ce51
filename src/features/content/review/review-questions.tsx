'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { languageNames } from '@/cms/language-names'

import { Say, type Shown, When, Who } from './review-parts'
import type { Review } from './review-state'
import { reviewText as text } from './review-words'

/** What is asked of whom, with the answers, and a question more. */
export function Questions(shown: Shown) {
  const { state, language } = shown
  return (
    <section className="review__part">
      {state.reviews.length > 0 && (
        <ul>
          {state.reviews.map((review) => (
            <li key={review.id}>
              <Question {...shown} review={review} />
            </li>
          ))}
        </ul>
      )}
      {state.colleagues.length > 0 ? <Ask {...shown} /> : <p>{text.nobody[language]}</p>}
    </section>
  )
}

function Question(props: Shown & { review: Review }) {
  const { review, state, send, language, format } = props
  const { id, askedBy, askedOf, note, askedAt, answer, reply, answeredAt } = review
  const isMine = askedOf?.id === state.me
  return (
    <>
      <p>
        <Who person={askedBy} language={language} /> {text.asks[language]}{' '}
        <Who person={askedOf} language={language} />
        {' · '}
        {languageNames[review.language][language]} <When at={askedAt} format={format} />
      </p>
      {note && <blockquote>{note}</blockquote>}
      {answer ? (
        <p className={`review__answer review__answer--${answer}`}>
          {text[answer][language]} {answeredAt && <When at={answeredAt} format={format} />}
        </p>
      ) : (
        <>
          {review.isOnSite && <p className="review__quiet">{text.onSite[language]}</p>}
          {!review.isOnSite && review.isChanged && <p className="review__quiet">{text.changed[language]}</p>}
          {!review.canAnswer && <p role="status">{text.cannotAnswer[language]}</p>}
        </>
      )}
      {reply && <blockquote>{reply}</blockquote>}
      {!answer && isMine && (
        <Say
          label={text.reply[language]}
          language={language}
          buttons={(['good', 'change'] as const).map((chosen) => ({
            ...{ name: text[chosen][language], isMain: chosen === 'good' },
            send: (said) => send({ action: 'answer', review: id, answer: chosen, reply: said }),
          }))}
        />
      )}
      {!answer && !isMine && (askedBy?.id === state.me || state.mayWithdraw) && (
        <Button buttonStyle="none" onClick={() => void send({ action: 'withdraw', review: id })}>
          <span className="review__link">{text.withdraw[language]}</span>
        </Button>
      )}
    </>
  )
}

function Ask({ state, send, language, written }: Shown) {
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const colleague = chosen ?? state.colleagues[0]?.id ?? 0
  return (
    <details>
      <summary>{text.ask[language]}</summary>
      <div className="review__say">
        <label htmlFor={id}>{text.whom[language]}</label>
        <select id={id} value={colleague} onChange={({ target }) => setChosen(Number(target.value))}>
          {state.colleagues.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <Say
        label={text.note[language]}
        language={language}
        buttons={[
          {
            ...{
              name: text.sendQuestion[language].replace('{language}', languageNames[written][language]),
              isMain: true,
            },
            send: (note) => send({ action: 'ask', language: written, colleague, note }),
          },
        ]}
      />
    </details>
  )
}
