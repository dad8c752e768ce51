import { demandForm } from '@/domain/lead/forms/demand'
import type { FormField } from '@/domain/lead/form/form-field'
import type { FormError } from '@/domain/lead/form/form-error'
import type { Typed } from '@/domain/lead/form/parse-form'
import { linkActionPath } from '@/domain/lead/link-path'
import type { Locale } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { ErrorSummary } from '@/ui/form/error-summary'
import { Field } from '@/ui/form/field'

import { ChoiceGroup } from '../form/view/choice-group'
import { FormFieldView } from '../form/view/form-field-view'
import type { OfferedChoice } from '../form/form-options'
import { fieldErrors } from '../form/form-problems'
import { formRows } from '../form/view/form-rows'
import { wordsIn } from '../form/form-words'
import { changeableFields, placeText } from './typed-demand'

export interface DemandFormProps {
  locale: Locale
  token: string
  typed: Typed
  errors: FormError[]
  categories: OfferedChoice[]
}

const noRegions = { municipalities: [], provinces: [] }

/** The same questions as when it was made, but for who asks; places are unticked, or one is added. */
export function DemandForm({ locale, token, typed, errors, categories }: DemandFormProps) {
  const word = wordsIn(locale)
  const texts = fieldErrors(errors, word)
  const fields = changeableFields.map((name): [string, FormField] => [name, demandForm.fields[name]])
  const problems = changeableFields.flatMap((name) => {
    const text = texts.get(name)
    return text ? [{ field: name, text }] : []
  })
  return (
    <form
      method="post"
      action={linkActionPath(locale, 'demand', token, 'change')}
      noValidate
      className="bg-sheet border-line grid gap-7 border p-5 md:p-10"
    >
      <ErrorSummary title={word('error.summary_title')} problems={problems} />
      {formRows(fields).map((row) => (
        <div key={row[0]?.[0]} className={row.length > 1 ? 'grid gap-7 md:grid-cols-2 md:gap-6' : undefined}>
          {row.map(([name, field]) =>
            name === 'places' ? (
              <Places key={name} chosen={[typed.places ?? []].flat()} error={texts.get(name)} word={word} />
            ) : (
              <FormFieldView
                key={name}
                id={name}
                name={name}
                field={field}
                value={typed[name]}
                error={texts.get(name)}
                locale={locale}
                options={{ categories }}
                regions={noRegions}
              />
            ),
          )}
        </div>
      ))}
      <div>
        <Button type="submit">{word('demand.save')}</Button>
      </div>
    </form>
  )
}

interface PlacesProps {
  chosen: string[]
  error?: string
  word: ReturnType<typeof wordsIn>
}

function Places({ chosen, error, word }: PlacesProps) {
  const isEmpty = chosen.length === 0
  return (
    <div className="grid gap-5">
      {!isEmpty && (
        <div className={chosen.length > 20 ? 'max-h-96 overflow-y-auto' : undefined}>
          <ChoiceGroup
            name="places"
            label={word('demand.regions')}
            isRequired
            error={error}
            choices={chosen.map((place) => ({ value: place, text: placeText(place) }))}
            chosen={chosen}
          />
        </div>
      )}
      <Field
        id={isEmpty ? 'places' : 'addPlace'}
        name="addPlace"
        label={word('demand.add_place')}
        maxLength={60}
        error={isEmpty ? error : undefined}
        optionalText={isEmpty ? undefined : word('common.optional')}
      />
    </div>
  )
}
