import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

const group = 'technical'

export const technicalFields: readonly DetailField[] = [
  {
    id: 'heating',
    group,
    label: 'building.heating',
    source: { rule: heating },
    format: 'words',
  },
  {
    id: 'windowGlazing',
    group,
    label: 'building.window_glazing',
    source: { label: 'windowGlazing' },
    format: 'words',
  },
  {
    id: 'windowFrame',
    group,
    label: 'building.window_frame',
    source: { label: 'windowFrame' },
    format: 'words',
  },
  {
    id: 'roof',
    group,
    label: 'building.roof',
    source: { rule: ({ listing: { labels } }) => listed(labels.roof, labels.roofMaterial) },
    format: 'words',
  },
  {
    id: 'hasLift',
    group,
    label: 'flag.lift',
    source: { rule: lift },
    format: 'yesNo',
  },
  {
    id: 'hasElectricity',
    group,
    label: 'flag.electricity_connection',
    source: { fact: 'hasElectricity' },
    format: 'yesNo',
  },
  {
    id: 'hasWater',
    group,
    label: 'flag.water',
    source: { fact: 'hasWater' },
    format: 'yesNo',
  },
  {
    id: 'hasGas',
    group,
    label: 'flag.gas',
    source: { fact: 'hasGas' },
    format: 'yesNo',
  },
  {
    id: 'hasDrain',
    group,
    label: 'flag.drain_connection',
    source: { fact: 'hasDrain' },
    format: 'yesNo',
    explanation: 'drain_connection',
  },
]

function listed(...words: (string | undefined)[]): string {
  return [...new Set(words.filter(Boolean))].join(', ')
}

/** An empty plot is "not heated" to the platform. */
function heating({ listing: { labels, livingSquareMetres } }: DetailReading): string | null {
  return livingSquareMetres === null ? null : listed(labels.heatingSource, labels.heating)
}

/** That there is none matters upstairs only. */
function lift({ listing: { facts } }: DetailReading): boolean | undefined {
  return facts.hasLift === true || Number(facts.floor) > 0 ? facts.hasLift : undefined
}
