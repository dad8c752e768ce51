import { hash } from '../seed/hash'
import type { Row } from '../rows/row-context'
import type { PropertyCore } from '../world/property-core'

/** Energy and law. Agencies on an older version have the certificate at the top instead. */
export function legalOf({ key }: PropertyCore, row: Row, hasQuirks: boolean): Row {
  const isOld = hasQuirks && hash(key, 114) % 4 === 0
  const hasValue = Number(row.EnergyPerformance) !== 0 || row.EPCLabelText !== ''
  const certificate = {
    epc_value: hasValue ? row.EnergyPerformance : null,
    epc_category: row.EPCLabelText || null,
    epc_reference: row.EPCReference || null,
  }
  const income = row.CadastralIncome || null
  return {
    ...(isOld && { ...certificate, cadastral_income: income }),
    legal: {
      legal_mentions: {},
      energy: {
        ...(!isOld && certificate),
        ...{ total_epc_value: row.EPCTotal || null, co2_emissions: row.CO2Emission || null },
        ...{ e_level: row.ELevel || null, report_electricity_gas: reportOf(row) },
      },
      property_and_land: {
        cadastral_income: isOld ? null : income,
        flood_risk: floodRiskOf(row),
        ...{ flood_risk_building_score: row.GScore || null, flood_risk_plot_score: row.PScore || null },
        ...{ land_use_designation: row.AreaApplicationName || null, purchased_year: null },
      },
      regulations: {
        ...{
          building_permit: row.HasPermit ?? null,
          priority_purchase_right: row.HasPreemptiveRights ?? null,
        },
        subdivision_authorisation: row.HasAllotmentPermit ?? null,
      },
    },
  }
}

function floodRiskOf({ FloodRiskName, PScore, GScore }: Row): string | null {
  if (!FloodRiskName) return null
  return PScore === 'D' && GScore === 'D' ? 'effective_flood_sensitive_area' : 'no_flood_risk_area'
}

function reportOf({ ElectricityCertificateName: name }: Row): string {
  if (!name) return 'not_applicable'
  return /^(conform|ja)/i.test(String(name)) ? 'conform' : 'not_conform'
}
