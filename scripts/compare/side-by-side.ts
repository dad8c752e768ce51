import sharp, { type OverlayOptions } from 'sharp'

import type { Difference, Pixels } from './pixels'

const marginPx = 40
const gapPx = 12
/** More than this nobody looks at; the first differences explain the others. */
const mostRows = 5000

interface Band {
  top: number
  bottom: number
}

/** Before, after and what differs, beside each other: only the rows where something does. */
export async function saveSideBySide(
  file: string,
  { before, after, difference }: { before: Pixels; after: Pixels; difference: Difference },
): Promise<void> {
  const bands = bandsOf(difference)
  const marked = withMarks(after, difference)
  const width = difference.width
  const layers: OverlayOptions[] = []
  let top = 0
  for (const band of bands) {
    for (const [index, picture] of [before, after, marked].entries())
      layers.push({ input: await cut(picture, band, width), left: index * (width + gapPx), top })
    top += band.bottom - band.top + gapPx
  }
  const create = {
    width: width * 3 + gapPx * 2,
    height: Math.max(top, 1),
    channels: 3,
    background: '#ff00ff',
  } as const
  await sharp({ create }).composite(layers).png().toFile(file)
}

function bandsOf({ width, height, marks, higherPx }: Difference): Band[] {
  const bands: Band[] = []
  let rows = 0
  for (let y = 0; y < height && rows < mostRows; y++) {
    if (!marks.subarray(y * width, (y + 1) * width).includes(1)) continue
    const last = bands.at(-1)
    const band = { top: Math.max(0, y - marginPx), bottom: Math.min(height, y + marginPx) }
    if (last && band.top <= last.bottom) {
      rows += band.bottom - last.bottom
      last.bottom = band.bottom
    } else {
      rows += band.bottom - band.top
      bands.push(band)
    }
  }
  // Only the foot of one of them is further down.
  if (bands.length === 0 && higherPx !== 0) bands.push({ top: Math.max(0, height - 200), bottom: height })
  return bands
}

/** What differs in red on the faded picture. */
function withMarks({ data, width, height }: Pixels, difference: Difference): Pixels {
  const faded = Buffer.alloc(difference.width * difference.height * 3)
  for (let y = 0; y < difference.height; y++)
    for (let x = 0; x < difference.width; x++) {
      const from = (y * width + x) * 3
      const to = (y * difference.width + x) * 3
      const isMarked = difference.marks[y * difference.width + x] === 1
      for (let channel = 0; channel < 3; channel++)
        faded[to + channel] = isMarked ? (channel === 0 ? 220 : 0) : 191 + (data[from + channel] ?? 0) / 4
    }
  return { data: faded, width: difference.width, height: Math.min(height, difference.height) }
}

function cut(picture: Pixels, { top, bottom }: Band, width: number): Promise<Buffer> {
  const height = Math.min(bottom, picture.height) - top
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract({ left: 0, top, width: Math.min(width, picture.width), height })
    .png()
    .toBuffer()
}
