import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'

/** Only the platform knows when a home can be visited: a form for that asks it. */
export function platformSlots(login: Parameters<typeof omnicasa>[0]): Platform['slots'] {
  return omnicasa(login).slots
}
