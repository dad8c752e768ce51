import type { ComponentProps } from 'react'

import { FieldError, FieldHelp, FieldMark, type FieldText } from './field-frame'

export interface RadioOption {
  value: string
  text: string
  help?: string
  isDisabled?: boolean
}

export interface RadioGroupProps extends Omit<FieldText, 'label'> {
  legend: string
  options: RadioOption[]
  defaultValue?: string
  /** Side by side as one bar, for two or three short choices. */
  look?: 'list' | 'segmented'
}

/** The group's id is that of its first choice, so that a summary's link lands where one can answer. */
export function RadioGroup({ legend, options, defaultValue, look = 'list', ...text }: RadioGroupProps) {
  const { id, name, help, error, isRequired } = text
  const target = id ?? name
  const describedBy = [help && `${target}-help`, error && `${target}-error`].filter(Boolean).join(' ')
  const Choice = look === 'segmented' ? Segment : Row
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-2 font-medium wrap-anywhere hyphens-auto">
        {legend}
        <FieldMark {...text} />
      </legend>
      {help && (
        <div className="-mt-2 mb-2">
          <FieldHelp id={`${target}-help`}>{help}</FieldHelp>
        </div>
      )}
      <div className={look === 'segmented' ? 'flex w-fit max-w-full flex-wrap' : 'grid'}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            input={{
              type: 'radio',
              id: index === 0 ? target : `${target}-${option.value}`,
              name,
              value: option.value,
              defaultChecked: option.value === defaultValue,
              disabled: option.isDisabled,
              required: isRequired,
              'aria-invalid': error ? true : undefined,
            }}
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

interface ChoiceProps {
  option: RadioOption
  input: ComponentProps<'input'>
}

function Row({ option, input }: ChoiceProps) {
  return (
    <label className="has-disabled:text-ink-soft flex has-disabled:cursor-default">
      <span className="flex h-11 w-9 shrink-0 items-center">
        <input
          {...input}
          className="border-edge bg-sheet enabled:hover:border-ink checked:border-brick disabled:border-line disabled:bg-mist aria-invalid:border-brick aria-invalid:ring-brick size-6 appearance-none rounded-full border transition-[border] checked:border-[7px] aria-invalid:not-checked:ring-1"
        />
      </span>
      <span className="min-w-0 py-2.5 leading-normal wrap-anywhere hyphens-auto">
        {option.text}
        {option.help && <span className="text-ink-soft block text-sm">{option.help}</span>}
      </span>
    </label>
  )
}

function Segment({ option, input }: ChoiceProps) {
  return (
    <label className="border-edge bg-sheet hover:border-ink has-checked:border-bluestone has-checked:bg-bluestone has-checked:text-paper has-focus-visible:outline-brick has-disabled:text-ink-soft has-disabled:bg-mist has-aria-invalid:border-brick relative -ml-px flex min-h-12 items-center justify-center border px-6 leading-tight transition-colors first:ml-0 first:rounded-l last:rounded-r hover:z-1 has-checked:z-1 has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default forced-colors:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]">
      <input {...input} className="absolute inset-0 appearance-none opacity-0" />
      {option.text}
    </label>
  )
}
