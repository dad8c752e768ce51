import type { MapPoint } from '@/domain/search/map-message'

/** A line as the files of the map write it. */
export function encodeLine(line: readonly MapPoint[]): string {
  let text = ''
  let [px, py] = [0, 0]
  for (const [lng, lat] of line) {
    const [x, y] = [Math.round(lng * 1e5), Math.round(lat * 1e5)]
    for (const step of [y - py, x - px]) {
      let rest = step < 0 ? ~(step << 1) : step << 1
      while (rest >= 0x20) {
        text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
        rest >>= 5
      }
      text += String.fromCharCode(rest + 63)
    }
    ;[px, py] = [x, y]
  }
  return text
}
