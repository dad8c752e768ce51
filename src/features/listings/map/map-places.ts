import { comparing } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { municipalities, type MunicipalityRecord } from '@/i18n/places/municipalities'

/** Towns by which people find their way on a map of both countries, the best known first: keys of municipalities.json. */
const knownTowns = [
  ...['21004', '11002', '44021', '62063', '52011', '31005', '92094', 'LU-LU-2960317', '24062', '53053'],
  ...['71072', '57081', '34022', '35013', '81001', '82039', '63023', '12025', '91034', '13040'],
  ...['63079', '41002', '33011', '83034', '56016', 'LU-ES-04', 'LU-DI-07', 'LU-CL-03', '25112', '46021'],
]

/** The names on the map's own ground. Where two do not fit, the better known municipality is named. */
export function mapPlaces(locale: Locale): GeoJSON.FeatureCollection<GeoJSON.Point> {
  const byName = comparing(intlLocale[locale])
  const ordered = municipalities.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || b.zips.length - a.zips.length || byName(a.names[locale], b.names[locale]),
  )
  return {
    type: 'FeatureCollection',
    features: ordered.map((place, rank) => ({
      type: 'Feature',
      properties: { name: place.names[locale], rank, isKnown: rankOf(place) < knownTowns.length },
      geometry: { type: 'Point', coordinates: place.point },
    })),
  }
}

function rankOf({ key }: MunicipalityRecord): number {
  const rank = knownTowns.indexOf(key)
  return rank === -1 ? knownTowns.length : rank
}
