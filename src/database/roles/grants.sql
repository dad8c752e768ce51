-- What each program may do. The owner of the tables applies it with every migration, because tables come and go; each
-- part first takes back what an earlier version gave. A role that the server lacks is left out with a notice: only its
-- administrator can make one (create.sql), and until then the program signs in as the owner.

-- Several copies may migrate at once.
select pg_advisory_xact_lock(718231);

-- Who answers a lead is known by name to whoever sent it; nothing else of the accounts is.
create or replace view lead.colleague as select id, name from public.users;

create or replace function migration.begin_grants(asked name, opened text[]) returns boolean language plpgsql as $$
declare
  place name;
  relation regclass;
begin
  if not exists (select from pg_roles where rolname = asked) then
    raise notice 'There is no role %: src/database/roles/create.sql makes it', asked;
    return false;
  end if;
  foreach place in array array['listing', 'content', 'lead', 'sync', 'http_cache', 'owner', 'owner_auth', 'visit',
    'consent', 'rights', 'colleague', 'pgboss'] loop
    if to_regnamespace(place) is null then continue; end if;
    execute format(case when place = any(opened) then 'grant usage on schema %I to %I'
      else 'revoke usage on schema %I from %I' end, place, asked);
    execute format('revoke all on all tables in schema %I from %I', place, asked);
    execute format('revoke all on all sequences in schema %I from %I', place, asked);
  end loop;
  -- Beside the editors' tables stand those of PostGIS, which are not ours.
  for relation in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
    and relowner = current_user::regrole loop
    execute format('revoke all on %s from %I', relation, asked);
  end loop;
  return true;
end $$;

-- The editors' tables, but for those whose names begin with one of these.
create or replace function migration.grant_content(asked name, except_for text[]) returns void language plpgsql as $$
declare
  relation record;
begin
  for relation in select oid::regclass as name, relkind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relowner = current_user::regrole
      and not exists (select from unnest(except_for) as closed where starts_with(relname, closed)) loop
    execute format(case relation.relkind when 'S' then 'grant usage on sequence %s to %I'
      else 'grant select, insert, update, delete on %s to %I' end, relation.name, asked);
  end loop;
end $$;

