const number = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** The number of percents, not a share of one; empty for what is no number. */
export function percentageText(percents: number | null): string {
  return percents === null || !Number.isFinite(percents) ? '' : `${number.format(percents)}%`
}
