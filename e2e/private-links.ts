import type { DemoOwner } from '../scripts/demo/owner-session'
import type { LeadKind } from '../src/domain/lead/lead-kind'
import type { LinkPurpose } from '../src/domain/lead/link-purpose'
import { sharedIdText } from '../src/features/leads/kept-list/shared-id'
import { ownAddress, query } from './leads'
import { freshLink } from './signed-links'

const home = 100_002
const owner: DemoOwner = 'owner@gevel.example'

/** As a form leaves it, without any mail. */
async function aLead(kind: LeadKind, answers: object = {}): Promise<string> {
  const [lead] = await query<{ id: string }>(
    `insert into lead.lead (idempotency_key, answers_hash, kind, language, listing_id, email, answers, source_page,
       consent, keep_until, created_at)
     values ($1, $1, $2, 'nl', $3, $1, $4, '/nl/', '{"textVersion": "2026-11"}', now() + interval '1 year', now())
     returning id::text`,
    [ownAddress(`eigen-${kind}`), kind, home, JSON.stringify(answers)],
  )
  return lead?.id ?? ''
}

/** A page behind each signed link: a new kind of link is not forgotten here. */
export async function privateLinks(): Promise<Record<LinkPurpose, string>> {
  const newsletter = await aLead('newsletter')
  const demand = await aLead('demand', { goal: 'sale' })
  await query(
    `insert into lead.demand (id, deal, type_ids, frequency, is_active) values ($1, 'sale', '{}', 'daily', false)`,
    [demand],
  )
  const appointment = await aLead('appointment')
  await query(
    `insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at)
     values ($1, $1, $2, 'eigen', now() + interval '20 days', now() + interval '20 days 45 minutes')`,
    [appointment, home],
  )
  const keptList = await aLead('favourites')
  await query(
    `insert into lead.kept_list (id, confirmed_at, sends_news, own_name, partner_name, share)
     values ($1, now(), false, 'An', 'Karel', 1)`,
    [keptList],
  )
  await query(
    `insert into lead.kept_home (list_id, listing_id, kept_at, known_status) values ($1, $2, now(), 'available')`,
    [keptList, home],
  )
  const [follower] = await query<{ id: string }>(
    `select id::text from owner.home_owner where email = $1 and revoked_at is null order by id limit 1`,
    [owner],
  )
  return {
    request: freshLink('request', await aLead('enquiry')),
    appointment: freshLink('appointment', appointment),
    demand: freshLink('demand', demand),
    documents: freshLink('documents', await aLead('documents', { documents: [] })),
    'kept-list': freshLink('kept-list', keptList),
    'shared-list': freshLink('shared-list', sharedIdText({ id: keptList, share: 1 })),
    'newsletter-confirm': freshLink('newsletter-confirm', newsletter),
    'newsletter-stop': freshLink('newsletter-stop', newsletter),
    'owner-digest': freshLink('owner-digest', follower?.id ?? ''),
  }
}

/** Takes away what these pages were about. */
export async function removePrivateLinks(): Promise<void> {
  await query(`delete from lead.lead where email like 'eigen-%'`)
}
