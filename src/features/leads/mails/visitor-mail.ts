import type { Lead } from '@/domain/lead/lead'
import { otherDocuments } from '@/domain/lead/other-documents'
import type { MailDraft, MailLink } from '@/mail/mail-content'
import { confirmationMail } from '@/mail/templates/confirmation-mail'
import { documentsMail } from '@/mail/templates/documents-mail'
import { keptListOptInMail } from '@/mail/templates/kept-list-mail'
import { offerMail } from '@/mail/templates/offer-mail'
import { demandOptInMail, optInMail } from '@/mail/templates/opt-in-mail'

import { findEarlierList } from '../kept-list/find-earlier-list'
import { findRequested } from '../documents/find-requested'
import { findReplyWorkingDays } from '../lead-setting'
import { appointmentNews } from './appointment-news'
import { harmlessLines, leadMailLines } from './lead-mail-lines'
import { mailAgent } from './mail-agent'
import { findMailHome, type FoundHome } from './mail-home'
import type { AddressedMail, MailServices } from './mail-services'
import { similarBlock } from './similar-block'

/** What a visitor gets in answer to their form, by its kind. */
export async function visitorMail(services: MailServices, lead: Lead): Promise<AddressedMail> {
  const { email } = lead
  if (!email) return { to: null, reason: 'The visitor left no e-mail address' }
  const found = await findMailHome(services, { id: lead.listingId, locale: lead.language })
  return { to: [email], draft: await draftOf(services, { ...lead, email }, found) }
}

type ReachableLead = Lead & { email: string }

async function draftOf(
  services: MailServices,
  lead: ReachableLead,
  found: FoundHome | null,
): Promise<MailDraft> {
  const { links } = services
  const { language: locale, kind } = lead
  if (kind === 'newsletter') return optInMail({ locale, ...links.newsletterConfirm(lead) })
  if (kind === 'list-demand') {
    const search = await harmlessLines(services, { lead, locale })
    return demandOptInMail({ locale, ...links.demandConfirm(lead), search })
  }
  if (kind === 'favourites') {
    const earlier = await findEarlierList(services.db, lead.id)
    return keptListOptInMail({
      ...{ locale, ...links.keptListConfirm(lead) },
      earlierHref: earlier && links.keptList(lead, earlier),
    })
  }
  const listing = found?.listing ?? null
  const home = found?.home ?? null
  const agent = await mailAgent(services, { listing, locale })
  const statusHref = links.request(lead)
  if (kind === 'offer') {
    const lines = await leadMailLines(services, { lead, locale })
    return offerMail({ lead, lines, home, agent, statusHref, sender: await services.readSite(locale) })
  }
  if (kind === 'documents') {
    const { files, until } = await documentLinks(services, lead)
    const shown = { locale, person: lead, home, agent, links: files, until, statusHref }
    if (files.length > 0) return documentsMail({ ...shown, news: 'asked', hasOthers: asksForOthers(lead) })
  }
  if (kind === 'appointment') {
    const draft = await appointmentNews(services, { lead, found, agent })
    if (draft) return draft
  }
  return confirmationMail({
    lead,
    lines: await harmlessLines(services, { lead, locale }),
    home,
    agent,
    replyDays: await findReplyWorkingDays(services.db),
    statusHref,
    demandHref: kind === 'demand' ? links.demand(lead) : null,
    similar: await similarBlock(services, { found, locale }),
  })
}

function asksForOthers({ answers: { documents } }: Lead): boolean {
  return Array.isArray(documents) && documents.includes(otherDocuments)
}

/** The documents that were asked for and that the home still publishes. */
async function documentLinks(
  { db, links }: MailServices,
  lead: Lead,
): Promise<{ files: MailLink[]; until: Date }> {
  const documents = (await findRequested(db, { leadId: lead.id }))?.documents ?? []
  const ids = documents.map(({ id }) => id)
  const { hrefs, until } = links.documents(lead, ids)
  return { files: documents.map(({ name }, index) => ({ label: name, href: hrefs[index] ?? '' })), until }
}
