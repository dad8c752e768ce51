import type {
  GeoJSONSource,
  Map as MapLibreMap,
  MapOptions,
  PaddingOptions,
  StyleSpecification,
} from 'maplibre-gl'

import type { MapMessage, MapPoint } from '@/domain/search/map-message'
import type { SearchArea } from '@/domain/search/search-area'
import type { Locale } from '@/i18n/locales'

import { boxArea, boxAround, mostOf, outline, rounded } from '../map-geometry'
import { mapLibrary } from './map-library'
import { mapPins, type PinEvents } from './map-pins'
import { addOwnLayers, furthestZoom, ownStyle } from './map-style'
import type { MapFrameWords } from '../map-words'
import { bareZoom, type Coverage, coverageOf, nearestZoom } from '../streets/coverage'
import { addOwnGround, type GroundUrls } from './own-ground'
import { streetSource } from './street-layer'
import { streetStyle, type StreetTiles } from './street-style'

/** Belgium and Luxembourg. */
const home: [number, number, number, number] = [2.5, 49.4, 6.5, 51.55]

export interface HomesMapNeeds extends PinEvents {
  container: HTMLElement
  words: MapFrameWords
  locale: Locale
  /** Empty: our own style on our own data. */
  styleUrl: string
  /** The street map; `null` without an archive: bare ground. */
  streets: StreetTiles | null
  ground: GroundUrls
}

export interface HomesMap {
  show: (message: MapMessage) => void
  light: (id: number | null) => void
  /** The area of the search. */
  showArea: (area: SearchArea | null) => void
  /** An area that is still being chosen; `null` shows that of the search again. */
  tryArea: (area: SearchArea | null) => void
  lookAt: (area: SearchArea) => void
  viewedArea: () => SearchArea
  centre: () => MapPoint
  isInView: (point: MapPoint) => boolean
  onMove: (listener: () => void) => () => void
  /** Called whenever the map has come to rest. */
  onRest: (listener: () => void) => () => void
  zoomBy: (steps: number) => void
  /** For what draws on it. */
  map: MapLibreMap
}

/** `null` where the browser cannot draw maps. */
export async function homesMap(needs: HomesMapNeeds): Promise<HomesMap | null> {
  if (!document.createElement('canvas').getContext('webgl2')) return null
  const { container, words, styleUrl, streets } = needs
  const [library] = await Promise.all([mapLibrary(), mapFonts()])
  const own = groundStyle(needs)
  const coverage = streets && coverageOf(streets.rings)
  try {
    const map = new library.Map({
      container,
      style: styleUrl || own,
      bounds: home,
      maxZoom: furthestZoom,
      minZoom: leastZoom,
      ...(!styleUrl && coverage && { transformConstrain: whereStreetsAre(coverage) }),
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: true,
      attributionControl: { compact: false },
      locale: {
        'Map.Title': words.map,
        'CooperativeGesturesHandler.WindowsHelpText': words.scrollWindows,
        'CooperativeGesturesHandler.MacHelpText': words.scrollMac,
        'CooperativeGesturesHandler.MobileHelpText': words.scrollTouch,
      },
    })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    await groundOf(map, own)
    addOwnLayers(map)
    if (map.getSource('regions')) void addOwnGround(map, needs.ground)
    const nearest = (point: MapPoint) =>
      map.getSource(streetSource) ? nearestZoom(coverage, point) : furthestZoom
    return handleOf(map, mapPins(library, map, { ...needs, nearest, clusterText: words.cluster }))
  } catch (error) {
    if (error instanceof library.GPUInitializationError) return null
    throw error
  }
}

const leastZoom = 5

function groundStyle({ words, locale, streets }: HomesMapNeeds): StyleSpecification {
  const { credits, streetCredits } = words
  if (!streets) return ownStyle({ fontFamily: pageFont(), credits })
  const [sans, serif] = [pageFont(), headingFont()]
  return streetStyle({ tiles: streets, locale, sans, serif, credits: streetCredits })
}

/** Nobody comes nearer than there is something to see. */
function whereStreetsAre(coverage: Coverage): MapOptions['transformConstrain'] {
  return (center, zoom) => {
    const nearest = nearestZoom(coverage, [center.lng, center.lat])
    return { center, zoom: Math.max(leastZoom, Math.min(nearest, zoom)) }
  }
}

