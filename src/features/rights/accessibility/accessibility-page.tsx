import type { ReactNode } from 'react'

import { intlLocale } from '@/domain/language'
import { dateText, listText } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { type AuditFacts, deviations, deviationsIn } from './audit-facts'

interface AccessibilityPageProps {
  locale: Locale
  agency: string
  /** Without an audit nothing is claimed. */
  facts: AuditFacts | null
  /** The form, and who can be called. */
  form: ReactNode
  help: ReactNode
}

const efforts = ['keyboard', 'zoom', 'motion', 'contrast', 'scripts'] as const
const limits = ['films', 'documents', 'tours'] as const

/** What the last audit found, what may still be in the way, and whom to tell. */
export function AccessibilityPage({ locale, agency, facts, form, help }: AccessibilityPageProps) {
  const t = translator(locale)
  return (
    <div className="pt-4 lg:pt-10">
      <h1 className="text-balance">{t('accessibility.title')}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug text-balance">
        {t('accessibility.intro', { agency })}
      </p>
      {facts && <Measured locale={locale} facts={facts} />}
      <section className="mt-12" aria-labelledby="efforts">
        <h2 id="efforts">{t('accessibility.efforts_title')}</h2>
        <ul className="measure mt-4 grid list-disc gap-2 pl-5">
          {efforts.map((key) => (
            <li key={key}>{t(`accessibility.effort_${key}`)}</li>
          ))}
        </ul>
      </section>
      <section className="mt-12" aria-labelledby="limits">
        <h2 id="limits">{t('accessibility.limits_title')}</h2>
        <ul className="measure mt-4 grid list-disc gap-2 pl-5">
          {limits.map((key) => (
            <li key={key}>{t(`accessibility.limit_${key}`)}</li>
          ))}
        </ul>
      </section>
      <section className="mt-12" aria-labelledby="tell">
        <h2 id="tell">{t('accessibility.form_title')}</h2>
        <p className="measure mt-3">{t('accessibility.form_text')}</p>
        <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="bg-sheet border-line max-w-2xl min-w-0 border p-5 md:p-10">{form}</div>
          <aside className="max-w-2xl">{help}</aside>
        </div>
      </section>
      <section className="mt-12" aria-labelledby="authority">
        <h2 id="authority">{t('accessibility.authority_title')}</h2>
        <p className="measure mt-3">{t('accessibility.authority_text')}</p>
      </section>
    </div>
  )
}

function Measured({ locale, facts }: { locale: Locale; facts: AuditFacts }) {
  const t = translator(locale)
  const day = dateText(new Date(facts.checkedOn), intlLocale[locale], { dateStyle: 'long' })
  const results = deviations.map((key) => ({ key, count: facts[key] }))
  return (
    <section className="mt-12" aria-labelledby="state">
      <h2 id="state">{t('accessibility.state_title')}</h2>
      <p className="measure mt-3 text-lg">
        {deviationsIn(facts) === 0 ? t('accessibility.state_full') : t('accessibility.state_partial')}
      </p>
      <p className="measure mt-3">
        {t('accessibility.method', {
          day,
          kinds: facts.pageKinds,
          languages: facts.languages,
          widths: listText(facts.widths.map(String), intlLocale[locale]),
        })}
      </p>
      <dl className="border-line mt-6 max-w-3xl border-b">
        {results.map(({ key, count }) => (
          <div key={key} className="border-line grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t py-2.5">
            <dt>{t(`accessibility.found_${key}`)}</dt>
            <dd className="figures font-medium">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
