import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { readLink } from '@/app/_data/links'
import { getListing } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkReading } from '@/domain/lead/link-claim'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { answerPrivately, answerWith } from '@/http-cache/response-cache'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

import { AgencyLinks } from './agency-links'
import { NotFoundScreen } from './not-found-screen'
import { PageShell } from './page-shell'

export interface PrivateProps {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
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

/** No search engine keeps it, and nobody it links to learns its address. */
export function privateMetadata(title: Parameters<Translate>[0]) {
  return async ({ params }: PrivateProps): Promise<Metadata> => {
    const { locale } = await params
    const t = translator(isLocale(locale) ? locale : defaultLocale)
    return {
      title: t(title as 'request.title'),
      robots: { index: false, follow: false, nocache: true },
      referrer: 'same-origin',
    }
  }
}

interface PrivateScreenProps extends PrivateProps {
  purpose: LinkPurpose
  /** `null` when what the link was for is not there any more. */
  draw: (link: OpenLink) => Promise<ReactNode>
  /** Whoever wants to stop something may do so with an old link too. */
  acceptsExpired?: boolean
}

/** A page behind a signed link: one person's own, kept by no cache. */
export async function PrivateScreen({
  params,
  searchParams,
  purpose,
  draw,
  acceptsExpired = false,
}: PrivateScreenProps) {
  answerPrivately()
  const { locale, token } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={defaultLocale} isPrivate />
  const { languages } = await getSite(locale)
  if (!languages.used.includes(locale)) return <NotFoundScreen locale={defaultLocale} isPrivate />
  const reading = readLink(purpose, token, new Date())
  const link = opened(reading, acceptsExpired)
  const query = queryOf(await searchParams)
  const content = link && (await draw({ locale, token, query, ...link }))
  return (
    <PageShell locale={locale} alternates={perLanguage((language) => linkPath(language, purpose, token))}>
      {content || <LinkProblem locale={locale} isExpired={reading.state !== 'invalid'} />}
    </PageShell>
  )
}

function opened(
  reading: LinkReading,
  acceptsExpired: boolean,
): Pick<OpenLink, 'id' | 'expires' | 'isExpired'> | null {
  if (reading.state === 'invalid' || (reading.state === 'expired' && !acceptsExpired)) return null
  return { id: reading.id, expires: reading.expires, isExpired: reading.state === 'expired' }
}

async function LinkProblem({ locale, isExpired }: { locale: Locale; isExpired: boolean }) {
  answerWith(isExpired ? 410 : 404)
  const t = translator(locale)
  const { agency } = await getSite(locale)
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

function queryOf(values: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  )
  return new URLSearchParams(entries)
}
