import type { LeadStatus } from './lead'
import type { LeadKind } from './lead-kind'

/** What an agent starts a reply from. */
export const replyTemplates = ['call', 'visit', 'information', 'unavailable'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

export const longestReply = 5000

/** Nobody writes back to these. */
const withoutReply: readonly LeadKind[] = ['newsletter', 'list-demand', 'favourites', 'send-to-friend']

/** Whoever sent it waits for an answer. */
export function awaitsReply({ kind, status }: { kind: LeadKind; status: LeadStatus }): boolean {
  return (status === 'new' || status === 'assigned') && !withoutReply.includes(kind)
}

/** The template that fits most leads of a kind. */
export function usualTemplate(kind: LeadKind): ReplyTemplate {
  switch (kind) {
    case 'visit':
    case 'appointment':
      return 'visit'
    case 'documents':
    case 'project':
      return 'information'
    default:
      return 'call'
  }
}

/** Replaces `{home}`, and leaves out a paragraph whose `{home}` is not known. */
export function filledTemplate(template: string, { home }: { home: string | null }): string {
  return template
    .split(/\n{2,}/)
    .filter((paragraph) => home !== null || !paragraph.includes('{home}'))
    .map((paragraph) => paragraph.replaceAll('{home}', () => home ?? ''))
    .join('\n\n')
}
