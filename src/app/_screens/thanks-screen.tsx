import type { Metadata } from 'next'

import { getReplyWorkingDays } from '@/app/_data/forms'
import { getAlternates } from '@/app/_data/paths'
import { formOf } from '@/domain/lead/forms'
import { isLeadKind } from '@/domain/lead/lead-kind'
import { wordsIn } from '@/features/leads/form/form-words'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { FeedbackForm } from '@/i18n/system-paths'
import { listPath } from '@/i18n/listing-paths'
import { ButtonLink } from '@/ui/button'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface ThanksScreenProps {
  locale: Locale
  entry: string
  form: FeedbackForm
  query?: string
}

export async function thanksMetadata({ locale, entry, form }: ThanksScreenProps): Promise<Metadata> {
  const t = translator(locale)
  return pageMetadata({
    locale,
    title: t('thank_you.page_title', { form: t(`thank_you.${form}.name`) }),
    description: t(`thank_you.${form}.text`, { days: await getReplyWorkingDays() }),
    alternates: await getAlternates(entry, locale),
    isIndexed: false,
  })
}

/** Where a form leads once it is sent. */
export async function ThanksScreen({ locale, entry, form, query = '' }: ThanksScreenProps) {
  const t = translator(locale)
  const kind = new URLSearchParams(query).get('form')
  // A page that serves several forms has the words of the one that was sent.
  const own = isLeadKind(kind) && formOf(kind).feedback === form ? wordsIn(locale)(formOf(kind).thanks) : null
  cachePage([replyPromiseTag], { entry })
  return (
    <PageShell locale={locale} alternates={await getAlternates(entry, locale)}>
      {/* What may be counted, once a visitor agrees to that. */}
      <div className="pt-4 lg:pt-10" data-sent-form={isLeadKind(kind) ? kind : form}>
        <h1>{t('thank_you.title')}</h1>
        <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">
          {own ?? t(`thank_you.${form}.text`, { days: await getReplyWorkingDays() })}
        </p>
        <p className="measure mt-6 text-lg">{t('thank_you.next')}</p>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <ButtonLink href={listPath(locale, 'sale')}>{t('thank_you.to_sale')}</ButtonLink>
          <a href={listPath(locale, 'rent')} className="inline-flex min-h-11 items-center">
            {t('thank_you.to_rent')}
          </a>
        </div>
      </div>
    </PageShell>
  )
}
