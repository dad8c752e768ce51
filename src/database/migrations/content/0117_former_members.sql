-- Members of the team who left: their page says so, and who looks after their homes now. Without their name.
create table content.former_member (
  member_id integer primary key,
  office_id integer not null,
  -- By which the data platform knows them.
  platform_agent text,
  left_at timestamptz not null default now()
);
