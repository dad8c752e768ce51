import sharp from 'sharp'

import { glyphLine, lineWidth } from './glyph-line'

const width = 1200
const height = 630
const strip = 150
const margin = 48
const colours = { paper: '#fbf8f3', ink: '#1e1a16', soft: '#5c5349', brick: '#9c3f26', stone: '#2f3b42' }

export interface SharePicture {
  /** The first photograph as a file; `null` where there is none, or it cannot be read. */
  photo: Buffer | null
  /** "€ 350.000" or "Verkocht"; empty where neither may be shown. */
  price: string
  /** "Huis te koop in Gent" */
  title: string
  agency: string
}

/** What networks show of a home: its photograph above a strip of paper with price and place. JPEG, under 300 kB. */
export async function renderSharePicture({ photo, price, title, agency }: SharePicture): Promise<Buffer> {
  const view = { width, height: height - strip }
  const ground = sharp({ create: { width, height, channels: 3, background: colours.stone } })
  const cut =
    photo &&
    (await sharp(photo)
      .rotate()
      .resize({ ...view, fit: 'cover' })
      .toBuffer())
  const words = Buffer.from(stripSvg({ price, title, agency }))
  return ground
    .composite([
      ...(cut ? [{ input: cut, top: 0, left: 0 }] : []),
      { input: words, top: height - strip, left: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function stripSvg({ price, title, agency }: Omit<SharePicture, 'photo'>): string {
  const agencySize = 30
  const agencyWidth = Math.min(lineWidth(agency, agencySize), width / 3)
  const most = width - 3 * margin - agencyWidth
  const lines = price
    ? [
        glyphLine(price, { x: margin, y: 74, size: 58, colour: colours.brick, most }),
        glyphLine(title, { x: margin, y: 120, size: 34, colour: colours.ink, most }),
      ]
    : [glyphLine(title, { x: margin, y: 92, size: 48, colour: colours.ink, most })]
  const name = glyphLine(agency, {
    x: width - margin - agencyWidth,
    y: 120,
    size: agencySize,
    colour: colours.soft,
    most: agencyWidth,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${strip}"><rect width="100%" height="100%" fill="${colours.paper}"/>${lines.join('')}${name}</svg>`
}
