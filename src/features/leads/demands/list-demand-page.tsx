import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/page/notice'

import { dayText } from '../appointments/moment-text'
import { type Beside, PrivatePage } from '../private-page'
import { ActionForm } from './action-form'

interface ListDemandPageProps {
  locale: Locale
  token: string
  /** Whose demand it is. */
  email: string
  /** The search of the list in words, and the list itself. */
  search: string[]
  listHref: string
  isConfirmed: boolean
  isActive: boolean
  /** An old link may still stop it, and nothing else. */
  canChange: boolean
  until: Date | null
  /** Asked because it is about to be deleted. */
  isAsked: boolean
  hasNews: boolean
  beside: Beside
}

/** A demand that was made from a list: confirmed, stopped or resumed by its buttons, and by nothing else. */
export function ListDemandPage(props: ListDemandPageProps) {
  const { locale, token, email, isConfirmed, isActive, canChange, until, hasNews, beside } = props
  const t = translator(locale)
  if (!isConfirmed)
    return (
      <PrivatePage
        title={t('list_demand.confirm_title')}
        intro={t('list_demand.confirm_text', { email })}
        beside={beside}
      >
        <Search {...props} />
        {canChange && (
          <ActionForm locale={locale} token={token} action="confirm" text={t('list_demand.confirm')} />
        )}
      </PrivatePage>
    )
  if (!isActive)
    return (
      <PrivatePage title={t('demand.stopped')} intro={t('demand.stopped_text')} beside={beside}>
        {canChange && <ActionForm locale={locale} token={token} action="keep" text={t('demand.resume')} />}
      </PrivatePage>
    )
  const date = until ? dayText(until, locale) : ''
  return (
    <PrivatePage
      title={t('demand.manage_title')}
      intro={t('list_demand.manage_intro')}
      notice={
        hasNews && (
          <Notice tone="good" title={t('demand.kept')}>
            {t('demand.kept_text', { date })}
          </Notice>
        )
      }
      beside={beside}
    >
      <Search {...props} />
      <ButtonLink href={props.listHref}>{t('list_demand.to_list')}</ButtonLink>
      <p className="measure mt-5">{t('list_demand.other')}</p>
      {canChange && props.isAsked && (
        <section className="mt-14">
          <h2>{t('demand.keep_title')}</h2>
          <p className="measure mt-4 mb-5">{t('demand.keep_text', { date })}</p>
          <ActionForm locale={locale} token={token} action="keep" text={t('demand.keep')} />
        </section>
      )}
      <section id="stop" className="mt-14 scroll-mt-24">
        <h2>{t('demand.stop_title')}</h2>
        <p className="measure mt-4 mb-5">{t('demand.stop_text')}</p>
        <ActionForm locale={locale} token={token} action="stop" text={t('demand.stop')} />
      </section>
    </PrivatePage>
  )
}

function Search({ locale, search }: ListDemandPageProps) {
  return (
    <>
      <h2>{translator(locale)('list_demand.search')}</h2>
      <p className="measure mt-4 mb-8 wrap-anywhere">{search.join(' · ')}</p>
    </>
  )
}
