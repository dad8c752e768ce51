import { execFileSync } from 'node:child_process'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '@/database/connection'
import { leadKinds } from '@/domain/lead/lead-kind'
import type { Lead } from '@/domain/lead/lead'
import { findAppointment } from '@/features/leads/appointments/appointment-row'
import { notifyOfChange } from '@/features/leads/appointments/notify-of-change'
import { mailChannels } from '@/features/leads/delivery/mail-channel'
import type { LetterKind } from '@/features/leads/delivery/outbox'
import { writeLetter } from '@/features/leads/letters/write-letter'
import { letterSender } from '@/features/leads/mails/send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { type Locale, locales } from '@/i18n/locales'
import { signLink } from '@/site/data/links'

import type { Heard } from './heard'
import { secretHomes } from './secret-homes'
import { bookedLead, leadServices, savedLead } from './secret-leads'

/** Sends one mail or a few, and tells what of. */
type Send = (from: string, sending: () => Promise<unknown>) => Promise<void>

/**
 * What a lead about the hidden home brings about, to its sender, a friend and the agency; what follows it; and alerts of
 * every home.
 */
export async function everyMail(db: Database): Promise<Heard[]> {
  const sent: unknown[] = []
  const mailer = {
    ...testMailer('smtp://127.0.0.1:1'),
    send: (draft: unknown) => {
      sent.push(draft)
      return Promise.resolve({ state: 'done' as const })
    },
  }
  const services = mailServices(db, mailer)
  const channels = Object.entries(mailChannels(services))
  const heard: Heard[] = []
  const send: Send = async (from, sending) => {
    await sending()
    for (const draft of sent.splice(0)) heard.push({ from, status: 200, text: textOf(draft) })
  }
  const deliver = async (lead: Lead, about: string) => {
    for (const [name, channel] of channels)
      await send(`${name} of ${about}`, () => channel.deliver(lead, new AbortController().signal))
  }
  const follow = async (lead: Lead, kind: LetterKind, detail: Record<string, unknown> = {}) => {
    const times = { tries: 0, queuedAt: new Date(), claim: lead.id }
    const writing = { db, links: { signLink }, now: () => new Date() }
    const letter = await writeLetter(writing, { id: lead.id, leadId: lead.id, kind, detail, ...times })
    if (!letter) throw new Error(`There is nothing to say: ${kind}`)
    await send(`${kind} in ${lead.language} ${JSON.stringify(detail)}`, () => letterSender(services)(letter))
  }
  for (const locale of locales) {
    for (const kind of leadKinds)
      await deliver(await savedLead(db, { kind, language: locale }), `${kind} in ${locale}`)
    const demand = await savedLead(db, { kind: 'demand', language: locale })
    for (const listingId of Object.values(secretHomes))
      await follow(demand, 'demand-alert', { homes: [{ listingId, reasons: ['new', 'changed'] }] })
    await follow(demand, 'demand-still-wanted')
    await follow(await releasedLead(db, locale), 'documents-released')
    const visit = await bookedLead(db, locale)
    await follow(visit, 'appointment-reminder')
    for (const change of ['moved', 'cancelled'] as const)
      await deliver(await changedVisit(db, visit, change), `a visit that is ${change} in ${locale}`)
  }
  return heard
}

/** To whom an agent showed a paper that the platform does not publish. */
async function releasedLead(db: Database, language: Locale): Promise<Lead> {
  const lead = await savedLead(db, { kind: 'documents', language })
  await db.execute(
    sql`insert into lead.document_release (lead_id, document_id, released_at, released_by)
        values (${lead.id}::uuid, 1, now(), 1)`,
  )
  return lead
}

async function changedVisit(db: Database, asked: Lead, change: 'moved' | 'cancelled'): Promise<Lead> {
  const visit = await findAppointment(db, asked.id)
  if (!visit) throw new Error('The visit is not there')
  const { startsAt, endsAt } = visit
  if (change === 'moved') {
    const to = { id: '2', startsAt, endsAt, isFull: false }
    return notifyOfChange(leadServices(db), db, { asked, before: visit, to })
  }
  const cancelled = await notifyOfChange(leadServices(db), db, { asked, before: { ...visit, sequence: 1 } })
  await db.execute(sql`update lead.appointment set state = 'cancelled' where id = ${asked.id}::uuid`)
  return cancelled
}

function textOf(value: unknown): string {
  const readable = (_: string, part: unknown) => {
    const bytes = bytesSchema.safeParse(part).data
    return bytes ? fileText(Buffer.from(bytes.data)) : part
  }
  return JSON.stringify(value, readable).toLowerCase()
}

const bytesSchema = z.object({ type: z.literal('Buffer'), data: z.array(z.number()) })

function fileText(file: Buffer): string {
  const isPdf = file.subarray(0, 4).toString() === '%PDF'
  return isPdf
    ? execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' })
    : file.toString('utf8')
}
