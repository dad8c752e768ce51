import type { ContentReader } from '@/features/content/read/content-reader'
import { visitorReader } from '@/features/content/read/published-source'
import { readArticle } from '@/features/content/read/read-article'
import { readHomeBanner } from '@/features/content/read/read-home-banner'
import { readNote } from '@/features/content/read/read-note'
import { readFormerMember, readMember } from '@/features/content/read/read-member'
import { readPage } from '@/features/content/read/read-page'
import { readSection } from '@/features/content/sections/read-section'
import type { Locale } from '@/i18n/locales'

import { getTotals } from './homes/listings'
import { perRequest } from './per-request'
import { reads } from './reads'
import { getRevision, getSite } from './site'

/** What a signed-in editor is working on, among what visitors see. Only the cms makes one. */
export type PreviewReader = (published: ContentReader) => ContentReader

export async function contentReader(locale: Locale, preview?: PreviewReader): Promise<ContentReader> {
  const reader = visitorReader({ db: reads(), locale, revision: await getRevision() })
  return preview ? preview(reader) : reader
}

export const getPage = perRequest(async (id: number, locale: Locale, preview?: PreviewReader) => {
  const reader = await contentReader(locale, preview)
  return readPage(reader, { id, values: totals() })
})

export const getSection = perRequest(async (id: number, locale: Locale, preview: PreviewReader) =>
  readSection(await contentReader(locale, preview), { id, values: totals() }),
)

/** What the conditions of modules can ask about. */
async function totals() {
  const { sale, rent } = await getTotals()
  return { forSaleTotal: sale, forRentTotal: rent }
}

export const getArticle = perRequest(async (id: number, locale: Locale, preview?: PreviewReader) =>
  readArticle(await contentReader(locale, preview), id),
)

export const getMember = perRequest(async (id: number, locale: Locale) =>
  readMember(await contentReader(locale), id),
)

export const getFormerMember = perRequest(async (id: number, locale: Locale) =>
  readFormerMember(await contentReader(locale), id),
)

export const getListingNote = perRequest(async (recordId: number, locale: Locale) =>
  readNote(await contentReader(locale), { kind: 'listing-note', recordId }),
)

export const getProjectNote = perRequest(async (recordId: number, locale: Locale) =>
  readNote(await contentReader(locale), { kind: 'project-note', recordId }),
)

export const getHomeBanner = perRequest(async (locale: Locale, preview?: PreviewReader) => {
  const [{ settings }, reader] = await Promise.all([getSite(locale), contentReader(locale, preview)])
  return readHomeBanner(reader, settings)
})
