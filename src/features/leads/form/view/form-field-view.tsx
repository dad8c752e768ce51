import type { FormField } from '@/domain/lead/form/form-field'
import type { RegionChoice } from '@/features/listings/regions/tree-html'
import type { Locale } from '@/i18n/locales'
import { Checkbox } from '@/ui/form/checkbox'
import { DateField } from '@/ui/form/date-field'
import { Field, Textarea } from '@/ui/form/field'
import { RadioGroup } from '@/ui/form/radio-group'
import { Select } from '@/ui/form/select'

import { ChoiceGroup } from './choice-group'
import { FileField } from './file-field'
import type { FormOptions, OfferedChoice } from '../form-options'
import { wordsIn } from '../form-words'
import { PlacesChoice } from './places-choice'
import { SlotChoice } from './slot-choice'

export interface FormFieldViewProps {
  id: string
  name: string
  field: FormField
  value: string | readonly string[] | undefined
  error?: string
  locale: Locale
  options: FormOptions
  regions: RegionChoice
}

/** One field, rendered from its data. */
export function FormFieldView({
  id,
  name,
  field,
  value,
  error,
  locale,
  options,
  regions,
}: FormFieldViewProps) {
  const word = wordsIn(locale)
  const { control, isRequired, maxLength, inputMode } = field
  const text = {
    id,
    name,
    label: word(field.label),
    help: field.hint && word(field.hint),
    error,
    isRequired,
    optionalText: isRequired ? undefined : word('common.optional'),
  }
  const single = typeof value === 'string' ? value : ''
  const several = typeof value === 'string' ? [value] : (value ?? [])
  const typed = { defaultValue: single, maxLength, autoComplete: field.autocomplete, inputMode }
  switch (control) {
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
      return <Field {...text} {...typed} type={control} />
    case 'number':
      return <Field {...text} {...typed} />
    case 'money':
      return <Field {...text} {...typed} prefix="€" data-amount="" />
    case 'hidden':
      return <input type="hidden" id={id} name={name} value={single} />
    case 'textarea':
      return <Textarea {...text} defaultValue={single} maxLength={maxLength} />
    case 'date':
      return <DateField {...text} defaultValue={single} autoComplete={field.autocomplete} />
    case 'file':
      return <FileField {...text} file={field.file} locale={locale} />
    case 'checkbox': {
      // That a box need not be ticked goes without saying.
      const { label, help } = text
      return (
        <Checkbox
          {...{ id, name, label, help, error, isRequired }}
          value="yes"
          defaultChecked={single === 'yes'}
        />
      )
    }
    case 'checkboxes':
      return <ChoiceGroup {...text} choices={choicesOf(field, options, word)} chosen={several} />
    case 'places':
      return <PlacesChoice {...text} chosen={regions} locale={locale} />
    case 'select':
      return (
        <Select
          {...text}
          options={choicesOf(field, options, word)}
          emptyText={word('common.select')}
          defaultValue={single}
          autoComplete={field.autocomplete}
        />
      )
    case 'radio':
      return field.choicesFrom === 'slots' ? (
        <SlotChoice
          {...text}
          slots={options.slots ?? []}
          chosen={single}
          locale={locale}
          fullText={word('form.slot_full')}
          other={
            options.otherMomentHref
              ? { href: options.otherMomentHref, text: word('form.no_slot_suits') }
              : undefined
          }
        />
      ) : (
        <RadioGroup
          {...text}
          legend={text.label}
          options={choicesOf(field, options, word)}
          defaultValue={single}
          look={field.choices?.length === 2 ? 'segmented' : 'list'}
        />
      )
  }
}

function choicesOf(
  { choices, choicesFrom }: FormField,
  options: FormOptions,
  word: (key: string) => string,
): OfferedChoice[] {
  if (choicesFrom === 'categories' || choicesFrom === 'documents' || choicesFrom === 'openDays')
    return options[choicesFrom] ?? []
  return (choices ?? []).map(({ value, label }) => ({ value, text: word(label) }))
}
