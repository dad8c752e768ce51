import { getTotals } from '@/site/data/homes/listings'
import { QuickSearch } from '@/features/listings/quick-search/quick-search'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { KitSample, KitSection } from '../kit-section'

export async function quickSearchSamples(locale: Locale) {
  const t = translator(locale)
  const totals = await getTotals()
  return (
    <KitSection title={t('kit.quick_search.title')} note={t('kit.quick_search.note')}>
      <KitSample title={t('kit.quick_search.on_paper')}>
        <div className="max-w-[40rem]">
          <QuickSearch locale={locale} totals={totals} label={t('kit.quick_search.on_paper')} />
        </div>
      </KitSample>
      <KitSample title={t('kit.quick_search.on_dark')}>
        <div className="bg-bluestone on-dark p-4 md:p-16">
          <div className="max-w-[40rem]">
            <QuickSearch locale={locale} hasCounts={false} label={t('kit.quick_search.on_dark')} />
          </div>
        </div>
      </KitSample>
    </KitSection>
  )
}
