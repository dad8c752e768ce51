-- Documents of two releases stand side by side: a release reads and writes those of its own form alone, so that the
-- processes of the last one answer from theirs until they are gone.
alter table content.published add column version integer;
update content.published set version = (select document_form from content.revision);
drop index content.published_by_date, content.published_by_sort;
alter table content.published
  alter column version set not null,
  drop constraint published_pkey,
  add primary key (version, language, key),
  add column kind text generated always as (split_part(key, ':', 1)) stored,
  -- Of the cached pages that show it.
  add column tags text[] not null default '{}';
create index published_by_date on content.published (version, language, category_id, date desc, sort, record_id)
  where category_id is not null;
create index published_by_sort on content.published (version, language, category_id, sort, date desc, record_id)
  where category_id is not null;
-- Whatever the version: what is withdrawn is withdrawn from all of them.
create index published_by_key on content.published (key, version);
alter table content.revision drop column document_form;

-- The processes that read documents, and of which version. Each says every minute that it lives, and when it leaves.
create table content.reader (
  id uuid primary key,
  version integer not null,
  seen_at timestamptz not null default now()
);

-- Decides what is shown of homes, for every release at once: the newest version, whichever else there are.
create function content.settings() returns jsonb language sql stable as $$
  -- The same in every language, as far as it is about homes.
  select (
    select document from content.published where language = 'nl' and key = 'settings' order by version desc limit 1
  )
$$;

create or replace function listing.hides_towns() returns boolean language sql stable as $$
  select coalesce((content.settings() ->> 'hideCity')::boolean, false)
$$;

create or replace function listing.shows_price(is_published boolean, status listing.status, marquee_id integer)
returns boolean language sql stable as $$
  select case
    when not is_published or status in ('sold', 'rented') then false
    when marquee_id is null then true
    else not coalesce(content.settings() -> 'ignoredMarquees' @> to_jsonb(marquee_id), false) end
$$;
