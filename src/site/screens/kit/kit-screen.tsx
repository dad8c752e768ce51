import { perLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { plainHead } from '../../head'
import type { Page } from '../../page'
import { bannerSamples } from './samples/banner-samples'
import { CardSamples } from './samples/card-samples'
import { ControlSamples } from './samples/control-samples'
import { filterSamples } from './samples/filter-samples'
import { FormSamples } from './samples/form-samples'
import { InteractionSamples } from './samples/interaction-samples'
import { quickSearchSamples } from './samples/quick-search-samples'
import { RegionSamples } from './samples/region-samples'

/** Every piece of the interface in every state, for who builds with it; a real site does not have it. */
export async function kitScreen(locale: Locale): Promise<Page> {
  const t = translator(locale)
  return {
    locale,
    cache: 'fresh',
    head: plainHead(t('kit.title'), { robots: 'noindex, nofollow' }),
    shell: { alternates: perLanguage((other) => `/${other}/kit/`) },
    content: (
      <>
        <h1>{t('kit.title')}</h1>
        <p className="measure mt-4 text-lg">{t('kit.intro')}</p>
        <a href={`/${locale}/kit/mails/`} className="mt-4 inline-flex min-h-11 items-center">
          {t('kit.mails_link')}
        </a>
        <ControlSamples locale={locale} />
        <FormSamples locale={locale} />
        <InteractionSamples locale={locale} />
        {await quickSearchSamples(locale)}
        <RegionSamples locale={locale} />
        {await filterSamples(locale)}
        <CardSamples locale={locale} />
        {await bannerSamples(locale)}
      </>
    ),
  }
}
