-- What was released for one person can be read for fourteen days, by whatever link. As daysValid in
-- src/domain/lead/link-purpose.ts, which a test compares it with.
create or replace view lead.released_document as
  select r.lead_id, r.released_at, found.document, found.position
  from lead.document_release r
  join lead.lead l on l.id = r.lead_id
  join listing.listing_detail d on d.listing_id = l.listing_id,
  jsonb_array_elements(d.documents) with ordinality found (document, position)
  where (found.document ->> 'id')::int = r.document_id and r.released_at > now() - interval '14 days';

-- Dots make another person of an address, but for the one host that ignores them: see src/domain/lead/mailbox.ts.
update lead.appointment a set person_key = regexp_replace(lower(l.email), '\+[^@]*@', '@')
from lead.lead l
where l.id = a.id and a.person_key is not null and l.email !~* '@(gmail|googlemail)\.com$';
