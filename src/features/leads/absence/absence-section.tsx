import type { Payload } from 'payload'

import type { Language } from '@/domain/language'

import { Choose, Field } from '../admin/fields'
import { apiHref } from '../admin/lead-links'
import type { Agent } from '../inbox/list-agents'
import { absencePath } from '../lead-paths'
import type { Absence } from './absence-store'
import { absenceLine, absenceText as text, endText } from './absence-words'

/** Who is away and who stands in, and a form for one's own days; for an administrator for those of anybody. */
export function AbsenceSection({
  payload,
  absences,
  agents,
  userId,
  isForAnybody,
  today,
  language,
}: {
  payload: Payload
  absences: Absence[]
  agents: Agent[]
  userId: number
  isForAnybody: boolean
  today: string
  language: Language
}) {
  const action = apiHref(payload, absencePath)
  const accounts = agents.flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const]))
  const own = absences.find((absence) => absence.userId === userId)
  return (
    <section>
      <h2>{text.title[language]}</h2>
      <p className="board-quiet">{text.intro[language]}</p>
      {absences.length > 0 && (
        <ul className="lead-list">
          {absences.map((absence) => (
            <li key={absence.userId}>
              <p>{absenceLine(absence, language)}</p>
              {(isForAnybody || absence.userId === userId) && (
                <form method="post" action={action}>
                  <input type="hidden" name="user" value={absence.userId} />
                  <button className="board-button" name="action" value="end">
                    {endText(absence.name, language)}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className="lead-form" method="post" action={action}>
        {isForAnybody && <Choose label={text.who[language]} name="user" chosen={userId} choices={accounts} />}
        <Field
          label={text.from[language]}
          type="date"
          name="from"
          required
          defaultValue={own?.firstDay ?? today}
        />
        <Field
          label={text.until[language]}
          type="date"
          name="until"
          required
          min={today}
          defaultValue={own?.lastDay}
        />
        <Choose
          label={text.cover[language]}
          name="cover"
          chosen={own?.coverId}
          choices={accounts.filter(([id]) => isForAnybody || id !== userId)}
        />
        <button className="board-button" name="action" value="save">
          {text.save[language]}
        </button>
      </form>
    </section>
  )
}