-- What saving and changing a lead asks about others. Who may read every lead learns nothing by it.
create or replace function migration.grant_lead_answers(asked name) returns void language plpgsql as $$
begin
  execute format('grant execute on function lead.repeated(text, text), lead.held_places(integer, timestamptz),
    lead.end_past_visit(integer, text, timestamptz), lead.remind_of_visit(integer, text, timestamptz),
    lead.has_other_demand(uuid), lead.is_subscribed(uuid), lead.subscribe(uuid, timestamptz), lead.unsubscribe(uuid),
    lead.is_asked_before(uuid, timestamptz), lead.released_documents(uuid) to %I', asked);
end $$;

-- cms: what editors write, leads, who may follow a home, and which homes are shown. No password of an owner.
do $$ begin
  if not migration.begin_grants('gevel_cms', '{listing,content,lead,sync,http_cache,owner,owner_auth,visit,rights,colleague,pgboss}') then return; end if;
  perform migration.grant_content('gevel_cms', array['payload_migrations']);
  grant select on public.payload_migrations to gevel_cms;
  grant select on all tables in schema listing to gevel_cms;
  -- Saved settings hide homes, show them again and change their kind.
  grant insert, update, delete on listing.listing, listing.listing_text, listing.listing_detail, listing.hidden,
    listing.withdrawn, listing.event, listing.history, listing.publication_gap, listing.hiding_gap, listing.hide_mark,
    listing.type_kind, listing.tally, listing.place_tally, listing.price_tally, listing.left_landing to gevel_cms;
  grant select, insert, update, delete on all tables in schema content, lead to gevel_cms;
  grant usage on all sequences in schema lead, owner to gevel_cms;
  grant select on all tables in schema sync to gevel_cms;
  grant select on http_cache.release to gevel_cms;
  grant select on all tables in schema owner to gevel_cms;
  grant insert, update on owner.home_owner to gevel_cms;
  grant insert, update, delete on owner.release, owner.week_note, owner.document_release to gevel_cms;
  grant insert on owner.agency_look to gevel_cms;
  grant update on owner.visitor, owner.digest to gevel_cms;
  grant select, update, delete on owner_auth.login to gevel_cms;
  grant select (email, used_at), update (used_at) on owner_auth.one_time to gevel_cms;
  grant insert on owner_auth.letter to gevel_cms;
  grant select on visit.daily, visit.day_total, visit.source_total, visit.views_up_to, visit.added_up, visit.project_daily, visit.search_daily, visit.place_daily, visit.form_daily, visit.reported,
    visit.missing to gevel_cms;
  grant execute on function rights.owner_data_of(text), rights.erase_owner_of(text),
    rights.withdraw_testimonials_of(text), rights.forget_friend_of(text), owner.end_access(bigint, text) to gevel_cms;
  grant execute on function lead.handler_of(integer), lead.on_duty(integer, date) to gevel_cms;
  perform migration.grant_lead_answers('gevel_cms');
  -- It opens the links that the worker mailed to colleagues, and makes none.
  grant select, update on colleague.one_time to gevel_cms;
  grant insert on colleague.letter to gevel_cms;
  grant select, insert, update, delete on colleague.factor, colleague.recovery_code, colleague.session,
    colleague.reading_language to gevel_cms;
  -- Asks the worker for a task, and looks what waits.
  grant select on all tables in schema pgboss to gevel_cms;
  grant insert on pgboss.job, pgboss.job_common to gevel_cms;
end $$;

-- worker: sync, deliveries, mails, what is due. Of the admin's accounts it knows whom to write to.
do $$ begin
  if not migration.begin_grants('gevel_worker',
    '{listing,content,lead,sync,http_cache,owner,owner_auth,visit,consent,rights,colleague,pgboss}') then return; end if;
  perform migration.grant_content('gevel_worker', array['users', 'payload_migrations']);
  grant select (id, name, email, role) on public.users to gevel_worker;
  grant select, insert, update, delete on all tables in schema listing, content, lead, sync, http_cache, owner, visit, pgboss
    to gevel_worker;
  grant usage on all sequences in schema listing, content, lead, sync, http_cache, owner, visit, pgboss to gevel_worker;
  grant select on owner_auth.login to gevel_worker;
  grant select, insert, update, delete on owner_auth.letter, owner_auth.one_time to gevel_worker;
  grant select (expires_at), delete on owner_auth.session to gevel_worker;
  grant select, delete on consent.answer to gevel_worker;
  grant select, insert, update, delete on rights.link, rights.letter to gevel_worker;
  grant select, insert, update, delete on colleague.letter, colleague.one_time to gevel_worker;
  grant execute on function rights.owner_data_of(text), owner.end_access(bigint, text), lead.handler_of(integer), lead.on_duty(integer, date),
    visit.add_up(integer) to gevel_worker;
  perform migration.grant_lead_answers('gevel_worker');
end $$;

-- web: what may be known of homes and what is published; it keeps leads, adds proofs of consent, notes its build. It
-- has no right on the tables of homes nor on those of the admin, and of leads it sees the one whose link is shown: neither
-- a hidden address nor a draft nor an account nor somebody else can be read through it, whatever goes wrong.
do $$ begin
  if not migration.begin_grants('gevel_web',
    '{listing,content,lead,sync,http_cache,owner,owner_auth,visit,consent,rights}') then return; end if;
  -- Views without what must not leave, and counts and names that hide nothing.
  grant select on listing.public_listing, listing.public_listing_text, listing.public_listing_detail,
    listing.public_project, listing.public_project_text, listing.public_withdrawn, listing.public_event,
    listing.public_history, listing.category, listing.tally, listing.place_tally, listing.price_tally,
    listing.public_left_landing, listing.identity to gevel_web;
  grant select on all tables in schema content to gevel_web;
  -- Words of the source that may still be a draft, and what colleagues say of drafts.
  revoke select on content.translation, content.review, content.comment, content.review_letter from gevel_web;
  -- Each process notes which form of documents it reads.
  grant insert, update, delete on content.reader to gevel_web;
  -- Leads come in here and people come back to their own by a signed link: the rule of each table leaves the one that the
  -- link names. Who handles it, what colleagues write about it and what was sent are not for web to change.
  grant select, insert, delete, update (answers, idempotency_key, keep_until) on lead.lead to gevel_web;
  grant select, insert, update (state, tries, queued_at, next_try_at, is_unsure, claim, claimed_until, done_at,
    alarmed_at) on lead.delivery to gevel_web;
  grant select, insert on lead.event, lead.picture to gevel_web;
  grant select, insert, update on lead.demand, lead.appointment, lead.slot_list, lead.request_count, lead.kept_list
    to gevel_web;
  grant select, insert, update, delete on lead.kept_home to gevel_web;
  grant select, insert, delete on lead.demand_place, lead.demand_match, lead.stopped to gevel_web;
  grant select on lead.note, lead.reply, lead.letter, lead.document_release, lead.subscription, lead.setting,
    lead.colleague, lead.newsletter_delivery to gevel_web;
  grant insert on lead.erasure to gevel_web;
  grant execute on function lead.handler_of(integer), lead.on_duty(integer, date) to gevel_web;
  grant execute on function lead.waiting_searches(text, integer[], text[], text, text) to gevel_web;
  perform migration.grant_lead_answers('gevel_web');
  grant usage on all sequences in schema lead, http_cache to gevel_web;
  grant select on sync.run to gevel_web;
  -- What a platform sends is kept and not read again.
  grant insert on sync.event to gevel_web;
  grant select, insert, update, delete on http_cache.release to gevel_web;
  grant execute on function visit.salt_of(date), visit.count_views(date, uuid[], bigint[], text[]),
    visit.count_project_views(date, uuid[], integer[], text[]), visit.count_seen(date, jsonb, integer),
    visit.count_missing(jsonb) to gevel_web;
  -- Of owners: who signs in, and never whom a mail would reach.
  grant select on owner_auth.login to gevel_web;
  grant select, insert, update, delete on owner_auth.session, owner_auth.passkey to gevel_web;
  grant select, insert, update on owner_auth.credential to gevel_web;
  grant select, insert, delete on owner_auth.challenge to gevel_web;
  grant select, update on owner_auth.one_time to gevel_web;
  grant insert on owner_auth.letter to gevel_web;
  grant execute on function owner_auth.open_login(text), owner_auth.change_email(bytea),
    owner_auth.change_language(text, text) to gevel_web;
  grant insert on consent.answer to gevel_web;
  -- Whoever opened a mailed link gets what is held about them; who that is, the functions read off the link.
  grant insert on rights.letter to gevel_web;
  grant execute on function rights.owner_data(bytea), rights.erase_owner(bytea), rights.find_link(bytea),
    rights.open_link(bytea, bytea, integer), rights.hold_link(bytea), rights.end_links(bytea), rights.leads(bytea),
    rights.testimonials(bytea), rights.withdraw_testimonials(bytea), rights.forget_friend(bytea) to gevel_web;
  -- An owner's answer is a lead like any other: it looks whether the visit is of one of their homes.
  grant select on owner.home_owner to gevel_web;
  grant select (id, listing_id, kind, at) on owner.happening to gevel_web;
  grant insert on owner.reply to gevel_web;
  grant execute on function owner.is_answered_with(bigint, timestamptz, text) to gevel_web;
  grant usage on all sequences in schema owner to gevel_web;
end $$;

-- portal: what web reads for owners who are signed in, over connections of its own. Names of visitors and comments that
-- nobody released are not among it; row-level security leaves of the rest what belongs to whoever is signed in.
do $$ begin
  if not migration.begin_grants('gevel_portal', '{owner,visit}') then return; end if;
  grant select on owner.home_owner, owner.home, owner.day_views, owner.release, owner.reply, owner.week_note,
    owner.group_views, owner.document_release to gevel_portal;
  grant select (listing_id, number, shown_name) on owner.visitor to gevel_portal;
  grant select (id, listing_id, kind, key, at, ends_at, way, visitor, medium, url, texts, detail, noted_at)
    on owner.happening to gevel_portal;
  grant select, insert, update on owner.look to gevel_portal;
  grant select on visit.daily to gevel_portal;
end $$;

-- Row-level security is for owners who look at their homes and for whoever comes back to what they sent; the agency's own
-- programs see every row. It binds the owner of the tables too, unless a rule says otherwise: the functions that run with
-- these rights need one, and it is here to see.
do $$
declare
  protected regclass;
  program name;
begin
  for protected in select oid from pg_class where relrowsecurity and relowner = current_user::regrole loop
    for program in select rolname from pg_roles where rolname in (current_user, 'gevel_cms', 'gevel_worker')
      and not exists (select from pg_policy where polrelid = protected and polname = rolname) loop
      execute format('create policy %I on %s to %I using (true) with check (true)', program, protected, program);
    end loop;
    if not (select relforcerowsecurity from pg_class where oid = protected) then
      execute format('alter table %s force row level security', protected);
    end if;
  end loop;
end $$;

drop function migration.begin_grants(name, text[]);
drop function migration.grant_content(name, text[]);
drop function migration.grant_lead_answers(name);
