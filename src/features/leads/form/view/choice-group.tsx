import { Checkbox } from '@/ui/form/checkbox'
import { FieldError, FieldHelp, FieldMark, type FieldText } from '@/ui/form/field-frame'

import type { OfferedChoice } from '../form-options'

interface ChoiceGroupProps extends FieldText {
  choices: readonly OfferedChoice[]
  chosen: readonly string[]
}

/** Several of these. The group's id is that of its first box, so that a summary's link lands where one can answer. */
export function ChoiceGroup({ choices, chosen, ...text }: ChoiceGroupProps) {
  const { id, name, label, help, error } = text
  const target = id ?? name
  const describedBy = [help && `${target}-help`, error && `${target}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-1 font-medium wrap-anywhere hyphens-auto">
        {label}
        <FieldMark {...text} />
      </legend>
      {help && <FieldHelp id={`${target}-help`}>{help}</FieldHelp>}
      <div className="grid md:grid-cols-2 md:gap-x-6">
        {choices.map(({ value, text: words }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? target : `${target}-${value}`}
            name={name}
            value={value}
            label={words}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${target}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
