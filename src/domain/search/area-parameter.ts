import type { AreaPoint, SearchArea } from './search-area'

/** Signs that stand in an address as they are: `3.7_51.05*3.8_51.05*3.8_51`, and `3.72_51.05_5` with a radius in km. */
export function areaText(area: SearchArea): string {
  if (area.kind === 'circle') return [...area.centre, area.radiusKm].join('_')
  return area.points.map((point) => point.join('_')).join('*')
}

export function areaOf(text: string | null): SearchArea | null {
  if (!text || text.length > 3000 || !/^[-\d._*]+$/.test(text)) return null
  const points = text.split('*').map((point) => point.split('_').map(Number))
  const [first = []] = points
  if (points.flat().some((value) => !Number.isFinite(value))) return null
  if (points.length === 1) {
    const [lng, lat, radiusKm] = first
    if (lng === undefined || lat === undefined || radiusKm === undefined || first.length > 3) return null
    return { kind: 'circle', centre: [lng, lat], radiusKm }
  }
  return points.every(isPoint) ? { kind: 'polygon', points } : null
}

function isPoint(values: number[]): values is AreaPoint {
  return values.length === 2
}
