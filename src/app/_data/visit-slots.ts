import { database } from '@/database/connection'
import { env } from '@/env'
import type { SlotServices } from '@/features/leads/appointments/slot-list'
import { platformSlots } from '@/features/leads/form/platform-slots'

const slots = platformSlots({
  url: env.OMNICASA_URL,
  customer: env.OMNICASA_CUSTOMER,
  password: env.OMNICASA_PASSWORD,
  // A platform that is down must not hold up every visitor.
  timeoutMs: 4000,
  retries: 1,
})

export function slotServices(): SlotServices {
  return { db: database(), slots, now: () => new Date() }
}
