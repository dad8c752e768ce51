import { stepsOf } from '@/domain/lead/form/forms'
import { parseForm, type Typed } from '@/domain/lead/form/parse-form'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { FactRows } from '@/ui/page/fact-list'

import { leadLines } from '../../inbox/lead-lines'
import { wordsIn } from '../form-words'

interface FormReviewProps {
  kind: LeadKind
  typed: Typed
  region: Region | null
  locale: Locale
}

/** All that was answered in the steps before, to be read once more before it is sent. */
export function FormReview({ kind, typed, region, locale }: FormReviewProps) {
  const before = stepsOf(kind, { region }).slice(0, -1)
  const posted = { getAll: (name: string) => [typed[name] ?? []].flat() }
  const parsed = parseForm(kind, posted, { region, step: before.length - 1 })
  if (!parsed.ok) return null
  const word = wordsIn(locale)
  return before.map(({ title, fields }) => {
    const asked = new Set(fields.map(([name]) => name))
    // Of an offer, what is offered: a digit too many must be seen.
    const amount = fields.find(([, { control }]) => control === 'money')?.[1].label
    const answers = Object.fromEntries(Object.entries(parsed.answers).filter(([name]) => asked.has(name)))
    return (
      <section key={title} aria-label={title && word(title)}>
        <h3 className="text-xl">{title && word(title)}</h3>
        <FactRows
          rows={leadLines({ kind, answers }, locale).map((line) => ({
            ...line,
            isLarge: amount !== undefined && line.label === word(amount),
          }))}
          className="mt-3"
        />
      </section>
    )
  })
}
