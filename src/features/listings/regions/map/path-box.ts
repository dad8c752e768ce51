import type { Box } from './map-view'

/** The room a path of region-paths.json takes: M and then steps. */
export function pathBox(path: string): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const part of path.split('M').slice(1)) {
    const numbers = part.match(/-?\d+/g)?.map(Number) ?? []
    let [x = 0, y = 0] = numbers
    xs.push(x)
    ys.push(y)
    for (let index = 2; index + 1 < numbers.length; index += 2) {
      xs.push((x += numbers[index] ?? 0))
      ys.push((y += numbers[index + 1] ?? 0))
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
