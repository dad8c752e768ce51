-- The second buyer of an offer gets a notice of their own.
alter table lead.delivery drop constraint delivery_channel_check;
alter table lead.delivery add constraint delivery_channel_check
  check (channel in ('agency-mail', 'visitor-mail', 'second-person-mail', 'friend-mail', 'platform'));

-- What an agent lets one person read although the platform does not publish it.
create table lead.document_release (
  lead_id uuid not null references lead.lead on delete cascade,
  document_id integer not null,
  released_at timestamptz not null,
  -- A user of the CMS.
  released_by integer not null,
  primary key (lead_id, document_id)
);

-- The only way to an unpublished document for who reads as a visitor: through the lead it was released for.
create view lead.released_document as
  select r.lead_id, r.released_at, found.document, found.position
  from lead.document_release r
  join lead.lead l on l.id = r.lead_id
  join listing.listing_detail d on d.listing_id = l.listing_id,
  jsonb_array_elements(d.documents) with ordinality found (document, position)
  where (found.document ->> 'id')::int = r.document_id;

alter table lead.letter drop constraint letter_kind_check;
alter table lead.letter add constraint letter_kind_check
  check (kind in ('appointment-reminder', 'demand-alert', 'demand-still-wanted', 'documents-released'));

-- One person holds one moment per home. Empty for whoever booked before, and once the visit is over.
alter table lead.appointment add column person_key text;
create unique index appointment_person on lead.appointment (listing_id, person_key) where state = 'booked';
