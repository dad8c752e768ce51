import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { text } from '@/database/row'
import { formOf } from '@/domain/lead/form/forms'
import { isLeadKind, type LeadKind } from '@/domain/lead/lead-kind'

import { type Asked, type Compared, comparedRow, comparedSums, inEither } from './asked'

export interface FormFigures {
  form: LeadKind
  /** Visitors who saw each step, the first one first. */
  steps: Compared[]
  sent: Compared
}

/** How far visitors come in each form, the most seen first. */
export async function readForms(db: Reads, { period }: Pick<Asked, 'period'>): Promise<FormFigures[]> {
  const found = await rows(
    db,
    { form: text, step: text, ...comparedRow },
    sql`select form, step, ${comparedSums(sql`visitors`, period)} from visit.form_daily
        where ${inEither(sql`day`, period)} group by form, step`,
  )
  const figure = (form: string, step: string): Compared => {
    const row = found.find((one) => one.form === form && one.step === step)
    return { now: row?.now ?? 0, before: row?.before ?? 0 }
  }
  return [...new Set(found.map(({ form }) => form))]
    .filter(isLeadKind)
    .map((form) => ({
      form,
      steps: formOf(form).steps.map((_, index) => figure(form, String(index + 1))),
      sent: figure(form, 'sent'),
    }))
    .filter(({ steps, sent }) => [...steps, sent].some(({ now }) => now > 0))
    .toSorted((a, b) => (b.steps[0]?.now ?? 0) - (a.steps[0]?.now ?? 0) || a.form.localeCompare(b.form))
}
