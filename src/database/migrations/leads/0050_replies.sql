-- What a colleague wrote to whoever sent a lead. The letter of the same number carries it.
create table lead.reply (
  -- Made with the form: sent twice, it is one reply.
  id uuid primary key,
  lead_id uuid not null references lead.lead on delete cascade,
  -- A user of the CMS, with name and address as they were when it was written.
  author_id integer not null,
  author_name text not null,
  reply_to text not null,
  text text not null,
  created_at timestamptz not null
);
create index reply_lead on lead.reply (lead_id, created_at);

-- The agency's own text of a template; without a row the template has ours.
create table lead.reply_template (
  name text not null,
  language text not null,
  text text not null,
  changed_at timestamptz not null,
  primary key (name, language)
);

alter table lead.letter drop constraint letter_kind_check;
alter table lead.letter add constraint letter_kind_check
  check (kind in ('appointment-reminder', 'demand-alert', 'demand-still-wanted', 'documents-released', 'reply'));
-- A reply that does not arrive is an alarm, as a delivery is.
alter table lead.letter add column alarmed_at timestamptz;
create index letter_reply on lead.letter (lead_id) where kind = 'reply' and state <> 'done';

-- Whatever of a lead must arrive: what was sent with it, and what a colleague replied.
create view lead.sending as
  select lead_id, channel, null::uuid as letter_id, state, tries, queued_at, last_error, alarmed_at
  from lead.delivery
  union all
  select lead_id, kind, id, state, tries, queued_at, last_error, alarmed_at
  from lead.letter where kind = 'reply';
