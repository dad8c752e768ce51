import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { DateField } from '@/ui/form/date-field'
import { Field, Textarea } from '@/ui/form/field'
import { Select } from '@/ui/form/select'
import { Stepper } from '@/ui/form/stepper'

import { ChoiceSamples } from './choice-samples'
import { KitSection } from '../kit-section'
import { ReturnedFormSample } from './returned-form-sample'

export function FormSamples({ locale }: { locale: Locale }) {
  return (
    <>
      <FieldSamples locale={locale} />
      <ChoiceSamples locale={locale} />
      <ReturnedFormSample locale={locale} />
    </>
  )
}

function FieldSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const words = { fewer: t('common.fewer'), more: t('common.more') }
  const types = [
    { value: 'house', text: t('type.house') },
    { value: 'flat', text: t('type.ground_floor_flat') },
    { value: 'plot', text: t('type.building_plot') },
  ]
  return (
    <KitSection title={t('kit.fields.title')} note={t('kit.fields.note')}>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <Field name="kit-name" label={t('person.last_name')} isRequired autoComplete="family-name" />
        <Field
          name="kit-email"
          type="email"
          label={t('person.email')}
          help={t('kit.fields.email_help')}
          isRequired
          defaultValue="an@example.com"
        />
        <Field
          name="kit-phone"
          type="tel"
          label={t('person.phone')}
          help={t('kit.fields.phone_help')}
          optionalText={t('common.optional')}
        />
        <Field
          name="kit-wrong"
          type="email"
          label={t('form.friend_email')}
          error={t('validation.email_invalid')}
          defaultValue="an@example"
        />
        <Field name="kit-off" label={t('person.city')} defaultValue="Gent" disabled />
        <Field
          name="kit-price"
          label={t('demand.price_max')}
          prefix="€"
          inputMode="numeric"
          defaultValue="425.000"
        />
        <Field
          name="kit-area"
          label={t('surface.living')}
          suffix={t('unit.m2')}
          inputMode="numeric"
          error={t('validation.number_invalid')}
        />
        <Select
          name="kit-type"
          label={t('property.type')}
          options={types}
          emptyText={t('common.select')}
          isRequired
        />
        <Select name="kit-type-off" label={t('property.type')} options={types} disabled />
        <DateField
          name="kit-date"
          label={t('kit.fields.visit_date')}
          min="2026-11-16"
          max="2027-02-28"
          defaultValue="2026-11-24"
        />
        <Stepper
          name="kit-bedrooms"
          label={t('search.bedrooms_min')}
          min={0}
          max={9}
          defaultValue={2}
          words={words}
          locale={locale}
        />
        <Stepper
          name="kit-garages"
          label={t('search.garages_min')}
          words={words}
          locale={locale}
          disabled
          defaultValue={1}
        />
        <Textarea
          name="kit-message"
          label={t('person.message')}
          defaultValue={t('form.interested_message', { reference: 'G-100002' })}
        />
        <Textarea
          name="kit-message-wrong"
          label={t('person.remark')}
          error={t('validation.message_required')}
          isRequired
        />
      </div>
    </KitSection>
  )
}
