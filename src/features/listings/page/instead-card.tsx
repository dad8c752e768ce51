import { Bell } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { PriceParts } from '@/i18n/price-text'
import { ButtonLink } from '@/ui/button'
import { BottomBar } from '@/ui/card/bottom-bar'

import type { OutcomePages } from '../list/outcome-links'

interface InsteadProps {
  /** Where one says what one looks for. */
  registerHref: string
  locale: Locale
}

/** Where a home that can be had names its adviser: who likes this one that is gone hears of the next. */
export function InsteadCard({ pages, ...props }: InsteadProps & { pages: OutcomePages }) {
  const t = translator(props.locale)
  return (
    <section aria-labelledby="instead-card" className="bg-sheet border-line rounded border p-6 print:hidden">
      <h2 id="instead-card" className="text-xl">
        {t('outcome.instead_title')}
      </h2>
      <p className="text-ink-soft mt-2">{t('outcome.instead_text')}</p>
      <div className="mt-5 grid gap-3">
        <KeepInformed {...props} />
        {pages.valuation && (
          <ButtonLink look="outlined" href={pages.valuation}>
            {t('outcome.own_worth')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** At the thumb's edge, where the price and the visit of a home stand that can be had. */
export function InsteadBar({ price, ...props }: InsteadProps & { price: PriceParts | null }) {
  return (
    <BottomBar price={price}>
      <KeepInformed {...props} className={`shrink-0 px-4 max-[22.5rem]:px-3 ${price ? '' : 'grow'}`} />
    </BottomBar>
  )
}

function KeepInformed({ registerHref, locale, className }: InsteadProps & { className?: string }) {
  return (
    <ButtonLink href={registerHref} className={className}>
      {/* On the narrowest phones the German words need its room beside "sold". */}
      <Bell aria-hidden strokeWidth={1.5} className="size-5 shrink-0 max-[22.5rem]:hidden" />
      {translator(locale)('list_demand.submit')}
    </ButtonLink>
  )
}
