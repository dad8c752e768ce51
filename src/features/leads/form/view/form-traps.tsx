import type { LeadKind } from '@/domain/lead/lead-kind'
import { Checkbox } from '@/ui/form/checkbox'

import { guardFields } from '../../guard/form-guard'
import { fieldId } from '../field-ids'
import type { Word } from '../form-words'
import type { ReturnedForm } from '../returned-form'

interface FormTrapsProps {
  kind: LeadKind
  word: Word
  returned: ReturnedForm | undefined
}

/** What tells people and robots apart. */
export function FormTraps({ kind, word, returned }: FormTrapsProps) {
  const isAsked = returned?.problem === 'unconfirmed'
  return (
    <>
      <FormTrap kind={kind} label={word('form.honeypot_label')} />
      <input type="hidden" name={guardFields.proof} defaultValue="" />
      <input type="hidden" name="key" defaultValue={returned?.key ?? ''} />
      <input type="hidden" name="from" defaultValue="" />
      <input type="hidden" name="arrival" defaultValue="" />
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

/** A field that no person sees. */
export function FormTrap({ kind, label }: { kind: LeadKind; label: string }) {
  const trap = fieldId(kind, guardFields.trap)
  return (
    <div aria-hidden="true" className="absolute left-[-200vw] h-px w-px overflow-hidden">
      <label htmlFor={trap}>{label}</label>
      <input id={trap} name={guardFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
