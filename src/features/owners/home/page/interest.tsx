import type { ContactWay } from '@/domain/owner/contact-way'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { HomeStory } from '../read/read-story'

interface Fact {
  count: number
  text: string
}

interface InterestProps {
  story: HomeStory
  locale: Locale
  now: Date
}

/** Who came, who asked and who looks for such a home: three numbers, as far as they are known. */
export function Interest({ story, locale, now }: InterestProps) {
  const facts = [visits, requests, searches].flatMap((fact) => fact({ story, locale, now }) ?? [])
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="portal-interest" className="mt-14 print:mt-8">
      <h2 id="portal-interest" className="sr-only">
        {translator(locale)('portal.interest.title')}
      </h2>
      <ul className="bg-sand grid md:auto-cols-fr md:grid-flow-col print:bg-transparent">
        {facts.map(({ count, text }, index) => (
          <li
            key={index}
            className="border-edge/30 flex items-baseline gap-4 px-5 py-5 break-inside-avoid not-first:border-t md:px-7 md:not-first:border-t-0 md:not-first:border-l"
          >
            <span className="figures min-w-[2ch] font-serif text-4xl leading-none">
              {numberText(count, intlLocale[locale])}
            </span>
            <span className="leading-snug text-balance">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function visits({ story: { home, happenings }, locale, now }: InterestProps): Fact | null {
  if (!home.histories.includes('visits')) return null
  const t = translator(locale)
  const all = happenings.filter(({ kind }) => kind === 'visit')
  const planned = all.filter(({ at }) => at > now).length
  const parts = [
    t('portal.interest.visits', { count: all.length }),
    ...(planned > 0 ? [t('portal.interest.planned', { count: planned })] : []),
  ]
  return { count: all.length, text: parts.join(', ') }
}

const asking = ['mail-in', 'call-in', 'website'] as const satisfies ContactWay[]

function requests({ story: { home, happenings }, locale, now }: InterestProps): Fact | null {
  if (!home.histories.includes('communications')) return null
  const t = translator(locale)
  const past = happenings.filter(({ kind, at }) => kind === 'communication' && at <= now)
  const counts = asking
    .map((way) => ({ way, count: past.filter((one) => one.way === way).length }))
    .filter(({ count }) => count > 0)
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const ways = counts.map((one) => t(`portal.interest.${one.way}`, { count: one.count }))
  return {
    count,
    text: [t('portal.interest.requests', { count }), ways.join(', ')].filter(Boolean).join(': '),
  }
}

function searches({ story: { home }, locale }: InterestProps): Fact | null {
  const t = translator(locale)
  const alerts = home.alerts ?? 0
  if (home.demands === null)
    return alerts > 0 ? { count: alerts, text: t('portal.interest.alerts', { count: alerts }) } : null
  const searched = t('portal.interest.demands', { count: home.demands })
  return {
    count: home.demands,
    text: alerts > 0 ? `${searched}. ${t('portal.alerts', { count: alerts })}` : searched,
  }
}
