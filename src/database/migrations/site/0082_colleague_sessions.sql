-- With which browser a session of the admin was opened; the session itself is the CMS's.
create table colleague.session (
  sid text primary key,
  user_id integer not null,
  user_agent text not null,
  opened_at timestamptz not null default now()
);
create index session_by_user on colleague.session (user_id);
