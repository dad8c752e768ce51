import { headers } from 'next/headers'
import { getPayload, type TypedUser } from 'payload'
import { cache } from 'react'

import config from '@payload-config'
import { database } from '@/database/connection'
import type { ContentReader } from '@/features/content/read/content-reader'
import { readArticle } from '@/features/content/read/read-article'
import { readHomeBanner } from '@/features/content/read/read-home-banner'
import { readNote } from '@/features/content/read/read-note'
import { readPage } from '@/features/content/read/read-page'
import type { Locale } from '@/i18n/locales'

import { getTotals } from './listings'
import { getSite } from './site'

/** `editor` is the signed-in person a preview is made for; `null` for every visitor. */
export async function contentReader(locale: Locale, editor: TypedUser | null): Promise<ContentReader> {
  return { payload: await getPayload({ config }), db: database(), locale, editor }
}

/** Who looks at a preview, by the admin's own cookie; `null` for anyone else. */
export const getEditor = cache(async (): Promise<TypedUser | null> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user?.collection === 'users' ? user : null
})

export const getPage = cache(async (id: number, locale: Locale, editor: TypedUser | null = null) => {
  const [reader, totals] = await Promise.all([contentReader(locale, editor), getTotals()])
  return readPage(reader, { id, values: { forSaleTotal: totals.sale, forRentTotal: totals.rent } })
})

export const getArticle = cache(async (id: number, locale: Locale, editor: TypedUser | null = null) =>
  readArticle(await contentReader(locale, editor), id),
)

export const getListingNote = cache(async (recordId: number, locale: Locale) =>
  readNote(await contentReader(locale, null), { collection: 'listing-notes', recordId }),
)

export const getProjectNote = cache(async (recordId: number, locale: Locale) =>
  readNote(await contentReader(locale, null), { collection: 'project-notes', recordId }),
)

export const getHomeBanner = cache(async (locale: Locale) => {
  const { settings } = await getSite(locale)
  return readHomeBanner(await contentReader(locale, null), settings)
})
