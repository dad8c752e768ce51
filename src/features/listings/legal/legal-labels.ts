import type { LegalItemName } from '@/domain/legal/legal-item'
import type { Region } from '@/domain/place/region'
import type { Translate } from '@/i18n/messages'

const fixed = {
  energyTotal: 'energy.epc_total',
  co2Emission: 'energy.co2_emission',
  insulationClass: 'energy.lu_insulation_class',
  eLevel: 'energy.e_level',
  rent: 'price.rent_excl_charges',
  charges: 'price.charges_renter',
  deposit: 'price.rental_deposit',
  agencyFeeHalf: 'legal.agency_fee_half',
  permit: 'flag.permit',
  destination: 'planning.area_destination',
  measures: 'legal.measures',
  preemption: 'flag.preemptive_rights',
  allotment: 'flag.allotment_permit',
  latestUse: 'planning.latest_designation',
  planningInformation: 'legal.planning_information',
  heritage: 'planning.heritage',
  pScore: 'flood.p_score',
  gScore: 'flood.g_score',
  floodZone: 'flood.flood_zone',
  riparianZone: 'flood.riparian_zone',
  riskArea: 'flood.risk_area',
  asbestos: 'cert.asbestos',
  asbestosDate: 'cert.asbestos_date',
  agent: 'term.agent',
  supervisor: 'agency.supervisor',
  businessPermit: 'agency.business_permit_lu',
} as const satisfies Partial<Record<LegalItemName, Parameters<Translate>[0]>>

/** A certificate has its own name in each region: "EPC" is Flemish only. */
export function legalLabel(name: LegalItemName, region: Region | null, t: Translate): string {
  // Elsewhere only the agent is named, never a certificate.
  const place = region ?? 'flanders'
  if (name === 'energyCertificate') return t(`energy.epc_title_${place}`)
  if (name === 'energyClass') return t(`energy.class.${place}`)
  if (name === 'energyValue') return t(`energy.value.${place}`)
  if (name === 'energyCode') return t(`energy.code.${place}`)
  return t(fixed[name])
}
