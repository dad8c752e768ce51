-- When a home last left a landing page: a page without homes stays for a while, and is then gone for good. A home whose
-- town is hidden was on none, and one whose town is hidden from now on leaves no trace.
create table listing.left_landing (
  deal listing.deal not null,
  municipality_key text not null,
  type_id integer not null,
  left_at timestamptz not null default now(),
  -- Whether any of the homes that left it had a published address: its town may be known whatever the agency hides later.
  is_address_published boolean not null,
  primary key (deal, municipality_key, type_id)
);

-- Whoever stores homes needs no right of its own here, also in the release before.
create function listing.note_left_landings() returns trigger language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into listing.left_landing as known (deal, municipality_key, type_id, is_address_published)
    select deal, shown_municipality_key, type, bool_or(is_address_published)
    from old_rows cross join lateral unnest(type_id || coalesce(extra_type_ids, '{}')) type
    where project_id is null and status <= 'under-option' and shown_municipality_key is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (deal, municipality_key, type_id) do update set left_at = excluded.left_at,
      is_address_published = known.is_address_published or excluded.is_address_published;
  else
    insert into listing.left_landing as known (deal, municipality_key, type_id, is_address_published)
    select was.deal, was.shown_municipality_key, type, bool_or(was.is_address_published)
    from old_rows was join new_rows now_is using (id)
    cross join lateral unnest(was.type_id || coalesce(was.extra_type_ids, '{}')) type
    where was.project_id is null and was.status <= 'under-option' and was.shown_municipality_key is not null
      and now_is.shown_municipality_key is not null
      -- What stands there still has not left, whatever else changed.
      and not (now_is.project_id is null and now_is.status <= 'under-option' and now_is.deal = was.deal
        and now_is.shown_municipality_key = was.shown_municipality_key
        and type = any(now_is.type_id || coalesce(now_is.extra_type_ids, '{}')))
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (deal, municipality_key, type_id) do update set left_at = excluded.left_at,
      is_address_published = known.is_address_published or excluded.is_address_published;
  end if;
  return null;
end $$;

create trigger left_landings_delete after delete on listing.listing
  referencing old table as old_rows for each statement execute function listing.note_left_landings();
create trigger left_landings_update after update on listing.listing
  referencing old table as old_rows new table as new_rows for each statement execute function listing.note_left_landings();

-- For visitors: nothing says that a home stood in a town that is hidden by now.
create view listing.public_left_landing as
  select deal, municipality_key, type_id, left_at from listing.left_landing
  where is_address_published or not listing.hides_towns();
