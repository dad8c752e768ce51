/** Whole euros per square metre; `null` where the price or the area says nothing. */
export function pricePerSquareMetre(
  priceCents: number | null,
  livingSquareMetres: number | null,
): number | null {
  if (!priceCents || !livingSquareMetres || priceCents <= 0 || livingSquareMetres <= 0) return null
  return Math.round(priceCents / 100 / livingSquareMetres)
}
