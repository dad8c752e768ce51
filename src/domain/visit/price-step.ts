import type { Deal } from '../listing/listing'

/** Prices are counted in these steps, so that no search can be recognised by an odd amount. */
export const priceSteps: Record<Deal, readonly number[]> = {
  sale: [
    100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000,
    800_000, 1_000_000, 1_500_000, 2_000_000,
  ],
  rent: [500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 2000, 2500, 3000, 4000],
}

/** The step that a highest price falls under; 0 for one beyond them all, which hardly limits anything. */
export function stepAbove(deal: Deal, euro: number | undefined): number {
  return euro === undefined ? 0 : (priceSteps[deal].find((step) => step >= euro) ?? 0)
}

/** The step that a lowest price has passed; 0 for one below them all. */
export function stepBelow(deal: Deal, euro: number | undefined): number {
  return euro === undefined ? 0 : (priceSteps[deal].findLast((step) => step <= euro) ?? 0)
}
