import { isDisplayed } from '@/domain/display-condition'
import { formOf, stepsOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { Typed } from '@/domain/lead/form/parse-form'
import type { Region } from '@/domain/place/region'
import { formChallengePath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { behaviour } from '@/ui/island/behaviour'
import { ErrorSummary } from '@/ui/form/error-summary'
import { FormSteps } from '@/ui/form/form-steps'

import { EnhancedForm } from './enhanced-form'
import { boxId, fieldId } from '../field-ids'
import { FormClosing } from './form-closing'
import { FormFieldView } from './form-field-view'
import type { FormOptions } from '../form-options'
import { formProblems, fieldErrors } from '../form-problems'
import { formRows } from './form-rows'
import { FormReview } from './form-review'
import { FormTraps } from './form-traps'
import { wordsIn } from '../form-words'
import { HiddenAnswers } from './hidden-answers'
import { notSentText, type ReturnedForm } from '../returned-form'
import { awaited, shownWhen } from './shown-when'

export interface FormViewProps {
  kind: LeadKind
  locale: Locale
  /** Where it is sent, with what it is about: see `formPath`. */
  action: string
  /** Of the home it is about: the law there decides what may be asked. */
  region?: Region | null
  options?: FormOptions
  privacyHref?: string
  /** What stands in it before anybody typed. */
  prefill?: Typed
  returned?: ReturnedForm
  /** Something that the answers so far tell. */
  news?: string
}

const noRegions = { municipalities: [], provinces: [] }

/** A form rendered from its data: one step of it, with the answers to the others kept along. */
export function FormView(props: FormViewProps) {
  const { kind, locale, action, region = null, options = {}, returned } = props
  const word = wordsIn(locale)
  const steps = stepsOf(kind, { region })
  const index = Math.min(returned?.step ?? 0, steps.length - 1)
  const fields = steps[index]?.fields ?? []
  const typed: Typed = returned?.typed ?? props.prefill ?? {}
  const shown = fields
    .filter(([, { choicesFrom }]) => choicesFrom !== 'openDays' || (options.openDays ?? []).length > 0)
    .filter(([, { showWhen }]) => isWorthShowing(showWhen, fields, typed))
  const regions = returned?.regions ?? noRegions
  const errors = fieldErrors(returned?.errors ?? [], word)
  const asksPlaces = shown.some(([, { control }]) => control === 'places')
  const hidden = Object.entries(typed).filter(
    ([name]) => name !== 'places' && !fields.some(([own]) => own === name),
  )
  return (
    <EnhancedForm
      id={boxId(kind)}
      challengePath={formChallengePath(locale)}
      words={{ sending: word('common.sending'), failed: word(notSentText(kind)) }}
    >
      <form
        method="post"
        action={action}
        encType={shown.some(([, { file }]) => file) ? 'multipart/form-data' : undefined}
        noValidate
        // The map among its places lives only in a page that was loaded whole.
        data-whole={
          Object.values(formOf(kind).fields).some(({ control }) => control === 'places') || undefined
        }
        className="relative grid gap-7"
        {...behaviour('count-view', { form: kind, step: index + 1 })}
      >
        {steps.length > 1 && (
          <FormSteps
            step={index + 1}
            steps={steps.length}
            text={word('common.step_of', { step: index + 1, steps: steps.length })}
            title={word(steps[index]?.title ?? formOf(kind).title)}
          />
        )}
        {props.news && (
          <p role="status" className="border-moss bg-sand measure figures border-l-2 px-5 py-4">
            {props.news}
          </p>
        )}
        <ErrorSummary
          title={word(errors.size > 0 ? 'error.check_red_fields' : 'error.summary_title')}
          problems={formProblems(returned, { kind, fields: shown, word })}
        />
        {formOf(kind).hasReview && index === steps.length - 1 && (
          <FormReview kind={kind} typed={typed} region={region} locale={locale} />
        )}
        {shown.some(([, { isRequired }]) => isRequired) && (
          <p className="text-ink-soft text-sm">{word('common.required_legend')}</p>
        )}
        {formRows(shown).map((row) => (
          <div
            key={row[0]?.[0]}
            data-shown-when={shownWhen(row, shown)}
            className={row.length > 1 ? 'grid gap-7 md:grid-cols-2 md:gap-6' : undefined}
          >
            {row.map(([name, field]) => (
              <div key={name} data-field={name} className="min-w-0">
                <FormFieldView
                  id={fieldId(kind, name)}
                  name={name}
                  field={field}
                  value={typed[name]}
                  error={errors.get(name)}
                  locale={locale}
                  options={options}
                  regions={regions}
                />
              </div>
            ))}
          </div>
        ))}
        <HiddenAnswers typed={Object.fromEntries(hidden)} regions={asksPlaces ? noRegions : regions} />
        <input type="hidden" name="step" value={index} />
        <FormTraps kind={kind} word={word} returned={returned} />
        <FormClosing {...props} step={index} steps={steps.length} />
      </form>
    </EnhancedForm>
  )
}

/** A field that waits for an answer in the same step is rendered; the style sheet hides it until then. */
function isWorthShowing(
  showWhen: Parameters<typeof awaited>[0],
  fields: readonly (readonly [string, unknown])[],
  typed: Typed,
): boolean {
  const answer = awaited(showWhen)
  return (answer !== null && fields.some(([name]) => name === answer.field)) || isDisplayed(showWhen, typed)
}
