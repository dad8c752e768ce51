import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Checkbox } from '@/ui/form/checkbox'
import { RadioGroup } from '@/ui/form/radio-group'

import { KitSection } from '../kit-section'

export function ChoiceSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const goals = [
    { value: 'buy', text: t('search.buy') },
    { value: 'rent', text: t('search.rent') },
  ]
  return (
    <KitSection title={t('kit.fields.choices')}>
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        <RadioGroup
          name="kit-goal"
          legend={t('search.goal')}
          options={goals}
          defaultValue="buy"
          look="segmented"
        />
        <RadioGroup
          name="kit-goal-wrong"
          legend={t('search.goal')}
          options={goals}
          look="segmented"
          isRequired
          error={t('validation.goal_required')}
        />
        <div>
          <Checkbox name="kit-garden" label={t('search.garden')} defaultChecked />
          <Checkbox name="kit-terrace" label={t('search.terrace')} />
          <Checkbox name="kit-lift" label={t('flag.lift')} disabled />
          <Checkbox name="kit-cellar" label={t('flag.cellar')} disabled defaultChecked />
        </div>
        <RadioGroup
          name="kit-contact"
          legend={t('person.contact_preference')}
          options={[
            { value: 'email', text: t('person.by_email') },
            { value: 'phone', text: t('person.by_phone'), help: t('person.timeslot_10_13') },
            { value: 'office', text: t('agency.office'), isDisabled: true },
          ]}
          defaultValue="phone"
        />
        <RadioGroup
          name="kit-title"
          legend={t('person.title')}
          options={[
            { value: 'ms', text: t('person.ms') },
            { value: 'mr', text: t('person.mr') },
          ]}
          isRequired
          error={t('validation.title_required')}
        />
        <Checkbox
          name="kit-consent"
          label={t('kit.fields.long_label')}
          error={t('validation.consent_required')}
          isRequired
        />
      </div>
    </KitSection>
  )
}
