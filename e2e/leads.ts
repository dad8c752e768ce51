import { expect } from '@playwright/test'
import { Pool } from 'pg'

import type { Language } from '../src/domain/language'
import { readMail, type ReadMail } from '../src/testing/mail/read-mail'

const postgres = process.env.POSTGRES_PORT ?? '54320'
const mails = `http://localhost:${process.env.MAIL_WEB_PORT ?? 1080}/api/email`
const simulator = `http://localhost:${process.env.SIMULATOR_PORT ?? 4010}/__sim`

const pool = new Pool({
  connectionString: process.env.DATABASE_URL ?? `postgres://gevel_migrate:gevel@127.0.0.1:${postgres}/gevel`,
  max: 2,
  allowExitOnIdle: true,
})

export async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query(sql, values)).rows as Row[]
}

/** All journeys come from one address, which would soon have sent enough for a day. */
export async function forgetCounts(): Promise<void> {
  await query('delete from lead.request_count')
}

let made = 0

/** Nobody else's: mails, leads and persons are found by it. */
export function ownAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}${process.pid.toString(36)}${made++}@example.com`
}

/** How long a lead may take to everybody who must know of it. */
const soon = { timeout: 15_000, intervals: [200] }

export interface StoredLead {
  id: string
  kind: string
  language: Language
  answers: Record<string, unknown>
  source_page: string
  campaign: Record<string, string>
  /** Channel → state. */
  deliveries: Record<string, string>
}

export function leadsOf(email: string): Promise<StoredLead[]> {
  return query<StoredLead>(
    `select l.id, l.kind, l.language, l.answers, l.source_page, l.campaign,
       (select coalesce(json_object_agg(d.channel, d.state), '{}') from lead.delivery d where d.lead_id = l.id) as deliveries
     from lead.lead l where l.email = $1 order by l.created_at`,
    [email],
  )
}

const mailsWith = async (member: string, value: string): Promise<{ id: string }[]> =>
  (await (await fetch(`${mails}?${member}=${encodeURIComponent(value)}`)).json()) as { id: string }[]

/** The one mail of a lead on one of its ways, from the mail server that took it. */
export async function mailOf(
  { id }: StoredLead,
  channel: 'agency-mail' | 'visitor-mail' | 'second-person-mail' | 'friend-mail',
): Promise<ReadMail> {
  const messageId = `<${channel}.${id}@gevel.example>`
  await expect.poll(async () => (await mailsWith('headers.message-id', messageId)).length, soon).toBe(1)
  const [mail] = await mailsWith('headers.message-id', messageId)
  return readMail(await (await fetch(`${mails}/${mail?.id}/source`)).text())
}

export async function mailsTo(address: string): Promise<number> {
  return (await mailsWith('to.address', address)).length
}

export interface PlatformRecord {
  operation?: string
  objectId?: number | null
  projectIds?: number[]
  appointmentId?: number | null
  subject?: string
  content?: string
  isActive?: boolean
  parameters: Record<string, unknown>
}

/** What the platform holds from who has this address. */
export async function atThePlatformFrom(email: string, what: 'leads' | 'demands'): Promise<PlatformRecord[]> {
  const response = await fetch(`${simulator}/${what}`)
  const records = (await response.json()) as PlatformRecord[]
  return records.filter(({ parameters }) => Object.values(parameters).includes(email))
}

/** Waits until every channel of the lead is done. */
export async function deliveredLead(email: string): Promise<StoredLead> {
  const states = async () => (await leadsOf(email)).flatMap(({ deliveries }) => Object.values(deliveries))
  await expect.poll(async () => [...new Set(await states())], soon).toEqual(['done'])
  const leads = await leadsOf(email)
  expect(leads).toHaveLength(1)
  return leads[0] as StoredLead
}
