import { Random } from '../seed/random'
import { hash } from '../seed/hash'
import { brusselsDate } from './brussels-time'
import { has } from './flags'
import type { Region } from './places'
import { type PropertyCore, conditions } from './property-core'

export type Energy = {
  /** kWh per square metre and year; 0 is unknown or not applicable. */
  value: number
  label: string
  /** Luxembourg only. */
  insulationLabel: string
  total: number
  co2: number
  reference: string
  endsAt: number
  eLevel: number
  /** Empty, `requested` or `n/a`. */
  status: '' | 'requested' | 'n/a'
}

const noEnergy: Energy = {
  value: 0,
  label: '',
  insulationLabel: '',
  total: 0,
  co2: 0,
  reference: '',
  endsAt: 0,
  eLevel: 0,
  status: 'n/a',
}
const year = 365 * 86_400_000

/** Upper bounds, each excluded, as the regions publish them. */
const scales: Record<Exclude<Region, 'france'>, [number, string][]> = {
  flanders: [
    [0, 'A+'],
    [100, 'A'],
    [200, 'B'],
    [300, 'C'],
    [400, 'D'],
    [500, 'E'],
    [Infinity, 'F'],
  ],
  brussels: [
    [0, 'A+'],
    [23.5, 'A'],
    [45.5, 'A-'],
    [62.5, 'B+'],
    [79.5, 'B'],
    [95.5, 'B-'],
    [113.5, 'C+'],
    [132.5, 'C'],
    [150.5, 'C-'],
    [170.5, 'D+'],
    [190.5, 'D'],
    [210.5, 'D-'],
    [232.5, 'E+'],
    [253.5, 'E'],
    [275.5, 'E-'],
    [298.5, 'F+'],
    [322.5, 'F'],
    [345.5, 'F-'],
    [Infinity, 'G'],
  ],
  wallonia: [
    [0, 'A++'],
    [45, 'A+'],
    [85, 'A'],
    [170, 'B'],
    [255, 'C'],
    [340, 'D'],
    [425, 'E'],
    [510, 'F'],
    [Infinity, 'G'],
  ],
  luxembourg: [
    [22, 'A+'],
    [45, 'A'],
    [95, 'B'],
    [125, 'C'],
    [145, 'D'],
    [210, 'E'],
    [295, 'F'],
    [395, 'G'],
    [530, 'H'],
    [Infinity, 'I'],
  ],
}

export function energyLabel(region: Region, value: number): string {
  if (region === 'france') return ''
  return scales[region].find(([end]) => value < end)![1]
}

export function drawEnergy(core: PropertyCore, now: number): Energy {
  const { category, type, place } = core
  if (category === 'land' || category === 'garage' || place.region === 'france' || type.key === 'warehouse')
    return noEnergy
  const random = new Random(hash(core.key, 21))
  if (core.projectId > 0 || type.key === 'newHouse') return newBuild(random, core, now)
  // Some dossiers are incomplete, as in life: the agency's own check has to find them.
  if (core.key % 41 === 0) return { ...noEnergy, status: 'requested' }
  const value = Math.max(8, Math.round(consumption(core) * (1 + random.spread() * 0.35)))
  return certificate(random, core, value, now)
}

function consumption({ year: built, condition, category, flags }: PropertyCore): number {
  const byAge =
    built < 1946
      ? 430
      : built < 1971
        ? 400
        : built < 1986
          ? 325
          : built < 2001
            ? 235
            : built < 2011
              ? 155
              : built < 2018
                ? 92
                : 48
  const state =
    condition === conditions.renovated
      ? 0.46
      : condition === conditions.toRenovate
        ? 1.35
        : condition === conditions.toRefresh
          ? 1.08
          : 0.94
  const shared = category === 'apartment' || category === 'studio' ? 0.74 : 1
  return byAge * state * shared * (has(flags, 'heatPump') ? 0.6 : 1) * (has(flags, 'solarPanels') ? 0.85 : 1)
}

function newBuild(random: Random, core: PropertyCore, now: number): Energy {
  const isUnfinished = core.condition === conditions.toBuild
  const eLevel = random.int(8, 30)
  if (isUnfinished && core.place.region === 'flanders') return { ...noEnergy, eLevel }
  return {
    ...certificate(random, core, random.int(12, 62), now),
    eLevel: core.place.region === 'luxembourg' ? 0 : eLevel,
  }
}

function certificate(random: Random, core: PropertyCore, value: number, now: number): Energy {
  const { region } = core.place
  const isLuxembourg = region === 'luxembourg'
  const issuedAt = now - random.next() * 8 * year
  return {
    value,
    label: energyLabel(region, value),
    insulationLabel: isLuxembourg
      ? energyLabel(region, Math.max(20, value * (0.8 + random.next() * 0.45)))
      : '',
    total: Math.round(value * core.surface),
    co2: Math.round(value * (has(core.flags, 'heatPump') ? 0.09 : 0.198)),
    reference: certificateCode(random, region, issuedAt),
    endsAt: issuedAt + 10 * year,
    eLevel: 0,
    status: '',
  }
}

function certificateCode(random: Random, region: Region, issuedAt: number): string {
  const day = brusselsDate(issuedAt).slice(0, 10).replaceAll('-', '')
  const digits = (count: number) => String(random.int(0, 10 ** count - 1)).padStart(count, '0')
  if (region === 'flanders') return `${day}-${digits(10)}-RES-1`
  if (region === 'brussels') return `${day}-0000${digits(6)}-01-${digits(1)}`
  if (region === 'wallonia') return `${day}0${digits(5)}`
  return `P.${day}.${digits(4)}.${digits(2)}.1.1`
}
