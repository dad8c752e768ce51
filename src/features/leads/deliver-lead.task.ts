import { type Delivered, deliveryLines, type DeliveryServices } from './deliver-leads'
import { type DeadDelivery, raiseAlarms } from './raise-alarms'

export interface DeliveryLog {
  delivered: (sum: Delivered) => void
  failed: (error: unknown) => void
}

/**
 * The wake-up call and the sweep are the same work: whatever is due is delivered, whoever noticed it. Each line is
 * called by itself: one that broke off takes up its work again while others are still at theirs.
 */
export function deliverLeadsTask(
  services: DeliveryServices & { alarm: (dead: DeadDelivery) => Promise<void> },
  log: DeliveryLog,
): () => Promise<void> {
  const onceAtATime = (work: () => Promise<void>) => oneByOne(() => work().catch(log.failed))
  const alarms = onceAtATime(async () => void (await raiseAlarms(services, services.alarm)))
  const lines = deliveryLines(services).map((line) =>
    onceAtATime(async () => {
      const sum = await line()
      if (sum.done + sum.again + sum.dead > 0) log.delivered(sum)
      if (sum.dead > 0) await alarms()
    }),
  )
  return async () => void (await Promise.all([alarms, ...lines].map((call) => call())))
}

/** Calls that come while it runs are one call after it. */
function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isCalledAgain = false

  async function run(): Promise<void> {
    do {
      isCalledAgain = false
      await work()
    } while (isCalledAgain)
  }

  return () => {
    isCalledAgain = true
    running ??= run().finally(() => (running = undefined))
    return running
  }
}
