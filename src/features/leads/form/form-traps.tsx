import type { LeadKind } from '@/domain/lead/lead-kind'
import { Checkbox } from '@/ui/checkbox'

import { guardFields } from '../form-guard'
import { fieldId } from './field-ids'
import type { Word } from './form-words'
import type { ReturnedForm } from './returned-form'

interface FormTrapsProps {
  kind: LeadKind
  word: Word
  returned: ReturnedForm | undefined
}

/** What tells people and robots apart. */
export function FormTraps({ kind, word, returned }: FormTrapsProps) {
  const trap = fieldId(kind, guardFields.trap)
  const isAsked = returned?.problem === 'unconfirmed'
  return (
    <>
      <div aria-hidden="true" className="absolute left-[-200vw] h-px w-px overflow-hidden">
        <label htmlFor={trap}>{word('form.honeypot_label')}</label>
        <input id={trap} name={guardFields.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={guardFields.proof} defaultValue="" />
      <input type="hidden" name="key" defaultValue={returned?.key ?? ''} />
      <input type="hidden" name="from" defaultValue="" />
      {returned && <input type="hidden" name={guardFields.seen} value={returned.seen} />}
      {isAsked && (
        <Checkbox
          id={fieldId(kind, guardFields.confirmed)}
          name={guardFields.confirmed}
          value="yes"
          label={word('form.captcha_label')}
          error={word('validation.captcha_required')}
          isRequired
        />
      )}
    </>
  )
}
