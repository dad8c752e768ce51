import { Check, Circle } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { FactRows } from '@/ui/page/fact-list'

import { type Beside, factColumns, PrivatePage } from '../private-page'
import type { RequestStep } from './request-steps'

export interface RequestPageProps {
  locale: Locale
  steps: RequestStep[]
  facts: { label: string; value: string }[]
  /** What one can do with the request. */
  links: { href: string; text: string }[]
  beside: Beside
}

/** How far we are, for the one who asked. */
export function RequestPage({ locale, steps, facts, links, beside }: RequestPageProps) {
  const t = translator(locale)
  return (
    <PrivatePage title={t('request.title')} intro={t('request.intro')} beside={beside}>
      <RequestSteps steps={steps} locale={locale} />
      <section className="mt-14">
        <h2>{t('request.what')}</h2>
        <FactRows rows={facts} className={`mt-5 ${factColumns}`} />
        {links.length > 0 && (
          <ul className="mt-4">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </PrivatePage>
  )
}

export function RequestSteps({ steps, locale }: Pick<RequestPageProps, 'steps' | 'locale'>) {
  return (
    <ol className="border-line border-b">
      {steps.map((step) => (
        <Step key={step.title} step={step} locale={locale} />
      ))}
    </ol>
  )
}

function Step({ step: { title, isDone, text }, locale }: { step: RequestStep; locale: Locale }) {
  const t = translator(locale)
  const Sign = isDone ? Check : Circle
  return (
    <li
      className={`border-line grid grid-cols-[1.25rem_1fr] gap-x-4 gap-y-1 border-t py-5 md:grid-cols-[1.25rem_11rem_1fr] ${isDone ? '' : 'text-ink-soft'}`}
    >
      <Sign
        aria-hidden
        strokeWidth={isDone ? 2 : 1.5}
        className={`mt-1 size-5 ${isDone ? 'text-moss' : 'text-edge'}`}
      />
      <p className="font-serif text-xl leading-tight">
        {title}
        <span className="text-ink-soft mt-0.5 block font-sans text-sm">
          {t(isDone ? 'request.done' : 'request.waiting')}
        </span>
      </p>
      <p className="measure max-md:col-start-2 md:text-lg md:leading-snug">{text}</p>
    </li>
  )
}
