import sharp from 'sharp'

export interface Pixels {
  data: Buffer
  width: number
  height: number
}

const channels = 3
/** Of 255: what no eye sees on a screen. */
const tolerance = 24

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .flatten({ background: 'white' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export interface Difference {
  width: number
  height: number
  /** One for each pixel of both pictures that differs. */
  marks: Uint8Array
  share: number
  /** Pixels the second picture is higher by. */
  higherPx: number
}

/** Compares what both pictures have, from the upper left corner. */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const marks = new Uint8Array(width * height)
  let count = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isAlike(before, after, [x, y, x, y])) continue
      // An edge that is drawn one pixel further, or smoothed another way, is not seen either.
      if (hasNear(before, after, x, y) && hasNear(after, before, x, y)) continue
      marks[y * width + x] = 1
      count++
    }
  }
  return { width, height, marks, share: count / (width * height), higherPx: after.height - before.height }
}

function hasNear(of: Pixels, among: Pixels, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [nearX, nearY] = [x + dx, y + dy]
      if (nearX < 0 || nearY < 0 || nearX >= among.width || nearY >= among.height) continue
      if (isAlike(of, among, [x, y, nearX, nearY])) return true
    }
  return false
}

type Places = [ax: number, ay: number, bx: number, by: number]

function isAlike(a: Pixels, b: Pixels, [ax, ay, bx, by]: Places): boolean {
  const first = (ay * a.width + ax) * channels
  const second = (by * b.width + bx) * channels
  for (let channel = 0; channel < channels; channel++)
    if (Math.abs((a.data[first + channel] ?? 0) - (b.data[second + channel] ?? 0)) > tolerance) return false
  return true
}
