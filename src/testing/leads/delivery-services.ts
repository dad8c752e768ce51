import { type Delivered, deliveryLines, type DeliveryServices } from '@/features/leads/delivery/deliver-leads'

/** Delivers everything that is due, once, as the worker's lines do it time after time. */
export async function deliverLeads(services: DeliveryServices): Promise<Delivered> {
  const ended = await Promise.allSettled(deliveryLines(services).map((line) => line()))
  const failure = ended.find((line) => line.status === 'rejected')
  if (failure) throw new Error('Leads could not be read or written', { cause: failure.reason })
  const sums = ended.flatMap((line) => (line.status === 'fulfilled' ? [line.value] : []))
  const sumOf = (what: keyof Delivered) => sums.reduce((sum, one) => sum + one[what], 0)
  return { done: sumOf('done'), again: sumOf('again'), dead: sumOf('dead'), skipped: sumOf('skipped') }
}
