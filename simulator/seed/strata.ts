import { hash } from './hash'
import { Random } from './random'

export type Strata = (topic: number, index: number) => number

/**
 * Deals 0..99 once to every hundred indexes, in another order per topic and hundred.
 * So a share of 5% is 5 of every hundred and even a small demo has some of everything.
 */
export function createStrata(seed: number): Strata {
  const orders = Array.from({ length: 64 }, (_, n) => shuffledHundred(hash(seed, 7717, n)))
  return (topic, index) => {
    const order = orders[hash(seed, topic, Math.floor(index / 100)) % 64]!
    return order[index % 100]!
  }
}

function shuffledHundred(start: number): Uint8Array {
  const random = new Random(start)
  const order = Uint8Array.from({ length: 100 }, (_, n) => n)
  for (let n = 99; n > 0; n--) {
    const other = random.int(0, n)
    const kept = order[n]!
    order[n] = order[other]!
    order[other] = kept
  }
  return order
}
