import type { Database } from '@/database/connection'
import type { Platform } from '@/platforms/platform'

export type OwnersPlatform = Pick<Platform, 'name' | 'owners'>

export interface OwnerReading {
  db: Database
  /** One without `owners` tells them nothing, and the portal shows what the site itself knows. */
  platform: OwnersPlatform
  now: () => Date
  /** What the platform did not answer, or not in a known shape, keeps what was stored; the others go on. */
  failed: (listingId: number | null, error: unknown) => void
}
