import type { Place } from './places'

/** Euro per square metre of a well-kept home in an average street of the province. */
const homePrices: Record<string, number> = {
  BRU: 3450,
  VAN: 2480,
  VBR: 2720,
  VOV: 2450,
  VWV: 2250,
  VLI: 2120,
  WBR: 2620,
  WNA: 1780,
  WLG: 1680,
  WHT: 1420,
  WLX: 1820,
  'LU-LU': 8600,
  'LU-ES': 6900,
  'LU-CA': 7700,
  'LU-ME': 6700,
  'LU-GR': 6300,
  'LU-RM': 6400,
  'LU-DI': 5500,
  'LU-EC': 5400,
  Nord: 2300,
  'Meurthe-et-Moselle': 1700,
  Moselle: 2500,
}

const luxembourgNorth = 4900

export function homePricePerSquareMetre(place: Place): number {
  const level = homePrices[place.municipality.province] ?? luxembourgNorth
  return level * place.priceFactor * (place.setting === 'village' ? 0.93 : 1)
}

const monthlyRents = { flanders: 10.6, brussels: 14.2, wallonia: 8.8, luxembourg: 25, france: 11 }

export function rentPerSquareMetre(place: Place): number {
  return (
    monthlyRents[place.region] * (0.55 + 0.45 * place.priceFactor) * (place.setting === 'village' ? 0.9 : 1)
  )
}

const plotPrices = { flanders: 285, brussels: 780, wallonia: 98, luxembourg: 1350, france: 120 }

export function plotPricePerSquareMetre(place: Place): number {
  const near = place.municipality.province === 'WBR' ? 2.1 : 1
  return plotPrices[place.region] * near * place.priceFactor * (place.setting === 'village' ? 0.8 : 1.1)
}

/** Asking prices end as agents write them: 389 000, 395 000, 1 250 000. */
export function roundAskingPrice(amount: number): number {
  if (amount < 60_000) return Math.max(1, Math.round(amount / 500)) * 500
  if (amount < 150_000) return Math.round(amount / 1000) * 1000
  if (amount < 600_000) {
    const rounded = Math.round(amount / 5000) * 5000
    return rounded % 10_000 === 0 ? rounded - 1000 : rounded
  }
  return Math.round(amount / (amount < 1_000_000 ? 5000 : 25_000)) * (amount < 1_000_000 ? 5000 : 25_000)
}

export function roundRent(amount: number): number {
  if (amount < 300) return Math.max(5, Math.round(amount / 5) * 5)
  return Math.round(amount / (amount < 1500 ? 10 : 25)) * (amount < 1500 ? 10 : 25)
}
