import type { FormError } from '@/domain/lead/form/form-error'
import { formOf } from '@/domain/lead/form/forms'
import type { Answers } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'

import type { FormOptions } from './form-options'

/** Answers that the site does not offer: a category it has not got, a paper of another home, a day that is over. */
export function unofferedErrors(kind: LeadKind, answers: Answers, options: FormOptions): FormError[] {
  return Object.entries(formOf(kind).fields).flatMap(([field, { choicesFrom }]): FormError[] => {
    if (choicesFrom !== 'categories' && choicesFrom !== 'documents' && choicesFrom !== 'openDays') return []
    const offered = new Set((options[choicesFrom] ?? []).map(({ value }) => value))
    const chosen = [answers[field] ?? []].flat()
    return chosen.every((one) => offered.has(String(one))) ? [] : [{ field, code: 'choice_invalid' }]
  })
}
