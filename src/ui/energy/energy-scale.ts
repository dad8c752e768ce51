import { energyScale, labelText } from '@/domain/listing/energy/energy-label'
import type { EnergyLabelKey } from '@/domain/listing/energy/energy-bands'
import type { Region } from '@/domain/place/region'

export type { EnergyLabelKey }

const flanders = {
  ...{ a_plus: '#0f6b3a', a: '#2c8a3f', b: '#6aa63b', c: '#c9c52c', d: '#efb021' },
  ...{ e: '#e07a26', f: '#c23a2b' },
}
const colours: Record<Region, Partial<Record<EnergyLabelKey, string>>> = {
  flanders,
  brussels: { ...flanders, f: '#cf5428', g: '#b3312a' },
  wallonia: {
    ...{ a_plusplus: '#0b5a33', a_plus: '#177a3d', a: '#3b9140', b: '#76ab3c', c: '#cfc72b' },
    ...{ d: '#efb021', e: '#e58a24', f: '#d65f27', g: '#b8342a' },
  },
  luxembourg: {
    ...{ a_plus: '#0f6b3a', a: '#2c8a3f', b: '#5ea03d', c: '#9cb936', d: '#d9cc2a', e: '#efb021' },
    ...{ f: '#e58a24', g: '#d65f27', h: '#c4452a', i: '#a32c28' },
  },
}

export interface EnergyBandDrawing {
  text: string
  colour: string
  textColour: string
  /** The fine steps within the letter, as Brussels has them; one step where the letter is not divided. */
  steps: { key: EnergyLabelKey; text: string }[]
}

/** The letters of a region's scale, the best first. A step without a colour of its own belongs to its letter. */
export function energyBandsOf(region: Region): EnergyBandDrawing[] {
  const bands: EnergyBandDrawing[] = []
  for (const key of energyScale(region)) {
    const colour = energyColour(region, key)
    const step = { key, text: labelText(key) }
    const band = bands.find((other) => other.colour === colour)
    if (band) band.steps.push(step)
    else
      bands.push({ text: labelText(ownerOf(region, key)), colour, textColour: textOn(colour), steps: [step] })
  }
  return bands
}

export function energyColour(region: Region, key: EnergyLabelKey): string {
  const colour = colours[region][ownerOf(region, key)]
  if (!colour) throw new Error(`No energy colour for ${key} in ${region}`)
  return colour
}

function ownerOf(region: Region, key: EnergyLabelKey): EnergyLabelKey {
  // The first character of a key is its letter, and a letter is a key.
  return key in colours[region] ? key : (key.charAt(0) as EnergyLabelKey)
}

// Deeper than the ink of the page, which the orange bands would drown.
const darkText = '#0d0b09'
const lightText = '#ffffff'

/** White or near-black, whichever reads better on the colour. */
export function textOn(colour: string): string {
  return contrast(lightText, colour) >= contrast(darkText, colour) ? lightText : darkText
}

/** The contrast ratio of WCAG 2, from 1 to 21; colours as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
