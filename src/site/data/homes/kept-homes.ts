import { homeIds } from '@/domain/listing/home-ids'
import { mostKept } from '@/domain/listing/homes-query'
import { missingTag } from '@/features/content/content-tags'
import { findKept } from '@/features/listings/favourites/find-kept'
import { keptHomes } from '@/features/listings/favourites/kept-homes'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'

import { pictureHosts } from './listings'
import { perRequest } from '../per-request'
import { reads } from '../reads'
import { getSite } from '../site'

/** The homes that an address names. */
export const getKeptHomes = perRequest(async (query: string, locale: Locale) => {
  const ids = homeIds(query).slice(0, mostKept)
  const [{ settings }, found] = await Promise.all([
    getSite(locale),
    findKept(reads(), { ids, language: locale }),
  ])
  const tags = [...ids.map(listingTag), ...(found.withdrawn.length > 0 ? [missingTag] : [])]
  return { ids, homes: keptHomes(ids, found, { locale, settings, hosts: pictureHosts }), tags }
})
