import type { ReactNode } from 'react'

import { perLanguage } from '@/domain/language'
import type { LinkReading } from '@/domain/lead/link-claim'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import type { Agency } from '@/domain/site/site'
import { isLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { readLink } from '../../data/links'
import { getListing } from '../../data/homes/listings'
import { getSite } from '../../data/site'
import { privateHead } from '../../head'
import type { Page } from '../../page'
import { AgencyLinks } from '../agency-links'
import { missingScreen } from '../not-found-screen'

export interface LinkAsked {
  locale: string
  token: string
  query: URLSearchParams
}

export interface OpenLink {
  locale: Locale
  token: string
  id: string
  expires: Date
  /** Only where old links are accepted. */
  isExpired: boolean
  query: URLSearchParams
}

/** What an open link shows; a status where it is not simply 200. */
export interface PrivateContent {
  content: ReactNode
  status?: number
  /** Where it is not that of all such pages. */
  title?: string
}

interface PrivateScreen {
  purpose: LinkPurpose
  title:
    | 'request.title'
    | 'appointment.title'
    | 'demand.manage_title'
    | 'documents.requested_title'
    | 'favourites.title'
    | 'newsletter.title'
    | 'portal.digest_title'
  /** `null` when what the link was for is not there any more. */
  read: (link: OpenLink) => Promise<PrivateContent | null>
  /** Whoever wants to stop something may do so with an old link too. */
  acceptsExpired?: boolean
}

/** A page behind a signed link: one person's own, kept by no cache. */
export function privateScreen({ purpose, title, read, acceptsExpired = false }: PrivateScreen) {
  return async ({ locale, token, query }: LinkAsked): Promise<Page> => {
    if (!isLocale(locale)) return missingScreen({ isPrivate: true })
    const { languages, agency } = await getSite(locale)
    if (!languages.used.includes(locale)) return missingScreen({ isPrivate: true })
    const reading = readLink(purpose, token, new Date())
    const link = opened(reading, acceptsExpired)
    const found = link && (await read({ locale, token, query, ...link }))
    const isExpired = reading.state !== 'invalid'
    return {
      locale,
      cache: 'private',
      status: found ? found.status : isExpired ? 410 : 404,
      head: privateHead(found?.title ?? translator(locale)(title)),
      shell: {
        alternates: perLanguage((language) => linkPath(language, purpose, token)),
        hasMainAction: true,
      },
      content: found?.content ?? <LinkProblem locale={locale} isExpired={isExpired} agency={agency} />,
    }
  }
}

function opened(
  reading: LinkReading,
  acceptsExpired: boolean,
): Pick<OpenLink, 'id' | 'expires' | 'isExpired'> | null {
  if (reading.state === 'invalid' || (reading.state === 'expired' && !acceptsExpired)) return null
  return { id: reading.id, expires: reading.expires, isExpired: reading.state === 'expired' }
}

function LinkProblem({ locale, isExpired, agency }: { locale: Locale; isExpired: boolean; agency: Agency }) {
  const t = translator(locale)
  const why = isExpired ? 'expired' : 'invalid'
  return (
    <div className="pt-4 lg:pt-10">
      <h1>{t(`private.link_${why}_title`)}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">
        {t(`private.link_${why}_text`)}
      </p>
      <AgencyLinks agency={agency} />
    </div>
  )
}

/** The home something is about, while it is on the site. */
export async function homeTitle(id: number | null, locale: Locale): Promise<string | null> {
  const home = id === null ? null : await getListing(id, locale)
  return home && (home.title || home.reference)
}
