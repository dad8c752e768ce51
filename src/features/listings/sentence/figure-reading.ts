import type { SearchCriteria } from '@/domain/search/criteria'

/** How a figure is written, and what it then means. */
export interface FigureReading {
  pattern: string
  /** `null` where the figure means something else after all. */
  read: (groups: (string | undefined)[]) => (Partial<SearchCriteria> & { areThousands?: boolean }) | null
}
