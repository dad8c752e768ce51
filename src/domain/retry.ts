/** How long to wait before each retry: every wait is twice the one before. */
export function backoffDelays({
  tries = 5,
  firstMs = 350,
}: { tries?: number; firstMs?: number } = {}): number[] {
  return Array.from({ length: tries }, (_, index) => firstMs * 2 ** index)
}
