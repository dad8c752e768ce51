import { sql } from 'drizzle-orm'

import type { Database } from './connection'

/**
 * What the portal may read of a home's story. Names of visitors and comments that nobody released are not among it;
 * row-level security leaves of the rest what belongs to whoever is signed in.
 */
export async function grantPortal(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'gevel_web') then return; end if;
      grant usage on schema owner to gevel_web;
      grant select on owner.home_owner, owner.home, owner.day_views, owner.release, owner.reply, owner.week_note to gevel_web;
      grant select (listing_id, number, shown_name) on owner.visitor to gevel_web;
      grant select (id, listing_id, kind, key, at, ends_at, way, visitor, medium, url, texts, detail, noted_at)
        on owner.happening to gevel_web;
      grant insert on owner.reply to gevel_web;
      grant select, insert, update on owner.look to gevel_web;
      grant usage on all sequences in schema owner to gevel_web;
    end $$`)
}
