import type { Payload } from 'payload'

import type { Language } from '@/domain/language'

import { erasePersonPath, exportPersonPath } from '../lead-paths'
import { Field } from './fields'
import { apiHref } from './lead-links'
import { personText as text } from './person-words'

/** What the law lets a person ask: all that is held, or that nothing is held any more. */
export function PersonData({
  payload,
  email,
  language,
}: {
  payload: Payload
  email?: string
  language: Language
}) {
  const address = (
    <Field
      label={text.email[language]}
      type="email"
      name="email"
      required
      defaultValue={email}
      autoComplete="off"
    />
  )
  return (
    <section>
      <h2>{text.title[language]}</h2>
      <p className="board-quiet">{text.intro[language]}</p>
      <form className="lead-form" method="post" action={apiHref(payload, exportPersonPath)}>
        {address}
        <button className="board-button">{text.export[language]}</button>
      </form>
      <form className="lead-form" method="post" action={apiHref(payload, erasePersonPath)}>
        {address}
        <label className="lead-check">
          <input type="checkbox" name="confirmed" value="yes" required />
          <span>{text.confirm[language]}</span>
        </label>
        <button className="board-button">{text.erase[language]}</button>
      </form>
    </section>
  )
}
