import type { Language } from '../language'
import type { LeadKind } from './lead-kind'
import type { LinkPurpose } from './link-purpose'

const segments: Record<LinkPurpose, string> = {
  request: 'request',
  appointment: 'appointment',
  demand: 'demand',
  documents: 'documents',
  'kept-list': 'kept-list',
  'shared-list': 'shared-list',
  'newsletter-confirm': 'newsletter/confirm',
  'newsletter-stop': 'newsletter/stop',
  'owner-digest': 'weekly',
}

/** Where a signed link leads: it shows, and asks before it does anything. */
export function linkPath(language: Language, purpose: LinkPurpose, token: string): string {
  return `/${language}/${segments[purpose]}/${token}/`
}

/** Where a form leads once it is sent: the page of the request, with thanks for that form. */
export function sentPath(language: Language, kind: LeadKind, token: string): string {
  return `${linkPath(language, 'request', token)}?sent=${kind}`
}

/** The booked visit of a request, as a file for a calendar. */
export function requestCalendarPath(language: Language, token: string): string {
  return `${linkPath(language, 'request', token)}calendar/`
}

/** What the buttons on such a page post to. */
export function linkActionPath(
  language: Language,
  purpose: LinkPurpose,
  token: string,
  action: LinkAction,
): string {
  return `${linkPath(language, purpose, token)}${action}/`
}

export type LinkAction =
  'change' | 'cancel' | 'stop' | 'keep' | 'confirm' | 'add' | 'note' | 'remove' | 'share' | 'revoke' | 'erase'

/** For the List-Unsubscribe header: one POST to it and the mails stop, as RFC 8058 has it; a visit shows the page. */
export function unsubscribePath(
  language: Language,
  purpose: 'demand' | 'kept-list' | 'newsletter-stop' | 'owner-digest',
  token: string,
): string {
  return linkActionPath(language, purpose, token, 'stop')
}

/** One of the documents that were asked for. */
export function documentPath(language: Language, token: string, documentId: number): string {
  return `${linkPath(language, 'documents', token)}${documentId}/`
}
