import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { env } from '@/env'
import { type ListSheet, renderListMap } from '@/features/listings/map/drawing/render-list-map'
import { listMapData } from '@/features/listings/map/list-map-data'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

import { pictureHosts } from './listings'
import { reads } from '../reads'
import { getSite } from '../site'
import { streetMap } from './street-map'

export const mapStyleUrl = env.MAP_STYLE_URL

export async function getMapData(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaIn(locale, criteriaFromQuery(deal, query))
  const { settings } = await getSite(locale)
  const data = await listMapData(reads(), { criteria, locale, settings, hosts: pictureHosts })
  return { criteria, data }
}

/** The drawing is `null` without a street map. */
export async function getListDrawing(
  deal: Deal,
  query: URLSearchParams,
  { locale, sheet }: { locale: Locale; sheet: ListSheet },
) {
  const { criteria, data } = await getMapData(deal, query, locale)
  const map = await streetMap()
  const drawing =
    map &&
    (await renderListMap({
      tiles: { readTile: map.unpackedTile, schema: map.schema },
      coverage: map.coverage,
      homes: data.properties,
      area: criteria.area,
      ...{ locale, sheet },
    }))
  return { criteria, drawing }
}
