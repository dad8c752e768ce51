import { sql } from 'drizzle-orm'

import type { Database } from './connection'
import { payloadTables } from './payload-tables'
import { grantPortal } from './web-portal-role'

/** All that web may read of homes: views without what must not leave, and counts and names that hide nothing. */
export const visitorRelations = [
  'public_listing',
  'public_listing_text',
  'public_listing_detail',
  'public_project',
  'public_project_text',
  'public_withdrawn',
  'public_history',
  'category',
  'tally',
  'place_tally',
  'price_tally',
  'identity',
] as const

/**
 * What the process that answers visitors may do: read what may be known of homes and what is published, keep leads, add
 * proofs of consent, note its build. It has no right on the tables of homes nor on those of the CMS, so neither a hidden
 * address nor a draft nor an account can be read through it, whatever goes wrong.
 * Granted anew with each migration, because tables come. A server whose owner may not make roles gets it from its
 * administrator: `create role gevel_web`, and a login that is a member of it.
 */
export async function grantWeb(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ begin
      create role gevel_web nologin;
    exception when duplicate_object or unique_violation or insufficient_privilege then null;
    end $$`)
  // Who answers a lead is known by name to whoever sent it; nothing else of the accounts is.
  await db.execute(
    sql`create or replace view lead.colleague as select id, name from public.${payloadTables.users}`,
  )
  const readable = sql.raw(visitorRelations.map((name) => `listing.${name}`).join(', '))
  await db.execute(sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'gevel_web') then
        raise notice 'There is no role gevel_web: web keeps the rights of the owner';
        return;
      end if;
      grant usage on schema listing, content, lead, sync, http_cache to gevel_web;
      revoke all on all tables in schema listing from gevel_web;
      grant select on ${readable} to gevel_web;
      grant select on all tables in schema content to gevel_web;
      grant insert, update, delete on content.reader to gevel_web;
      grant select, insert, update, delete on all tables in schema lead to gevel_web;
      grant usage on all sequences in schema lead, http_cache to gevel_web;
      grant select on sync.run to gevel_web;
      grant select, insert, update on sync.pushed to gevel_web;
      revoke all on http_cache.purge from gevel_web;
      grant select, insert, update, delete on http_cache.release to gevel_web;
      -- Only a colleague releases what is not published, and replies.
      revoke insert, update, delete on lead.colleague, lead.document_release, lead.reply, lead.reply_template
        from gevel_web;
      grant usage on schema visit to gevel_web;
      grant execute on function visit.salt_of(date), visit.count_views(date, uuid[], bigint[], text[]),
        visit.count_seen(date, jsonb, integer) to gevel_web;
      grant select on visit.daily to gevel_web;
      -- Of owners: their own homes, by the rule of the table; who signs in, and never whom a mail would reach.
      grant usage on schema owner, owner_auth to gevel_web;
      grant select on owner.home_owner to gevel_web;
      grant select on owner_auth.login to gevel_web;
      grant select, insert, update, delete on owner_auth.session, owner_auth.passkey to gevel_web;
      grant select, insert, update on owner_auth.credential to gevel_web;
      grant select, insert, delete on owner_auth.challenge to gevel_web;
      grant select, update on owner_auth.one_time to gevel_web;
      grant insert on owner_auth.letter to gevel_web;
      grant execute on function owner_auth.open_login(text) to gevel_web;
      grant usage on schema consent to gevel_web;
      grant insert on consent.answer to gevel_web;
      -- Whoever opened a mailed link gets what is held about them; who that is, the functions read off the link.
      grant usage on schema rights to gevel_web;
      grant select, update, delete on rights.link to gevel_web;
      grant insert on rights.letter to gevel_web;
      grant execute on function rights.owner_data(bytea), rights.erase_owner(bytea) to gevel_web;
    end $$`)
  await grantPortal(db)
}
