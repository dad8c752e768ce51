import { energyBands, type EnergyLabelKey } from '../listing/energy/energy-bands'
import { energyScale, labelText } from '../listing/energy/energy-label'

const regions = [...(Object.keys(energyBands) as (keyof typeof energyBands)[]), 'luxembourg'] as const
const allKeys: EnergyLabelKey[] = [...new Set(regions.flatMap((region) => energyScale(region)))].sort()
const signRank = ['++', '+', '', '-']

/** The letters a visitor can choose from. */
export const energyLetters: readonly string[] = [...new Set(allKeys.map((key) => letterOf(labelText(key))))]

/** As people write them, best first; a sign adds nothing where its whole letter is chosen. */
export function normalisedEnergyLabels(labels: readonly string[]): string[] {
  const written = new Set(labels.map((label) => label.trim().toUpperCase().replace(/[−–]/, '-')))
  return [...written]
    .filter((label) => keysOf(label).length > 0)
    .filter((label) => label.length === 1 || !written.has(letterOf(label)))
    .sort((a, b) => (letterOf(a) === letterOf(b) ? rankOf(a) - rankOf(b) : a < b ? -1 : 1))
}

/** The labels of every region's scale that are meant. */
export function energyKeys(labels: readonly string[]): EnergyLabelKey[] {
  return [...new Set(labels.flatMap(keysOf))]
}

function keysOf(label: string): EnergyLabelKey[] {
  return allKeys.filter((key) => labelText(key) === label || letterOf(labelText(key)) === label)
}

function letterOf(label: string): string {
  return label.slice(0, 1)
}

function rankOf(label: string): number {
  return signRank.indexOf(label.slice(1))
}
