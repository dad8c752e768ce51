import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { type FactRow, FactRows } from '@/ui/page/fact-list'

import { type Beside, factColumns, PrivatePage } from '../private-page'
import { RequestSteps } from '../status/request-page'
import type { RequestStep } from '../status/request-steps'

export interface SentPageProps {
  locale: Locale
  /** What the form says when it is sent. */
  intro: string
  facts: FactRow[]
  /** Who they said to be, how they can be reached and what they wrote. */
  typed: FactRow[]
  /** Of a booked visit: what follows is its mail, and a file for one's calendar. */
  calendarHref: string | null
  requestHref: string
  homeHref: string | null
  steps: RequestStep[]
  beside: Beside
  similar: ReactNode
}

/** Thanks for what was just sent, with all of it that one may need again. */
export function SentPage(props: SentPageProps) {
  const { locale, intro, facts, typed, calendarHref, requestHref, homeHref, steps, beside, similar } = props
  const t = translator(locale)
  return (
    <>
      <PrivatePage title={t('thank_you.title')} intro={intro} beside={beside}>
        <FactRows rows={facts} className={factColumns} />
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
          {calendarHref && (
            <ButtonLink href={calendarHref} rel="nofollow">
              <CalendarPlus aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
              {t('thank_you.to_calendar')}
            </ButtonLink>
          )}
          <a href={requestHref} rel="nofollow" className="inline-flex min-h-11 items-center">
            {t('request.title')}
          </a>
          {homeHref && (
            <a href={homeHref} className="inline-flex min-h-11 items-center">
              {t('thank_you.to_home')}
            </a>
          )}
        </div>
        <section className="mt-12">
          <h2>{t('thank_you.what_next')}</h2>
          {calendarHref ? (
            <p className="measure mt-4">{t('thank_you.appointment_next')}</p>
          ) : (
            <div className="mt-5">
              <RequestSteps steps={steps} locale={locale} />
            </div>
          )}
        </section>
        {typed.length > 0 && (
          <section className="mt-12">
            <h2>{t('thank_you.what_you_sent')}</h2>
            <FactRows rows={typed} className={`mt-5 ${factColumns}`} />
          </section>
        )}
      </PrivatePage>
      {similar}
    </>
  )
}
