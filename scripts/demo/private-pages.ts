import { sql } from 'drizzle-orm'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import type { LeadInput } from '@/domain/lead/lead'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { env } from '@/env'
import { saveDemand } from '@/features/leads/demands/save-demand'
import { linkSigner } from '@/features/leads/signed-link'
import type { Locale } from '@/i18n/locales'

import { makeVisit, removeVisit } from './visit-moments'

export const privateKinds = [
  'request',
  'appointment',
  'demand',
  'documents',
  'newsletter-confirm',
  'newsletter-stop',
] as const satisfies LinkPurpose[]
export type PrivateKind = (typeof privateKinds)[number]

export interface PrivatePages {
  /** The page behind a signed link. */
  path: (kind: PrivateKind, locale: Locale) => string
  expiredPath: (locale: Locale) => string
  /** A home that has gone: its page answers 410. */
  removedHome: number
  /** A home whose visit moments are the same on every day. */
  visitedHome: number
}

/** Old enough that what is promised in days does not change between two runs. */
const sentAt = new Date('2026-11-02T09:30:00Z')
const validUntil = new Date('2027-10-01T12:00:00Z')
const expiredAt = new Date('2026-11-03T12:00:00Z')
const removedHome = 199_001
const visitedHome = 100_002
const documentsHome = 100_003
/** Each run has its own, so that two at a time do not take them from each other. */
const keyPrefix = `private-page-${process.pid}-`

/** Writes what the private pages show into the database, without any mail, and removes it after the work. */
export async function withPrivatePages(
  work: (pages: PrivatePages) => Promise<void>,
  databaseUrl = env.DATABASE_URL,
): Promise<void> {
  const db = connect({ url: databaseUrl, poolSize: 1 })
  try {
    const ids = await submitAll(db)
    await work(pagesOf(ids))
  } finally {
    await remove(db)
    await db.$client.end()
  }
}

function pagesOf(ids: Record<PrivateKind, string>): PrivatePages {
  const { signLink } = linkSigner(env.LINK_SECRET)
  const path = (purpose: PrivateKind, locale: Locale, expires: Date) =>
    linkPath(locale, purpose, signLink({ purpose, id: ids[purpose], expires }))
  return {
    path: (kind, locale) => path(kind, locale, validUntil),
    expiredPath: (locale) => path('documents', locale, expiredAt),
    removedHome,
    visitedHome,
  }
}

type PrivateLead = Pick<LeadInput, 'kind' | 'answers' | 'listingId'>

/** A plain row: the database may be that of an older build, which knows fewer columns than the code that saves forms. */
async function writeLead(db: Database, { kind, answers, listingId }: PrivateLead): Promise<string> {
  const key = `${keyPrefix}${kind}`
  const words = (name: string) => (typeof answers[name] === 'string' ? answers[name] : null)
  const [written] = await rows(
    db,
    { id: text },
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, listing_id, first_name, last_name, email,
          answers, source_page, consent, created_at)
        values (${key}, ${key}, ${kind}, 'nl', ${listingId ?? null}, ${words('firstName')}, ${words('lastName')},
          ${words('email')}, ${JSON.stringify(answers)}::jsonb, '/nl/', '{"textVersion": "2026-11"}',
          ${sentAt.toISOString()}::timestamptz)
        returning id::text`,
  )
  if (!written) throw new Error(`${kind} was not saved`)
  await db.execute(sql`insert into lead.event (lead_id, at, kind)
                       values (${written.id}::uuid, ${sentAt.toISOString()}::timestamptz, 'received')`)
  if (kind === 'demand') await saveDemand(db, { id: written.id, answers })
  return written.id
}

async function submitAll(db: Database): Promise<Record<PrivateKind, string>> {
  const person = { firstName: 'Lotte', lastName: 'Verhaeghe', email: 'lotte@pictures.example' }
  const documents = await rows(
    db,
    { id: int },
    sql`select (document ->> 'id')::int as id from listing.listing_detail, jsonb_array_elements(documents) document
        where listing_id = ${documentsHome} order by 1`,
  )
  const submit = (input: PrivateLead) => writeLead(db, input)
  const newsletter = await submit({ kind: 'newsletter', answers: { email: person.email } })
  const appointment = await submit({ kind: 'appointment', listingId: visitedHome, answers: person })
  await makeVisit(db, { leadId: appointment, listingId: visitedHome })
  await db.execute(sql`insert into listing.withdrawn (id, deal, type_id, zip, city)
                       values (${removedHome}, 'sale', 1, '9000', 'Gent') on conflict do nothing`)
  return {
    request: await submit({
      kind: 'enquiry',
      listingId: visitedHome,
      answers: { ...person, message: 'Is de tuin op het zuiden gericht?' },
    }),
    appointment,
    demand: await submit({
      kind: 'demand',
      answers: {
        ...person,
        goal: 'sale',
        types: [1],
        places: ['Gent|9000'],
        priceMax: 450_000,
        bedroomsMin: 2,
        frequency: 'daily',
      },
    }),
    documents: await submit({
      kind: 'documents',
      listingId: documentsHome,
      answers: { ...person, documents: documents.map(({ id }) => id) },
    }),
    'newsletter-confirm': newsletter,
    'newsletter-stop': newsletter,
  }
}

async function remove(db: Database): Promise<void> {
  await db.execute(sql`delete from lead.lead where idempotency_key like ${`${keyPrefix}%`}`)
  await db.execute(sql`delete from listing.withdrawn where id = ${removedHome}`)
  await removeVisit(db, visitedHome)
}
