import type { ReactNode } from 'react'

import { perLanguage } from '@/domain/language'
import { AskPage, DataPage, ErasedPage, OpenPage } from '@/features/rights/my-data/my-data-pages'
import { myDataPath } from '@/features/rights/my-data-path'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { askMyDataPath } from '@/i18n/paths/system-paths'

import { getAlternates } from '../data/paths'
import { getDataLink, getHeld } from '../data/rights'
import { pageHead, privateHead } from '../head'
import type { Page } from '../page'
import { pageTags } from './page-tags'

/** Where anybody asks what is held about them. */
export async function askMyDataScreen({ locale, entry }: { locale: Locale; entry: string }): Promise<Page> {
  const t = translator(locale)
  const alternates = await getAlternates(entry, locale)
  return {
    locale,
    cache: { tags: pageTags([], { entry }) },
    head: await pageHead({
      locale,
      title: t('my_data.title'),
      description: t('my_data.description'),
      alternates,
    }),
    shell: { alternates },
    content: <AskPage locale={locale} />,
  }
}

/** Behind the mailed link: first the button that opens it, then what it opened. */
export async function myDataScreen(locale: Locale, token: string): Promise<Page> {
  const link = await getDataLink(token)
  if (!link) return closedLink(locale)
  if (link.isOpened) return openedScreen(locale, token)
  const content = <OpenPage locale={locale} token={token} />
  return myDataPage({ locale, parts: [token], content })
}

export async function openedScreen(
  locale: Locale,
  token: string,
  { isUnconfirmed = false }: { isUnconfirmed?: boolean } = {},
): Promise<Page> {
  const held = await getHeld(token)
  if (!held) return closedLink(locale)
  return myDataPage({
    locale,
    status: isUnconfirmed ? 422 : undefined,
    parts: [token],
    content: (
      <DataPage
        locale={locale}
        token={token}
        email={held.email}
        held={held.counts}
        isUnconfirmed={isUnconfirmed}
      />
    ),
  })
}

export function erasedScreen(locale: Locale, query: URLSearchParams): Page {
  const keptOffers = /^\d{1,4}$/.test(query.get('offers') ?? '') ? Number(query.get('offers')) : 0
  return myDataPage({
    locale,
    parts: ['erased'],
    content: <ErasedPage locale={locale} keptOffers={keptOffers} />,
  })
}

/** Used, too old or never made: in each case the next step is a new one. */
export function closedLink(locale: Locale): Page {
  return myDataPage({ locale, status: 410, content: <AskPage locale={locale} isLinkClosed /> })
}

interface MyDataPage {
  locale: Locale
  content: ReactNode
  status?: number
  /** Below the address of the mailed links; without them the page is the form. */
  parts?: string[]
}

/** One person's own: kept by no cache and no search engine. */
export function myDataPage({ locale, content, status, parts }: MyDataPage): Page {
  const t = translator(locale)
  const title = t('my_data.title')
  return {
    locale,
    status,
    cache: 'private',
    head: privateHead(status === 422 ? `${t('error.title_prefix')} ${title}` : title),
    shell: {
      alternates: perLanguage((language) =>
        parts ? myDataPath(language, ...parts) : askMyDataPath(language),
      ),
    },
    content,
  }
}