/** A tile host that does not answer leaves our own ground. */
async function groundOf(map: MapLibreMap, own: StyleSpecification): Promise<void> {
  const useOwn = () => map.setStyle(own)
  map.once('error', useOwn)
  await new Promise((resolve) => map.once('style.load', resolve))
  map.off('error', useOwn)
}

function handleOf(map: MapLibreMap, pins: ReturnType<typeof mapPins>): HomesMap {
  let area: SearchArea | null = null
  const fit = (points: readonly MapPoint[], padding: number | PaddingOptions, maxZoom: number) => {
    const box = boxAround(points)
    if (!box) return
    // First there: how near the map may come depends on where it is.
    map.jumpTo({ center: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] })
    map.fitBounds(box, { padding, maxZoom, animate: false })
  }
  return {
    map,
    show({ properties, customMarker, mapType }) {
      // Under a thumb the map of a list has the whole window: nothing is scrolled past it.
      if (mapType === 'list' && window.matchMedia('(pointer: coarse)').matches)
        map.cooperativeGestures.disable()
      pins.show(properties, customMarker)
      setPoints(map, 'approximate', approximatePoints(properties))
      // An area is what the visitor was looking at: it stays in view whatever was found in it.
      if (!area)
        fit(
          mostOf(properties.map(({ point }) => point)),
          { ...aroundPins, bottom: aroundPins.bottom + pixelsBelowWindow() },
          firstZoom(map, mapType === 'detail' && properties.every(({ isPointExact }) => isPointExact)),
        )
    },
    light: pins.light,
    showArea(searched) {
      area = searched
      setArea(map, area)
      if (area) fit(outline(area), 0, furthestZoom)
    },
    tryArea: (tried) => setArea(map, tried ?? area),
    lookAt: (tried) => fit(outline(tried), 24, furthestZoom),
    viewedArea() {
      const bounds = map.getBounds()
      return boxArea([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()])
    },
    centre() {
      const { lng, lat } = map.getCenter()
      return rounded([lng, lat])
    },
    isInView: (point) => map.getBounds().contains(point),
    onMove: (listener) => heard(map, 'move', listener),
    onRest: (listener) => heard(map, 'moveend', listener),
    zoomBy(steps) {
      map.easeTo({ zoom: map.getZoom() + steps, duration: 200 })
    },
  }
}

function heard(map: MapLibreMap, event: 'move' | 'moveend', listener: () => void) {
  map.on(event, listener)
  return () => map.off(event, listener)
}

/** How much of the map's place is still below the window of the page around it. */
function pixelsBelowWindow(): number {
  const place = window.frameElement?.getBoundingClientRect()
  if (!place) return 0
  const hidden = Math.max(0, place.bottom - window.parent.innerHeight)
  return hidden < place.height / 2 ? hidden : 0
}

/** On bare ground the point of a municipality would pass for that of the home. */
function firstZoom(map: MapLibreMap, isExact: boolean): number {
  if (map.getSource('regions')) return bareZoom
  return isExact ? 15.05 : 13.7
}

/** The tools of the map lie over its upper edge, and pins stand up from their points. */
const aroundPins = { top: 132, right: 44, bottom: 44, left: 44 }

function setArea(map: MapLibreMap, area: SearchArea | null) {
  const features = area ? [polygon(outline(area))] : []
  void map.getSource<GeoJSONSource>('area')?.setData({ type: 'FeatureCollection', features })
}

function setPoints(map: MapLibreMap, source: string, points: MapPoint[]) {
  const features = points.map((coordinates) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates },
  }))
  void map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features })
}

/** Each once, or many circles on one point would become one dark disc. */
function approximatePoints(properties: MapMessage['properties']): MapPoint[] {
  const points = properties.filter(({ isPointExact }) => !isPointExact).map(({ point }) => point)
  return [...new Map(points.map((point) => [point.join(), point])).values()]
}

function polygon(ring: MapPoint[]): GeoJSON.Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** The letters that the map is drawn with, there before it asks for them. */
async function mapFonts(): Promise<void> {
  const faces = [`400 16px "${pageFont()}"`, `500 16px "${pageFont()}"`, `500 16px "${headingFont()}"`]
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  await document.fonts.ready
}

/** The first family of the page's own text. */
function pageFont(): string {
  return familyOf(document.body)
}

function headingFont(): string {
  return familyOf(document.querySelector('h1') ?? document.body)
}

function familyOf(element: Element): string {
  const [family = ''] = getComputedStyle(element).fontFamily.split(',')
  return family.replaceAll(/["']/g, '').trim() || 'sans-serif'
}
