import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rows, type Transaction } from '@/database/query'
import { int, nullable, text } from '@/database/row'
import { channelsFor, type DeliveryChannel } from '@/domain/lead/delivery'
import { cleanText } from '@/domain/lead/form/form-text'
import type { Campaign, Lead, LeadInput } from '@/domain/lead/lead'
import { awaitsReply } from '@/domain/lead/reply'
import { keepUntil } from '@/domain/lead/retention'
import { secondEmail } from '@/domain/lead/second-person'

import { keepPicture } from './form/keep-picture'
import { at, findLead, recordEvent } from './lead-row'
import { openLeads } from './own-lead'
import { isWithinLimits, type Limit, newsletterLimits } from './guard/limits'
import { findHandler } from './delivery/first-handler'
import { announceLead } from './delivery/listen-for-leads'
import { newsletterWish } from './newsletter/newsletter-wish'
import { saveDemand } from './demands/save-demand'
import { saveListDemand } from './demands/save-list-demand'
import { saveKeptList } from './kept-list/save-kept-list'

export interface SubmitServices {
  /** A transaction, when something else must be saved with it or not at all. */
  db: Queryable
  now: () => Date
  /** Channels this site has; a platform that takes no leads is left out. */
  channels: readonly DeliveryChannel[]
  limits: Limit[]
  /** Keys the hashes of addresses. */
  secret: string
  /** Sent along with the form, clean. */
  picture?: Buffer
}

export type Submission =
  | { state: 'saved'; lead: Lead }
  /** The same form with the same answers: a double click, or a page sent again. */
  | { state: 'repeated'; lead: Lead }
  | { state: 'limited' }

/** Once this answers `saved`, the lead, what came along with it and all that has to be sent are saved, or none of it is. */
export async function submitLead(services: SubmitServices, given: LeadInput): Promise<Submission> {
  const input = tidied(given)
  return services.db.transaction(async (tx) => {
    const known = await findRepeated(tx, input)
    if (known) return { state: 'repeated', lead: known }
    const { limits, secret } = services
    const now = services.now()
    if (!(await isWithinLimits(tx, { limits, secret, now }))) return { state: 'limited' }
    const handler = isAnswered(input) ? await findHandler(tx, { listingId: input.listingId, now }) : null
    const inserted = await insertLead(tx, input, { now, handlerId: handler?.userId ?? null })
    const id = inserted?.id
    // Another copy of the same post was quicker by a moment; the insert waited until it was saved.
    const lead = id ? await findLead(tx, id) : await findRepeated(tx, input)
    if (!lead) throw new Error('A lead that was just saved is not there')
    if (!id) return { state: 'repeated', lead }
    await insertDeliveries(tx, lead, services.channels)
    if (input.kind === 'demand') await saveDemand(tx, lead)
    if (input.kind === 'list-demand') await saveListDemand(tx, lead)
    if (input.kind === 'favourites') await saveKeptList(tx, lead)
    if (services.picture) await keepPicture(tx, { leadId: lead.id, picture: services.picture })
    await recordEvent(tx, { leadId: lead.id, at: now, kind: 'received' })
    // An account that is deleted at this moment gets nothing any more.
    if (handler && inserted?.assigneeId === handler.userId) {
      const { userId: assigneeId, way, insteadOfId } = handler
      const detail = { assigneeId, way, ...(insteadOfId !== null && { insteadOfId }) }
      await recordEvent(tx, { leadId: lead.id, at: now, kind: 'assigned', detail })
    }
    await saveNewsletterWish(tx, services, input)
    await announceLead(tx)
    return { state: 'saved', lead }
  })
}

/** A tick beside a form asks for one more mail: it counts on its own, and beyond its limit only the tick is lost. */
async function saveNewsletterWish(
  tx: Transaction,
  services: SubmitServices,
  input: LeadInput,
): Promise<void> {
  const wish = newsletterWish(input)
  if (wish)
    await submitLead({ ...services, db: tx, limits: newsletterLimits(wish), picture: undefined }, wish)
}

/** The answers were read by their form; the rest of a post is only text from outside until here. */
function tidied(input: LeadInput): LeadInput {
  const short = (text: string) => cleanText(text).slice(0, 300).toWellFormed()
  const campaign = Object.entries(input.campaign ?? {}).map(([name, text]) => [name, short(String(text))])
  return {
    ...input,
    idempotencyKey: short(input.idempotencyKey),
    sourcePage: short(input.sourcePage),
    campaign: Object.fromEntries(campaign) as Campaign,
  }
}

async function findRepeated(tx: Transaction, input: LeadInput): Promise<Lead | null> {
  const [known] = await rows(
    tx,
    { id: nullable(text) },
    sql`select lead.repeated(${input.idempotencyKey}, ${answersHash(input)}) as id`,
  )
  if (!known?.id) return null
  await openLeads(tx, [known.id])
  return findLead(tx, known.id)
}

/** What nobody writes back to is given to nobody. */
function isAnswered({ kind }: LeadInput): boolean {
  return awaitsReply({ kind, status: 'new' })
}

async function insertLead(
  tx: Transaction,
  input: LeadInput,
  { now, handlerId }: { now: Date; handlerId: number | null },
): Promise<{ id: string; assigneeId: number | null } | undefined> {
  const { answers } = input
  const until = keepUntil(input.kind, now)
  const given = (name: string) => (typeof answers[name] === 'string' ? answers[name] : null)
  const [inserted] = await rows(
    tx,
    { id: text, assigneeId: nullable(int) },
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, listing_id, project_id,
          first_name, last_name, email, phone, answers, source_page, campaign, source, consent,
          keep_until, created_at, assignee_id, status)
        values (${input.idempotencyKey}, ${answersHash(input)}, ${input.kind}, ${input.language},
          ${input.listingId ?? null}, ${input.projectId ?? null}, ${given('firstName')}, ${given('lastName')},
          ${given('email')}, ${given('phone')}, ${JSON.stringify(answers)}::jsonb, ${input.sourcePage},
          ${JSON.stringify(input.campaign ?? {})}::jsonb, ${input.source ?? null}, ${JSON.stringify(input.consent)}::jsonb,
          ${until ? at(until) : null}, ${at(now)}, ${handlerId}, ${handlerId === null ? 'new' : 'assigned'})
        on conflict (idempotency_key, answers_hash) do nothing
        returning id, assignee_id as "assigneeId"`,
  )
  return inserted
}

async function insertDeliveries(
  tx: Transaction,
  lead: Lead,
  available: readonly DeliveryChannel[],
): Promise<void> {
  const { id, kind, email, createdAt } = lead
  const reachable = { hasEmail: email !== null, hasSecondEmail: secondEmail(lead) !== null }
  const channels = channelsFor(kind, reachable).filter((channel) => available.includes(channel))
  await tx.execute(
    sql`insert into lead.delivery (lead_id, channel, queued_at, next_try_at)
        select ${id}::uuid, channel, ${at(createdAt)}, ${at(createdAt)}
        from unnest(${sql.param(channels)}::text[]) channel`,
  )
}

/** Who goes back, changes their message and sends again has sent a second lead, though the form was the same. */
function answersHash({ kind, answers, listingId, projectId }: LeadInput): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, listingId ?? null, projectId ?? null, sorted]))
    .digest('base64url')
}
