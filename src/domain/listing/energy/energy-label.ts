import { type Region, type RegionalPlace, regionOfPlace, regions } from '../../place/region'
import { energyBands, isInBand, type EnergyLabelKey } from './energy-bands'
import type { Energy } from '../listing'

export interface EnergyLabel {
  region: Region
  key: EnergyLabelKey
  /** As people write it: A+, B-. */
  text: string
}

const luxembourgKeys: readonly EnergyLabelKey[] = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** The steps of a region's scale, the best first: what an energy arrow shows. */
export function energyScale(region: Region): readonly EnergyLabelKey[] {
  return region === 'luxembourg' ? luxembourgKeys : energyBands[region].map(({ key }) => key)
}

/** A supplied label wins; one is computed only where none of the region's own scale is given. */
export function energyLabel(home: Energy & RegionalPlace): EnergyLabel | null {
  const region = regionOfPlace(home)
  if (!region) return null
  const key = suppliedKey(region, home.labelText) ?? computedKey(region, home.kwhPerSquareMetre)
  return key && { region, key, text: labelText(key) }
}

export function energyImagePath(region: Region, label: EnergyLabelKey): string {
  return `images/epc/${region}/${label}.png`
}

/** Which label the address of a picture names; `null` for one that no scale has. */
export function readEnergyImage(path: string): Pick<EnergyLabel, 'region' | 'key'> | null {
  for (const region of regions) {
    const key = energyScale(region).find((each) => energyImagePath(region, each) === path)
    if (key) return { region, key }
  }
  return null
}

export function labelText(key: EnergyLabelKey): string {
  return key.replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '-').toUpperCase()
}

/** Reads 'A+', 'a +', 'label C' and 'PEB: B-', but not 'n/a' or '-'. */
function suppliedKey(region: Region, supplied: string | null): EnergyLabelKey | null {
  const match = /^\s*(?:\p{L}+[\s:]+)*([a-i])\s*(\+\s*\+|[+\-−–])?\s*$/iu.exec(supplied ?? '')
  if (!match) return null
  const written = `${match[1]}${match[2] ?? ''}`.replaceAll(/\s/g, '').replace(/[−–]/, '-').toUpperCase()
  return energyScale(region).find((key) => labelText(key) === written) ?? null
}

function computedKey(region: Region, kwhPerSquareMetre: number | null): EnergyLabelKey | null {
  if (region === 'luxembourg' || kwhPerSquareMetre === null || !Number.isFinite(kwhPerSquareMetre))
    return null
  return energyBands[region].find((band) => isInBand(band, kwhPerSquareMetre))?.key ?? null
}
