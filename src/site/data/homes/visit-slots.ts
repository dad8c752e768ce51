import { database } from '@/database/connection'
import { platformSlots } from '@/features/leads/appointments/platform-slots'
import type { SlotServices } from '@/features/leads/appointments/slot-list'

import { platform } from '../platform'

const slots = platformSlots(database, platform)

export function slotServices(): SlotServices {
  return { db: database(), slots, now: () => new Date() }
}
