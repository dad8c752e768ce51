import type { ReactNode } from 'react'

import { rootPath } from '@/i18n/paths/known-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb, type Crumb } from '@/ui/page/breadcrumb'

import { listHref } from '../list/list-href'
import { ListPage, type ListPageProps } from '../list/list-page'
import { LandingLinkList } from './landing-link-list'
import type { LandingLink } from './landing-links'

export interface LandingPageProps extends Omit<ListPageProps, 'landing'> {
  title: string
  /** In the language of the page. */
  city: string
  trail: Crumb[]
  sentences: readonly string[]
  hrefOf: (page: number) => string
  /** Other types and the other deal in the same municipality. */
  here: readonly LandingLink[]
  near: readonly LandingLink[]
  /** What editors say of them. */
  words?: ReactNode
}

/** The homes of one type in one municipality, after what can be said of them all. */
export function LandingPage(props: LandingPageProps) {
  const { locale, title, city, trail, hrefOf, here, near, words } = props
  const t = translator(locale)
  return (
    <>
      <Breadcrumb label={t('common.breadcrumb')} crumbs={trail} />
      <div className="mt-4">
        <ListPage {...props} landing={{ title, hrefOf, intro: <Intro {...props} /> }} />
      </div>
      {words}
      <LandingLinkList id="here" title={t('landing.also_in', { city })} links={here} locale={locale} />
      <LandingLinkList id="near" title={t('landing.near', { city })} links={near} locale={locale} />
    </>
  )
}

/** The figures stand on the first page; the others say which page they are. */
function Intro({ locale, criteria, result, sentences }: LandingPageProps) {
  const { pages } = result
  const words = criteria.page > 1 ? sentences.slice(0, 1) : sentences
  return (
    <p className="measure text-ink-soft figures mt-4 text-lg">
      {words.join(' ')}
      {pages > 1 && <> {capital(translator(locale)('list.page_of', { page: criteria.page, pages }))}.</>}
    </p>
  )
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Home, the list, the list of the town, and the type. */
export function landingTrail(
  { city, type }: { city: string; type: string },
  { locale, criteria }: { locale: Locale; criteria: ListPageProps['criteria'] },
): Crumb[] {
  const t = translator(locale)
  const { deal } = criteria
  return [
    { text: t('nav.home'), href: rootPath(locale) },
    { text: t(deal === 'sale' ? 'nav.for_sale' : 'nav.for_rent'), href: listPath(locale, deal) },
    { text: city, href: listHref(locale, { ...criteria, typeIds: [], page: 1 }) },
    { text: type },
  ]
}
