import type { MapPoint } from '@/domain/search/map-message'

/** A line as the files of the street map write it: steps of 1/100,000 degree as text, latitude first. */
export function decodeLine(text: string): MapPoint[] {
  const line: MapPoint[] = []
  let at = 0
  let [x, y] = [0, 0]
  const next = () => {
    let shift = 0
    let value = 0
    let part: number
    do {
      part = text.charCodeAt(at++) - 63
      value |= (part & 0x1f) << shift
      shift += 5
    } while (part >= 0x20)
    return value & 1 ? ~(value >> 1) : value >> 1
  }
  while (at < text.length) {
    y += next()
    x += next()
    line.push([x / 1e5, y / 1e5])
  }
  return line
}
