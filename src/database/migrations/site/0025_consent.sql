-- What visitors answered about cookies, as proof. The id is made at random in the browser; no name, no address.
create schema consent;
create table consent.answer (
  id bigint generated always as identity primary key,
  consent_id uuid not null,
  saved_at timestamptz not null default now(),
  -- Which words were read, and whose tags they named.
  dialog_version integer not null,
  tags text[] not null,
  language text not null,
  analytical boolean not null,
  marketing boolean not null,
  social boolean not null,
  unclassified boolean not null
);
create index answer_by_time on consent.answer (saved_at);
create index answer_by_consent on consent.answer (consent_id);
