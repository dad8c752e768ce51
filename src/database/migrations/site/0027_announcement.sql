-- How far search engines were told of what changed; see src/features/content/announce.
create table content.announcement (
  subject text primary key,
  changed_at timestamptz not null,
  -- The last record that was told of among those that changed at this moment.
  after_id text not null default ''
);
