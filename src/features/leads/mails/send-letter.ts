import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { oneOf } from '@/database/row'
import { frequencies } from '@/domain/lead/forms/demand'
import type { Lead } from '@/domain/lead/lead'
import { deals } from '@/domain/listing/listing'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { listHref } from '@/features/listings/list/list-href'
import { listPath } from '@/i18n/paths/listing-paths'
import { translator } from '@/i18n/messages'
import type { MailDraft, MailHome } from '@/mail/mail-content'
import { alertMail, type AlertNeeds, demandAgainMail } from '@/mail/templates/alert-mail'
import { documentsMail } from '@/mail/templates/documents-mail'

import type { Outcome } from '../delivery/channel'
import type { AlertHome, Letter, SendMail } from '../delivery/outbox'
import { aboutAppointment } from './appointment-news'
import { keptNewsDraft } from './kept-news-draft'
import { harmlessLines, leadMailLines } from './lead-mail-lines'
import { mailAgent } from './mail-agent'
import { aReply } from './reply-draft'
import { sendToAgent } from './send-to-agent'
import { advertised, findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

/** Sends what follows a lead: replies, reminders, documents that were released, homes that match a demand. */
export function letterSender(services: MailServices): SendMail {
  return async (letter): Promise<Outcome> => {
    const { lead } = letter
    if (letter.kind === 'assigned' || letter.kind === 'reply-due') return sendToAgent(services, letter)
    if (!lead.email) return { state: 'refused', reason: 'The visitor left no e-mail address' }
    const draft = await draftOf(services, letter, lead.email)
    // Every home of it has left the site since: there is nothing to say.
    if (!draft) return { state: 'done' }
    return services.mailer.send(draft, {
      to: [lead.email],
      messageId: `<letter.${letter.id}@${services.mailer.host}>`,
      sender: await services.readSite(lead.language),
    })
  }
}

type VisitorLetter = Exclude<Letter, { kind: 'assigned' | 'reply-due' }>

async function draftOf(
  services: MailServices,
  letter: VisitorLetter,
  email: string,
): Promise<MailDraft | null> {
  const lead = { ...letter.lead, email }
  const locale = lead.language
  const whole = (path: string) => `${services.links.siteUrl}${path}`
  if (letter.kind === 'appointment-reminder') {
    const found = await findMailHome(services, { id: letter.appointment.listingId, locale })
    const agent = await mailAgent(services, { listing: found?.listing ?? null, locale })
    return aboutAppointment(services, {
      lead,
      found,
      agent,
      news: 'reminder',
      appointment: letter.appointment,
    })
  }
  if (letter.kind === 'documents-released') {
    const found = await findMailHome(services, { id: lead.listingId, locale })
    return documentsMail({
      locale,
      person: lead,
      news: 'released',
      home: found?.home ?? null,
      agent: await mailAgent(services, { listing: found?.listing ?? null, locale }),
      links: letter.documents.map(({ name, path }) => ({ label: name, href: whole(path) })),
      until: letter.until,
      statusHref: services.links.request(lead),
    })
  }
  if (letter.kind === 'reply') return aReply(services, lead, letter.reply)
  const { agency } = await services.readSite(locale)
  if (letter.kind === 'kept-homes-news') return keptNewsDraft(services, letter, agency.email)
  const shared = {
    locale,
    person: lead,
    search: await searchLines(services, lead),
    stopHref: whole(letter.managePath),
    unsubscribeHref: whole(letter.unsubscribePath),
    agencyEmail: agency.email,
  }
  if (letter.kind === 'demand-still-wanted')
    return demandAgainMail({ ...shared, keepHref: whole(letter.managePath) })
  const homes = (await Promise.all(letter.homes.map((home) => alertHome(services, home, lead)))).filter(
    (home) => home !== null,
  )
  if (homes.length === 0) return null
  return alertMail({
    ...shared,
    frequency: await frequencyOf(services, lead),
    homes,
    more: letter.more,
    listHref: whole(demandListHref(lead)),
    changeHref: whole(letter.managePath),
  })
}

/** The answers that describe the search, without how to be reached. */
async function searchLines(services: MailServices, lead: Lead): Promise<AlertNeeds['search']> {
  const { language: locale, answers } = lead
  // Whoever gets this confirmed the search of a list: all of it is written, the words in it too.
  if (lead.kind === 'list-demand')
    return leadMailLines(services, { lead: { ...lead, answers: { search: answers.search } }, locale })
  const lines = await harmlessLines(services, { lead, locale })
  const newsletter = translator(locale)('demand.newsletter')
  return lines.filter(({ label }) => label !== newsletter)
}

async function alertHome(
  services: MailServices,
  { listingId, reasons }: AlertHome,
  { language: locale }: Lead,
): Promise<MailHome | null> {
  const found = await findMailHome(services, { id: listingId, locale })
  // A mail that waits for its server may leave days after it was made: what is sold or under option since is no news.
  if (found?.listing.status !== 'available') return null
  const home = await advertised(services, found, locale)
  const t = translator(locale)
  const isCheaper = reasons.some((reason) => reason.startsWith('price-'))
  const ribbon = reasons.includes('new')
    ? t('mail.reason_new')
    : isCheaper
      ? t('mail.reason_price')
      : undefined
  return { ...home, ribbon }
}

async function frequencyOf({ db }: MailServices, { id }: Lead): Promise<AlertNeeds['frequency']> {
  const [demand] = await rows(
    db,
    { frequency: oneOf(frequencies) },
    sql`select frequency from lead.demand where id = ${id}::uuid`,
  )
  return demand?.frequency ?? 'daily'
}

function demandListHref({ language, answers }: Lead): string {
  const criteria = typeof answers.search === 'string' ? criteriaOfSearchText(answers.search) : null
  if (criteria) return listHref(language, criteria)
  const deal = deals.find((one) => one === answers.goal) ?? 'sale'
  const places = Array.isArray(answers.places) ? answers.places.map((place) => ['city', String(place)]) : []
  const query = new URLSearchParams(places).toString()
  return `${listPath(language, deal)}${query ? `?${query}` : ''}`
}
