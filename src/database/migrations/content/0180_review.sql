-- A colleague asked to look at a page, article or section, and what colleagues say at its fields. Both are about drafts:
-- web reads neither. Accounts are Payload's and are made after this runs: an account that goes is taken out by its hook.
create table content.review (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id integer not null,
  language text not null,
  -- Null: their account is gone.
  asked_by integer,
  asked_of integer,
  note text not null default '',
  -- The save they were asked about.
  revision text,
  asked_at timestamptz not null default now(),
  answer text check (answer in ('good', 'change')),
  reply text not null default '',
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create unique index review_asked_once on content.review (kind, record_id, language, asked_of) where answered_at is null;
create index review_waiting on content.review (asked_of) where answered_at is null;
create index review_of_record on content.review (kind, record_id);

create table content.comment (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id integer not null,
  language text not null,
  -- Where it stands in the record, by names and the ids of rows; null: about all of it.
  field text,
  -- The comment that this one answers.
  answers uuid references content.comment (id) on delete cascade,
  text text not null,
  written_by integer,
  written_at timestamptz not null default now(),
  settled_by integer,
  settled_at timestamptz
);
create index comment_of_record on content.comment (kind, record_id, written_at);
create index comment_answers on content.comment (answers) where answers is not null;

-- Mails about a review: written with it, sent by the worker.
create table content.review_letter (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('asked', 'answered')),
  review_id uuid not null references content.review (id) on delete cascade,
  email text not null check (email = lower(email)),
  language text not null,
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0,
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  done_at timestamptz
);
create index review_letter_due on content.review_letter (next_try_at) where state = 'pending';
create index review_letter_of on content.review_letter (review_id);

-- The language in which each colleague reads the admin, for mails to them.
create table colleague.reading_language (
  user_id integer primary key,
  language text not null
);
