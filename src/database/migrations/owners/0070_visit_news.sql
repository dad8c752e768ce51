-- A mail to each owner when a visit is planned, moved or cancelled; sent once, whatever happens to the worker.
create table owner.visit_mail (
  id bigint generated always as identity primary key,
  home_owner_id bigint not null references owner.home_owner on delete cascade,
  kind text not null check (kind in ('planned', 'moved', 'cancelled')),
  visit_at timestamptz not null,
  -- Before it was moved.
  was_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  tries integer not null default 0,
  queued_at timestamptz not null,
  next_try_at timestamptz not null
);
create index visit_mail_due on owner.visit_mail (next_try_at) where state = 'pending';
-- Without a policy for owners: the mails are the worker's own business.
alter table owner.visit_mail enable row level security;

-- The moment of the visit that was answered. Of several owners the first answer counts; a visit that moves is asked anew.
alter table owner.reply add column visit_at timestamptz;
update owner.reply r set visit_at = h.at from owner.happening h
where h.id = r.happening_id
  and not exists (select from owner.reply earlier where earlier.happening_id = r.happening_id and earlier.id < r.id);
create unique index reply_first on owner.reply (happening_id, visit_at) where happening_id is not null;

-- The week's mail is made up on Mondays: the old day is taken out of the queue's calendar.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    execute 'delete from pgboss.schedule where name = ''prepare-owner-digests'' and key = ''thursdays''';
  end if;
end $$;
