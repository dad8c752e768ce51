import { euroText } from '@/domain/euro'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { FactList } from '@/ui/page/fact-list'
import { KeyFacts } from '@/ui/page/key-facts'
import { Notice } from '@/ui/page/notice'

import { KitSample, KitSection } from '../kit-section'

export function FactSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const m2 = t('unit.m2')
  return (
    <KitSection title={t('kit.facts.title')} note={t('kit.facts.note')}>
      <KitSample title={t('kit.facts.key_facts')}>
        <KeyFacts
          facts={[
            { figure: '3', word: t('property.bedrooms') },
            { figure: '164', unit: m2, word: t('surface.living') },
            { figure: '512', unit: m2, word: t('surface.ground') },
            { figure: '1934', word: t('building.construction_year') },
          ]}
        />
      </KitSample>
      <div className="-mt-12">
        <FactList
          title={t('section.general')}
          rows={[
            { label: t('property.reference'), value: 'G-100002' },
            { label: t('price.asking_price'), value: euroText(38_900_000, locale) ?? '' },
            { label: t('property.availability'), value: t('property.available_at_deed') },
            { label: t('price.cadastral_income_indexed'), value: euroText(187_200, locale) ?? '' },
            { label: t('building.facades'), value: t('building.half_open') },
            { label: t('building.condition'), value: t('building.condition_refresh') },
            { label: t('building.heating'), value: t('building.heating_heat_pump') },
            { label: t('planning.latest_designation'), value: t('planning.abbr.Wche') },
            { label: t('planning.judicial_decision'), value: t('planning.judicial_decision_no') },
            { label: t('flag.drain_connection'), value: t('common.present') },
          ]}
        />
      </div>
      <KitSample title={t('kit.facts.notices')}>
        <Notice title={t('outcome.sold.title')}>
          <p>{t('outcome.sold.text')}</p>
        </Notice>
        <Notice title={t('thanks.title')} tone="good">
          <p>{t('thanks.contact_me')}</p>
        </Notice>
        <Notice title={t('failure.title')} tone="problem">
          <p>{t('error.mail_not_sent')}</p>
        </Notice>
      </KitSample>
    </KitSection>
  )
}
