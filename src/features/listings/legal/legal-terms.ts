import type { AmountKey } from '@/domain/listing/facts/amount-key'
import type { LegalItemName } from '@/domain/legal/legal-item'
import type { MessageKey } from '../detail/detail-reading'

interface LegalTerm {
  /** Of what its amount is the amount. */
  fact?: AmountKey
  /** The row among the home's details that says the same. */
  detail?: string
  explanation?: MessageKey
}

/** Energy is explained beside its scale. */
const terms: Partial<Record<LegalItemName, LegalTerm>> = {
  energyValue: { fact: 'energyKwh' },
  energyTotal: { fact: 'energyTotal' },
  co2Emission: { fact: 'co2Emission' },
  eLevel: { fact: 'eLevel' },
  rent: { fact: 'price' },
  agencyFeeHalf: { fact: 'agencyCost' },
  charges: { fact: 'chargesRenter', detail: 'chargesRenter', explanation: 'explain.charges_renter' },
  deposit: { fact: 'depositAmount', detail: 'depositAmount', explanation: 'explain.deposit' },
  permit: { detail: 'hasPermit', explanation: 'explain.permit' },
  destination: { detail: 'areaDestination', explanation: 'explain.area_destination' },
  measures: { detail: 'hasSummons', explanation: 'explain.summons' },
  preemption: { detail: 'hasPreemptiveRights', explanation: 'explain.preemptive_rights' },
  allotment: { detail: 'hasAllotmentPermit', explanation: 'explain.allotment_permit' },
  latestUse: { detail: 'latestUse', explanation: 'explain.latest_use' },
  planningInformation: { detail: 'planningInformation', explanation: 'explain.planning_information' },
  heritage: { detail: 'heritage', explanation: 'explain.heritage' },
  pScore: { detail: 'pScore', explanation: 'explain.p_score' },
  gScore: { detail: 'gScore', explanation: 'explain.g_score' },
  floodZone: { detail: 'floodZone', explanation: 'explain.flood_zone' },
  riparianZone: { detail: 'riparianZone', explanation: 'explain.riparian_zone' },
  riskArea: { detail: 'floodRisk', explanation: 'explain.flood_risk' },
  asbestos: { detail: 'asbestosType', explanation: 'explain.asbestos' },
  asbestosDate: { detail: 'asbestosDate' },
}

export function legalTerm(name: LegalItemName): LegalTerm {
  return terms[name] ?? {}
}
