import type { Lead } from '@/domain/lead/lead'

/** What came of one try to deliver a lead. */
export type Outcome =
  | { state: 'done' }
  /** It has certainly not arrived: try again later. */
  | { state: 'failed'; reason: string }
  /** It may have arrived: no answer came, or an answer that says nothing. */
  | { state: 'unsure'; reason: string }
  /** It will never be taken: a person has to look. */
  | { state: 'refused'; reason: string }
  /** There is no place for it at the other end, and nothing wrong with that. */
  | { state: 'skipped'; reason: string }

/** One way a lead goes out. What it throws counts as unsure. */
export interface Channel {
  deliver(lead: Lead, signal: AbortSignal): Promise<Outcome>
  /**
   * What to do when an earlier try may have arrived. `repeat`: send again, a second one does no harm (a mail with the
   * same Message-ID). A question: whether the lead is there, `null` when that cannot be known. `hold`: a person decides.
   */
  whenUnsure: 'repeat' | 'hold' | ((lead: Lead, signal: AbortSignal) => Promise<boolean | null>)
}
