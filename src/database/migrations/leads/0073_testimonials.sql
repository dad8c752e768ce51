-- Whose words an article holds, for as long as it stands: the request itself goes at its time, and whoever wants their
-- words back must still be found.
create table lead.testimonial (
  article_id integer primary key,
  email_key text not null check (email_key = lower(email_key)),
  drafted_at timestamptz not null
);
create index testimonial_person on lead.testimonial (email_key);

insert into lead.testimonial (article_id, email_key, drafted_at)
select (e.detail ->> 'article')::int, l.email_key, e.at
from lead.event e join lead.lead l on l.id = e.lead_id
where e.kind = 'testimonial-drafted' and l.email_key is not null
on conflict do nothing;

-- Articles whose writer had everything erased; the worker deletes them. Nothing here tells who that was.
create table lead.withdrawn_article (
  article_id integer primary key,
  withdrawn_at timestamptz not null default now()
);
