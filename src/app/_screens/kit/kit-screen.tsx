import { perLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { PageShell } from '../page-shell'
import { BannerSamples } from './banner-samples'
import { CardSamples } from './card-samples'
import { ControlSamples } from './control-samples'
import { FilterSamples } from './filter-samples'
import { FormSamples } from './form-samples'
import { InteractionSamples } from './interaction-samples'
import { QuickSearchSamples } from './quick-search-samples'
import { RegionSamples } from './region-samples'

export function KitScreen({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <PageShell locale={locale} alternates={perLanguage((other) => `/${other}/kit/`)}>
      <title>{t('kit.title')}</title>
      <h1>{t('kit.title')}</h1>
      <p className="measure mt-4 text-lg">{t('kit.intro')}</p>
      <a href={`/${locale}/kit/mails/`} className="mt-4 inline-flex min-h-11 items-center">
        {t('kit.mails_link')}
      </a>
      <ControlSamples locale={locale} />
      <FormSamples locale={locale} />
      <InteractionSamples locale={locale} />
      <QuickSearchSamples locale={locale} />
      <RegionSamples locale={locale} />
      <FilterSamples locale={locale} />
      <CardSamples locale={locale} />
      <BannerSamples locale={locale} />
    </PageShell>
  )
}
