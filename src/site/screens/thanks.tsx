import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listPath } from '@/i18n/paths/listing-paths'
import { ButtonLink } from '@/ui/button'

/** Thanks in which nothing is anybody's own. */
export function Thanks({ locale, intro }: { locale: Locale; intro: string }) {
  const t = translator(locale)
  return (
    <div className="pt-4 lg:pt-10">
      <h1>{t('thank_you.title')}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">{intro}</p>
      <p className="measure mt-6 text-lg">{t('thank_you.next')}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <ButtonLink href={listPath(locale, 'sale')}>{t('thank_you.to_sale')}</ButtonLink>
        <a href={listPath(locale, 'rent')} className="inline-flex min-h-11 items-center">
          {t('thank_you.to_rent')}
        </a>
      </div>
    </div>
  )
}
