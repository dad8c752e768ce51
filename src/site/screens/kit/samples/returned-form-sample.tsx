import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { ErrorSummary } from '@/ui/form/error-summary'
import { Field } from '@/ui/form/field'
import { FormSteps } from '@/ui/form/form-steps'

import { KitSection } from '../kit-section'

export function ReturnedFormSample({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const name = { field: 'returned-name', text: t('validation.last_name_required') }
  const email = { field: 'returned-email', text: t('validation.email_invalid') }
  return (
    <KitSection title={t('kit.form.title')} note={t('kit.form.note')}>
      <form
        noValidate
        action="#content"
        className="bg-sheet border-line grid max-w-xl gap-7 border p-5 md:p-10"
      >
        <FormSteps
          step={2}
          steps={3}
          text={t('common.step_of', { step: 2, steps: 3 })}
          title={t('kit.form.step_title')}
        />
        <ErrorSummary title={t('error.summary_title')} problems={[name, email]} />
        <p className="text-ink-soft text-sm">{t('common.required_legend')}</p>
        <Field name={name.field} label={t('person.last_name')} error={name.text} isRequired />
        <Field
          name={email.field}
          type="email"
          label={t('person.email')}
          error={email.text}
          defaultValue="an@example"
          isRequired
        />
        <Field
          name="returned-phone"
          type="tel"
          label={t('person.phone')}
          defaultValue="+32 9 123 45 67"
          optionalText={t('common.optional')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('common.next_step')}</Button>
          <Button look="quiet">{t('common.previous_step')}</Button>
        </div>
      </form>
    </KitSection>
  )
}
