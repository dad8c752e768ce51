import { createHmac } from 'node:crypto'

import pino from 'pino'

import { shownPoint, type DisclosablePoint } from '@/domain/listing/disclosure'
import { env } from '@/env'
import { renderHomeMap, drawingVersion } from '@/features/listings/map/drawing/render-home-map'
import { type MapArchive, openArchive } from '@/features/listings/map/streets/archive'
import type { Locale } from '@/i18n/locales'

const log = pino({ name: 'maps', level: env.LOG_LEVEL })

let opened: Promise<MapArchive | null> | null = null

/** The street map of this site; `null` without an archive that can be read, and maps are then drawn on bare ground. */
export function streetMap(): Promise<MapArchive | null> {
  opened ??= openArchive(env.MAP_ARCHIVE).catch((error: unknown) => {
    log.error({ err: error }, 'the street map cannot be read: homes are shown without streets')
    return null
  })
  return opened
}

/** Where its tiles are, for whoever fills in which. */
export function tilesHref({ version }: MapArchive): string {
  return `/tiles/${version}/{z}/{x}/{y}.mvt`
}

type PlacedHome = DisclosablePoint & { id: number }

/**
 * The address of a home's drawn map; `null` where it has none. It changes with the drawing, and tells nothing of it: who
 * does not have the key cannot try out points.
 */
export async function getHomeMapHref(home: PlacedHome, locale: Locale): Promise<string | null> {
  const map = await streetMap()
  const place = shownPoint(home)
  if (!map || !place) return null
  const key = createHmac('sha256', env.LINK_SECRET)
    .update(JSON.stringify(['home-map', drawingVersion, map.version, locale, home.id, place]))
    .digest('base64url')
    .slice(0, 16)
  return `/maps/${locale}/${home.id}-${key}.svg`
}

/** The drawing itself, of what visitors may know of the home. */
export async function getHomeMap(
  home: PlacedHome & { municipalityKey: string | null },
  locale: Locale,
): Promise<string | null> {
  const map = await streetMap()
  const place = shownPoint(home)
  if (!map || !place) return null
  const { longitude, latitude, isExact } = place
  return renderHomeMap({
    tiles: { readTile: map.unpackedTile, schema: map.schema },
    coverage: map.coverage,
    point: [longitude, latitude],
    municipalityKey: home.municipalityKey,
    isPointExact: isExact,
    locale,
  })
}
