import type { Payload } from 'payload'

import type { Language } from '@/domain/language'

import { leadSettingPath } from '../lead-paths'
import { mostWorkingDays } from '../lead-setting'
import { Field } from './fields'
import { inboxText as text } from './inbox-words'
import { apiHref } from './lead-links'

export function ReplyPromise({
  payload,
  workingDays,
  language,
}: {
  payload: Payload
  workingDays: number
  language: Language
}) {
  return (
    <section>
      <h2>{text.promise[language]}</h2>
      <p className="board-quiet">{text.promiseIntro[language]}</p>
      <form className="lead-form" method="post" action={apiHref(payload, leadSettingPath)}>
        <Field
          label={text.workingDays[language]}
          type="number"
          name="replyWorkingDays"
          min={1}
          max={mostWorkingDays}
          required
          defaultValue={workingDays}
        />
        <button className="board-button">{text.save[language]}</button>
      </form>
    </section>
  )
}
