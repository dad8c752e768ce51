import { type DeliveryLog, deliverLeadsTask } from './deliver-lead.task'
import type { DeliveryServices } from './deliver-leads'
import { listenForLeads } from './listen-for-leads'
import type { DeadDelivery } from './raise-alarms'

const sweepMs = 15_000
const patienceMs = 8000

export interface LeadWork {
  services: DeliveryServices & { alarm: (dead: DeadDelivery) => Promise<void> }
  log: DeliveryLog
}

/** Delivers leads as they come, and sweeps for those whose word was lost; answers what stops it. */
export async function workOnLeads({ services, log }: LeadWork): Promise<() => Promise<void>> {
  const deliver = deliverLeadsTask(services, log)
  let underWay: Promise<void> = deliver()
  const call = () => void (underWay = deliver())
  const sweep = setInterval(call, sweepMs)
  const stopListening = await listenForLeads(services.db, call)
  return async () => {
    clearInterval(sweep)
    stopListening()
    // What is not done by then is taken up by the next worker.
    await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
  }
}
