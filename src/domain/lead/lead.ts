import type { Language } from '../language'
import type { ViewSource } from '../visit/view-source'
import type { DeliveryChannel } from './delivery'
import type { LeadKind } from './lead-kind'

export const leadStatuses = ['new', 'assigned', 'answered', 'closed', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export type Answers = Record<string, unknown>

/** How the visitor came to the page: as named in the address, never guessed. */
export interface Campaign {
  source?: string
  medium?: string
  name?: string
}

export interface LeadConsent {
  /** The newsletter, or the publication of a testimonial. */
  newsletter?: boolean
  /** Which text of the privacy notice was shown. */
  textVersion: string
}

/** A lead as it waits to be saved. */
export interface LeadInput {
  /** One per form as it was rendered. */
  idempotencyKey: string
  kind: LeadKind
  language: Language
  /** As `parseForm` read them. */
  answers: Answers
  listingId?: number
  projectId?: number
  sourcePage: string
  campaign?: Campaign
  /** `null` when the browser did not say. */
  source?: ViewSource | null
  consent: LeadConsent
}

export interface Lead {
  id: string
  kind: LeadKind
  language: Language
  listingId: number | null
  projectId: number | null
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  answers: Answers
  sourcePage: string
  campaign: Campaign
  /** From which kind of website the visitor came; `null` when the browser did not say. */
  source: ViewSource | null
  consent: LeadConsent
  status: LeadStatus
  createdAt: Date
}

/** The same for every try, so that a mail server which got it before can tell. */
export function messageId(lead: Pick<Lead, 'id'>, channel: DeliveryChannel, host: string): string {
  return `<${channel}.${lead.id}@${host}>`
}
