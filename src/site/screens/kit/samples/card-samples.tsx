import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'
import { Quote } from '@/ui/page/quote'
import { Skeleton } from '@/ui/page/skeleton'

import { EditorialSamples } from './editorial-samples'
import { EnergySamples } from './energy-samples'
import { FactSamples } from './fact-samples'
import { HomeSamples } from './home-samples'
import { KitSample, KitSection } from '../kit-section'

export function CardSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <FactSamples locale={locale} />
      <EnergySamples locale={locale} />
      <KitSection title={t('kit.cards.title')} note={t('kit.cards.note')}>
        <HomeSamples locale={locale} />
        <EditorialSamples locale={locale} />
        <KitSample title={t('kit.cards.quote')}>
          <Quote
            text={t('kit.sample.quote')}
            name="Lieve & Jan Vandenbroucke"
            place={t('kit.sample.quote_place')}
          />
        </KitSample>
        <KitSample title={t('kit.cards.loading')}>
          <Skeleton text={t('common.loading')} cards={3} />
        </KitSample>
        <KitSample title={t('kit.cards.empty')}>
          <EmptyState
            title={t('list.empty_title')}
            text={t('list.empty_sale')}
            actions={
              <>
                <ButtonLink href="#content">{t('list.empty_show_all')}</ButtonLink>
                <ButtonLink href="#content" look="outlined">
                  {t('list_demand.title')}
                </ButtonLink>
              </>
            }
          />
        </KitSample>
      </KitSection>
    </>
  )
}
