import { municipalityByKey } from '@/i18n/places/municipalities'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import { pathBox } from '../regions/map/path-box'
import paths from '../regions/region-paths.json'
import type { RegionPaths } from '../regions/region-paths'

// eslint-disable-next-line no-restricted-syntax -- the generated file holds the pairs as plain lists
const drawing = paths as unknown as RegionPaths
const edge = 20

/** A home's municipality in its province, drawn on our own data: for paper, and for browsers without script. */
export function LocatorMap({
  listing,
  locale,
}: {
  listing: Pick<ListingPageData, 'municipalityKey'>
  locale: Locale
}) {
  const t = translator(locale)
  const key = listing.municipalityKey
  const municipality = key === null ? undefined : municipalityByKey(key)
  const province = drawing.provinces.find((one) => one.key === municipality?.province)
  const shape = province?.municipalities.find(([one]) => one === key)
  if (!municipality || !province || !shape) return null
  const isLuxembourg = municipality.country === 'LU'
  const outline = isLuxembourg ? drawing.luxembourg.outline : province.outline
  const { x, y, width, height } = pathBox(outline)
  const city = municipality.names[locale]
  return (
    <svg
      role="img"
      aria-label={t(drawnOn(province.key, isLuxembourg), { city })}
      viewBox={[x - edge, y - edge, width + 2 * edge, height + 2 * edge].join(' ')}
      className="h-auto max-h-full w-full"
    >
      <path d={outline} className="fill-sand stroke-ink-soft" strokeWidth={Math.max(width, height) / 250} />
      <path d={shape[1]} className="fill-brick" />
    </svg>
  )
}

/** Brussels is in no province. */
function drawnOn(province: string, isLuxembourg: boolean) {
  if (isLuxembourg) return 'location.drawing_country'
  return province === 'BE-BRU' ? 'location.drawing_region' : 'location.drawing'
}
