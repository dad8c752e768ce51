import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import { deals } from '@/domain/listing/listing'
import { listPath } from '@/i18n/listing-paths'
import { translator } from '@/i18n/messages'
import type { MailDraft, MailHome } from '@/mail/mail-content'
import { alertMail, type AlertNeeds, demandAgainMail } from '@/mail/templates/alert-mail'

import type { Outcome } from '../channel'
import type { AlertHome, Letter, SendMail } from '../outbox'
import { aboutAppointment } from './appointment-news'
import { harmlessLines } from './lead-mail-lines'
import { mailAgent } from './mail-agent'
import { findAdvertisedHome, findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

/** Sends what the site writes by itself: reminders, and homes that answer a saved search. */
export function letterSender(services: MailServices): SendMail {
  return async (letter): Promise<Outcome> => {
    const { lead } = letter
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

async function draftOf(services: MailServices, letter: Letter, email: string): Promise<MailDraft | null> {
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
  const { agency } = await services.readSite(locale)
  const shared = {
    locale,
    person: lead,
    search: searchOnly(await harmlessLines(services, { lead, locale }), locale),
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
    listHref: whole(listHref(lead)),
    changeHref: whole(letter.managePath),
  })
}

/** The answers that describe the search, without how to be reached. */
function searchOnly(lines: AlertNeeds['search'], locale: Lead['language']): AlertNeeds['search'] {
  const newsletter = translator(locale)('demand.newsletter')
  return lines.filter(({ label }) => label !== newsletter)
}

async function alertHome(
  services: MailServices,
  { listingId, reasons }: AlertHome,
  { language: locale }: Lead,
): Promise<MailHome | null> {
  const home = await findAdvertisedHome(services, { id: listingId, locale })
  if (!home) return null
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
  const [demand] = await rows<{ frequency: AlertNeeds['frequency'] }>(
    db,
    sql`select frequency from lead.demand where id = ${id}::uuid`,
  )
  return demand?.frequency ?? 'daily'
}

function listHref({ language, answers }: Lead): string {
  const deal = deals.find((one) => one === answers.goal) ?? 'sale'
  const places = Array.isArray(answers.places) ? answers.places.map((place) => ['city', String(place)]) : []
  const query = new URLSearchParams(places).toString()
  return `${listPath(language, deal)}${query ? `?${query}` : ''}`
}
