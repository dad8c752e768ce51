import type { Lead } from '@/domain/lead/lead'
import { documentPath, linkPath } from '@/domain/lead/link-path'
import { appointmentLinkUntil, type LinkPurpose, linkUntil } from '@/domain/lead/link-purpose'
import { keptTimes } from '@/domain/rights/kept-times'

import type { LinkSigner } from '../signed-link'

/** A lead's own links, as whole addresses. They count from when it came, so that a second try has the same ones. */
export interface LeadLinks {
  siteUrl: string
  request(lead: Lead): string
  demand(lead: Lead): string
  /** The same page, where a demand from a list is confirmed; until then it is kept. */
  demandConfirm(lead: Lead): { href: string; until: Date }
  /** The page of favourites that wait to be confirmed, and that of a list which the same person has. */
  keptListConfirm(lead: Lead): { href: string; until: Date }
  keptList(lead: Lead, id: string): string
  /** The page on which it is changed or cancelled. */
  appointment(lead: Lead, about: { id: string; endsAt: Date }): string
  newsletterConfirm(lead: Lead): { href: string; until: Date }
  documents(lead: Lead, ids: number[]): { hrefs: string[]; until: Date }
}

/** Whoever does not confirm is forgotten then. */
function unconfirmedUntil({ createdAt }: Lead): Date {
  return new Date(createdAt.getTime() + keptTimes.unconfirmed.days * 86_400_000)
}

export function leadLinks({ signer, siteUrl }: { signer: LinkSigner; siteUrl: string }): LeadLinks {
  const token = (purpose: LinkPurpose, id: string, expires: Date) => signer.signLink({ purpose, id, expires })
  const whole = (path: string) => `${siteUrl}${path}`
  function linkTo(lead: Lead, purpose: LinkPurpose) {
    const until = linkUntil(purpose, lead.createdAt)
    return { href: whole(linkPath(lead.language, purpose, token(purpose, lead.id, until))), until }
  }
  return {
    siteUrl,
    request: (lead) => linkTo(lead, 'request').href,
    demand: (lead) => linkTo(lead, 'demand').href,
    demandConfirm: (lead) => ({ ...linkTo(lead, 'demand'), until: unconfirmedUntil(lead) }),
    keptListConfirm: (lead) => ({ ...linkTo(lead, 'kept-list'), until: unconfirmedUntil(lead) }),
    keptList: (lead, id) =>
      whole(
        linkPath(lead.language, 'kept-list', token('kept-list', id, linkUntil('kept-list', lead.createdAt))),
      ),
    appointment: (lead, { id, endsAt }) =>
      whole(linkPath(lead.language, 'appointment', token('appointment', id, appointmentLinkUntil(endsAt)))),
    newsletterConfirm: (lead) => linkTo(lead, 'newsletter-confirm'),
    documents: (lead, ids) => {
      const until = linkUntil('documents', lead.createdAt)
      const signed = token('documents', lead.id, until)
      return { hrefs: ids.map((id) => whole(documentPath(lead.language, signed, id))), until }
    },
  }
}
