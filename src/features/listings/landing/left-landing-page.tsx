import type { ReactNode } from 'react'

import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb, type Crumb } from '@/ui/page/breadcrumb'

import { OutcomeLinks } from '../list/outcome-links'
import { LandingLinkList } from './landing-link-list'
import type { LandingLink } from './landing-links'

interface LeftLandingPageProps {
  locale: Locale
  criteria: SearchCriteria
  title: string
  /** In the language of the page. */
  city: string
  trail: Crumb[]
  /** Other types and the other deal in the same municipality. */
  here: readonly LandingLink[]
  near: readonly LandingLink[]
  /** Where somebody asks for the next home that comes here. */
  keepInformed: ReactNode
  /** What editors say of them. */
  words?: ReactNode
}

/** A landing page that has no homes just now: what there is around it, and the same place with other homes. */
export function LeftLandingPage(props: LeftLandingPageProps) {
  const { locale, criteria, title, city, trail, here, near, keepInformed, words } = props
  const t = translator(locale)
  return (
    <>
      <Breadcrumb label={t('common.breadcrumb')} crumbs={trail} />
      <h1 className="mt-4">{title}</h1>
      <p className="measure text-ink-soft mt-4 text-lg">
        {t(`list.description_${criteria.deal}`, { count: 0 })}
      </p>
      {words}
      <LandingLinkList id="near" title={t('landing.near', { city })} links={near} locale={locale} />
      <LandingLinkList id="here" title={t('landing.also_in', { city })} links={here} locale={locale} />
      <OutcomeLinks locale={locale} deal={criteria.deal} />
      {keepInformed}
    </>
  )
}
