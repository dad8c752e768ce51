-- Copies of pictures and documents whose addresses end at the platform. One row for each file that a home or a project
-- has, by the lasting part of its address; the bytes lie beside the uploads of editors.
create table listing.kept_file (
  platform text not null,
  kind text not null check (kind in ('listing', 'project')),
  external_id text not null,
  source text not null,
  use text not null check (use in ('picture', 'public', 'private')),
  -- failed: it is tried again. refused: too large, or no picture or document.
  state text not null check (state in ('kept', 'failed', 'refused')),
  -- What a page calls it; null when there is no copy.
  url text check ((url is not null) = (state = 'kept')),
  width integer,
  height integer,
  reason text,
  noted_at timestamptz not null default now(),
  primary key (platform, kind, external_id, source)
);
create index kept_file_failed on listing.kept_file (platform, kind, external_id) where state = 'failed';
create index kept_file_url on listing.kept_file (url);
