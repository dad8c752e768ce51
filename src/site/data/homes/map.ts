import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { env } from '@/env'
import { listMapData } from '@/features/listings/map/list-map-data'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

import { pictureHosts } from './listings'
import { reads } from '../reads'
import { getSite } from '../site'

export const mapStyleUrl = env.MAP_STYLE_URL

export async function getMapData(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaIn(locale, criteriaFromQuery(deal, query))
  const { settings } = await getSite(locale)
  const data = await listMapData(reads(), { criteria, locale, settings, hosts: pictureHosts })
  return { criteria, data }
}
