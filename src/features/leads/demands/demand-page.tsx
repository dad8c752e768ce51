import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Notice } from '@/ui/page/notice'

import { dayText } from '../appointments/moment-text'
import { type Beside, PrivatePage } from '../private-page'
import { ActionForm } from './action-form'
import { DemandForm, type DemandFormProps } from './demand-form'

/** What came of the last button. */
export type DemandNotice = 'changed' | 'kept'

export interface DemandPageProps extends DemandFormProps {
  isActive: boolean
  /** An old link may still stop it, and nothing else. */
  canChange: boolean
  until: Date | null
  /** Asked because it is about to be deleted. */
  isAsked: boolean
  notice: DemandNotice | null
  beside: Beside
}

/** A demand: shown, and changed or stopped only by its buttons. */
export function DemandPage(props: DemandPageProps) {
  const { locale, token, isActive, canChange, until, isAsked, notice, beside } = props
  const t = translator(locale)
  const date = until ? dayText(until, locale) : ''
  if (!isActive)
    return (
      <PrivatePage title={t('demand.stopped')} intro={t('demand.stopped_text')} beside={beside}>
        {canChange && <ActionForm locale={locale} token={token} action="keep" text={t('demand.resume')} />}
      </PrivatePage>
    )
  return (
    <PrivatePage
      title={t('demand.manage_title')}
      intro={t('demand.manage_intro')}
      notice={notice && <DemandNews locale={locale} notice={notice} date={date} />}
      beside={beside}
    >
      {isAsked && canChange && (
        <section className="mb-12">
          <h2>{t('demand.keep_title')}</h2>
          <p className="measure mt-4 mb-5">{t('demand.keep_text', { date })}</p>
          <ActionForm locale={locale} token={token} action="keep" text={t('demand.keep')} />
        </section>
      )}
      {canChange && <DemandForm {...props} />}
      <section id="stop" className="mt-14 scroll-mt-24">
        <h2>{t('demand.stop_title')}</h2>
        <p className="measure mt-4 mb-5">{t('demand.stop_text')}</p>
        <ActionForm locale={locale} token={token} action="stop" text={t('demand.stop')} />
      </section>
    </PrivatePage>
  )
}

function DemandNews({ locale, notice, date }: { locale: Locale; notice: DemandNotice; date: string }) {
  const t = translator(locale)
  return (
    <Notice tone="good" title={t(`demand.${notice}`)}>
      {t(`demand.${notice}_text`, { date })}
    </Notice>
  )
}
