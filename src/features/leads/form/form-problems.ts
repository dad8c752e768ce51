import type { FormError } from '@/domain/lead/form/form-error'
import type { FormField } from '@/domain/lead/form/form-field'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { FieldProblem } from '@/ui/form/error-summary'

import { guardFields } from '../guard/form-guard'
import { boxId, fieldId } from './field-ids'
import type { Word } from './form-words'
import { problemText, type ReturnedForm } from './returned-form'

/** What stands beside each field. */
export function fieldErrors(errors: readonly FormError[], word: Word): Map<string, string> {
  return new Map(
    errors.map(({ field, code, max }) => [
      field,
      word(`validation.${code}`, max === undefined ? {} : { max }),
    ]),
  )
}

/** What stands on top: each line leads to where it can be put right. */
export function formProblems(
  returned: ReturnedForm | undefined,
  { kind, fields, word }: { kind: LeadKind; fields: readonly (readonly [string, FormField])[]; word: Word },
): FieldProblem[] {
  if (!returned) return []
  const texts = fieldErrors(returned.errors, word)
  const ofFields = fields.flatMap(([name]) => {
    const text = texts.get(name)
    return text ? [{ field: fieldId(kind, name), text }] : []
  })
  const { problem } = returned
  if (!problem) return ofFields
  return [{ field: targetOf(returned, kind), text: word(problemText(problem, kind)) }, ...ofFields]
}

function targetOf({ problem }: ReturnedForm, kind: LeadKind): string {
  if (problem === 'unconfirmed') return fieldId(kind, guardFields.confirmed)
  if (problem === 'slot-taken') return fieldId(kind, 'slot')
  return boxId(kind)
}
