import { isClosed } from '../listing/closed-listing'
import type { Deal } from '../listing/listing'
import type { Region } from '../place/region'
import type { AdvertisedHome } from './advertised-home'
import { energyItems } from './energy-items'
import { flemishItems } from './flemish-items'
import { legalItem, type LegalItem, wordsValue } from './legal-item'
import { rentItems } from './rent-items'

export interface LegalQuestion {
  /** `null` outside Belgium and Luxembourg: then only the agent is named. */
  region: Region | null
  deal: Deal
  /** The most a landlord may ask for, in months of rent; `null` when no dated fact says it. */
  depositMonths: number | null
}

/** The rows that the law of the home's region wants in an advertisement, in their order, as far as they are known. */
export function legalChecklist(home: AdvertisedHome, question: LegalQuestion): LegalItem[] {
  const { region, deal, depositMonths } = question
  // A home that is gone shows no amounts any more.
  const isOpen = !isClosed(home.status)
  return [
    ...(region ? energyItems(home, region) : []),
    ...(region && isOpen && deal === 'rent' ? rentItems(home, { region, depositMonths }) : []),
    ...(region === 'flanders' ? flemishItems(home, deal) : []),
    ...(region === 'brussels' && deal === 'sale' ? brusselsItems(home) : []),
    ...agentItems(region),
  ]
}

/** A lease of less than nine years needs neither. */
function brusselsItems({ labels }: AdvertisedHome): LegalItem[] {
  const words = labels.planningInformation?.trim() || null
  return [
    ...legalItem('latestUse', wordsValue(labels.latestUse)),
    ...legalItem('planningInformation', { kind: 'planning-information', words }),
  ]
}

function agentItems(region: Region | null): LegalItem[] {
  const names = region === 'luxembourg' ? (['businessPermit'] as const) : (['agent', 'supervisor'] as const)
  return names.flatMap((name) => legalItem(name, { kind: 'identity' }))
}
