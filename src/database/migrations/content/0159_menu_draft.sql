-- The menu as editors arrange it before they publish it; pages stay as they are until then. One row, or none when
-- nothing waits. The release before reads none.
create table content.menu_draft (
  is_only boolean primary key default true check (is_only),
  tree jsonb not null,
  -- The pages that were in the menu when it was arranged: one that came since is added, one that was taken out stays out.
  known integer[] not null,
  revision uuid not null default gen_random_uuid(),
  saved_by integer,
  saved_at timestamptz not null default now()
);
