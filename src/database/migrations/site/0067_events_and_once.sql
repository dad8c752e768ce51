-- What platforms sent, as it came. The site writes it down before it answers; the worker takes it from there.
create table sync.event (
  id bigint generated always as identity primary key,
  platform text not null,
  received_at timestamptz not null default clock_timestamp(),
  body text not null,
  -- What it is about, in the platform's own names.
  external_ids text[] not null,
  taken_at timestamptz
);
create index event_waiting on sync.event (id) where taken_at is null;

-- Work that follows a roll-out and is never done again.
create table content.done_once (
  name text primary key,
  done_at timestamptz not null default now()
);

-- The menu leads to projects where there are any: with the first one and without the last it is read anew. At the end of
-- the transaction, because a project that changes is deleted and written again.
alter table content.revision add column has_projects boolean not null default false;
update content.revision set has_projects = exists (select from listing.project);

create function content.note_projects() returns trigger language plpgsql as $$
begin
  update content.revision set number = number + 1, has_projects = not has_projects
  where has_projects is distinct from exists (select from listing.project);
  if found then
    perform http_cache.note_purge(array['shell'], '{}');
    perform pg_notify('gevel_purge', '');
  end if;
  return null;
end $$;

create constraint trigger projects_noted after insert or delete on listing.project
  deferrable initially deferred for each row execute function content.note_projects();
