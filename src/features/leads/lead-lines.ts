import { dateText } from '@/domain/date'
import type { FormField } from '@/domain/lead/form-field'
import { formOf } from '@/domain/lead/forms'
import type { Lead } from '@/domain/lead/lead'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

export interface LeadLine {
  label: string
  value: string
}

/** What was asked and answered, in words, in the order of the form; plain text, to be escaped where it is shown. */
export function leadLines({ kind, answers }: Pick<Lead, 'kind' | 'answers'>, locale: Locale): LeadLine[] {
  const t = translator(locale)
  const { fields, steps } = formOf(kind)
  return steps
    .flatMap(({ fields: names }) => names)
    .flatMap((name) => {
      const field = fields[name]
      const answer = answers[name]
      if (!field || answer === undefined || answer === null || answer === '' || answer === false) return []
      return [{ label: word(t, field.label), value: valueOf(t, field, answer) }]
    })
}

const euro = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

function valueOf(t: Translate, field: FormField, answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(String).join(', ')
  if (answer === true) return t('common.yes')
  const choice = field.choices?.find(({ value }) => value === answer)
  if (choice) return word(t, choice.label)
  if (field.control === 'money' && typeof answer === 'number') return `€ ${euro.format(answer)}`
  if (field.control === 'date' && typeof answer === 'string') return dateText(new Date(answer))
  return String(answer)
}

function word(t: Translate, key: string): string {
  // Forms name their words by key; form-words.test.ts makes sure that each exists.
  return t(key as Parameters<Translate>[0])
}
