import sharp from 'sharp'

import type { EnergyLabelKey } from '@/domain/listing/energy/energy-bands'
import { labelText } from '@/domain/listing/energy/energy-label'
import type { Region } from '@/domain/place/region'
import { energyColour, textOn } from '@/ui/energy/energy-scale'

import { glyphLine, lineWidth } from '../seo/glyph-line'

const height = 160
const tip = 60
const margin = 44
const letterSize = 104
const baseline = 117

/** A label as a picture, for who reads the page without drawing it: the arrow of the region's own scale. PNG. */
export async function renderEnergyPicture(region: Region, label: EnergyLabelKey): Promise<Buffer> {
  const colour = energyColour(region, label)
  const text = labelText(label)
  const most = Math.ceil(lineWidth(text, letterSize))
  const body = most + 2 * margin
  const letters = glyphLine(text, {
    x: margin,
    y: baseline,
    size: letterSize,
    colour: textOn(colour),
    most,
  })
  const arrow = `<path d="M0 0H${body}L${body + tip} ${height / 2}L${body} ${height}H0Z" fill="${colour}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${body + tip}" height="${height}">${arrow}${letters}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
