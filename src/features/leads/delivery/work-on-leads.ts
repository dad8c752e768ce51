import { type Delivered, deliveryLines, type DeliveryServices } from './deliver-leads'
import { listenForLeads } from './listen-for-leads'
import { type DeadDelivery, raiseAlarms } from './raise-alarms'

const sweepMs = 15_000
const patienceMs = 8000

export interface DeliveryWork {
  services: DeliveryServices & { alarm: (dead: DeadDelivery) => Promise<void> }
  log: {
    delivered: (sum: Delivered) => void
    failed: (error: unknown) => void
  }
}

/** Delivers leads as they come, and sweeps for those whose notification was lost; answers what stops it. */
export async function workOnLeads(work: DeliveryWork): Promise<() => Promise<void>> {
  const deliver = deliverDueLeads(work)
  let underWay: Promise<void> = deliver()
  const call = () => void (underWay = deliver())
  const sweep = setInterval(call, sweepMs)
  const stopListening = await listenForLeads(work.services.db, call)
  return async () => {
    clearInterval(sweep)
    stopListening()
    // What is not done by then is taken up by the next worker.
    await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
  }
}

/**
 * The wake-up call and the sweep are the same work: whatever is due is delivered, whoever noticed it. Each line is
 * called by itself: one that broke off takes up its work again while others are still at theirs.
 */
export function deliverDueLeads({ services, log }: DeliveryWork): () => Promise<void> {
  const onceAtATime = (work: () => Promise<void>) => oneByOne(() => work().catch(log.failed))
  const alarms = onceAtATime(async () => void (await raiseAlarms(services, services.alarm)))
  const lines = deliveryLines(services).map((line) =>
    onceAtATime(async () => {
      const sum = await line()
      if (sum.done + sum.again + sum.dead + sum.skipped > 0) log.delivered(sum)
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
