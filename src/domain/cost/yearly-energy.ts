interface EnergyFigures {
  /** As the certificate gives it. */
  kwhPerYear: number | null
  kwhPerSquareMetre: number | null
  livingSquareMetres: number | null
}

export interface YearlyEnergy {
  kwh: number
  /** Worked out from the living area, which the certificate may measure otherwise. */
  isAbout: boolean
}

/** Primary energy in a year. It is no bill: what a household uses and pays is something else. */
export function yearlyEnergy(figures: EnergyFigures): YearlyEnergy | null {
  const { kwhPerYear, kwhPerSquareMetre, livingSquareMetres } = figures
  if (kwhPerYear !== null && kwhPerYear > 0) return { kwh: Math.round(kwhPerYear), isAbout: false }
  const kwh = Math.round((kwhPerSquareMetre ?? 0) * (livingSquareMetres ?? 0))
  return kwh > 0 ? { kwh, isAbout: true } : null
}
