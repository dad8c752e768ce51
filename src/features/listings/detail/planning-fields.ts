import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

const group = 'planning'

/** What may be built and done here, and whether water comes. */
export const planningFields: readonly DetailField[] = [
  {
    id: 'hasPermit',
    group,
    label: 'flag.permit',
    source: { fact: 'hasPermit' },
    format: 'yesNo',
    explanation: 'permit',
  },
  {
    id: 'areaDestination',
    group,
    label: 'planning.area_destination',
    source: { label: 'areaApplication' },
    format: 'words',
    explanation: 'area_destination',
  },
  {
    id: 'areaApplication',
    group,
    label: 'planning.area_application',
    source: { label: 'areaUse' },
    format: 'words',
    explanation: 'area_application',
  },
  {
    id: 'latestUse',
    group,
    label: 'planning.latest_designation',
    source: { label: 'latestUse' },
    format: 'words',
    explanation: 'latest_use',
  },
  {
    id: 'hasSummons',
    group,
    label: 'flag.summons',
    source: { fact: 'hasSummons' },
    format: 'yesNo',
    explanation: 'summons',
  },
  {
    id: 'judicialDecision',
    group,
    label: 'planning.judicial_decision',
    source: { rule: judicialDecision },
    format: 'choice',
    words: {
      0: 'planning.judicial_decision_no',
      1: 'planning.judicial_decision_yes',
      2: 'planning.judicial_decision_as_required',
    },
    explanation: 'judicial_decision',
  },
  {
    id: 'hasPreemptiveRights',
    group,
    label: 'flag.preemptive_rights',
    source: { fact: 'hasPreemptiveRights' },
    format: 'yesNo',
    explanation: 'preemptive_rights',
  },
  {
    id: 'hasAllotmentPermit',
    group,
    label: 'flag.allotment_permit',
    source: { fact: 'hasAllotmentPermit' },
    format: 'yesNo',
    explanation: 'allotment_permit',
  },
  {
    id: 'planningInformation',
    group,
    label: 'planning.information',
    source: { label: 'planningInformation' },
    format: 'words',
    explanation: 'planning_information',
  },
  {
    id: 'heritage',
    group,
    label: 'planning.heritage',
    source: { label: 'heritage' },
    format: 'words',
    explanation: 'heritage',
  },
  {
    id: 'servitudes',
    group,
    label: 'planning.servitudes',
    source: { label: 'servitudes' },
    format: 'words',
    explanation: 'servitudes',
  },
  {
    id: 'pScore',
    group,
    label: 'flood.p_score',
    source: { fact: 'pScore' },
    format: 'floodClass',
    explanation: 'p_score',
  },
  {
    id: 'gScore',
    group,
    label: 'flood.g_score',
    source: { fact: 'gScore' },
    format: 'floodClass',
    explanation: 'g_score',
  },
  {
    id: 'floodZone',
    group,
    label: 'flood.flood_zone',
    source: { label: 'floodZone' },
    format: 'words',
    explanation: 'flood_zone',
  },
  {
    id: 'riparianZone',
    group,
    label: 'flood.riparian_zone',
    source: { label: 'riparianZone' },
    format: 'words',
    explanation: 'riparian_zone',
  },
  {
    id: 'floodRisk',
    group,
    label: 'flood.risk_area',
    source: { label: 'floodRisk' },
    format: 'words',
    explanation: 'flood_risk',
  },
]

/** 0 is both "none" and "not filled in": it is an answer once the summons beside it has one. */
function judicialDecision({ listing: { facts }, region }: DetailReading): number | null {
  const decision = facts.judicialDecision ?? null
  return decision === 0 && (region !== 'flanders' || facts.hasSummons === undefined) ? null : decision
}
