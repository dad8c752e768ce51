-- Parts of words are found among all leads by the threes of letters that they share. The extension comes with PostgreSQL
-- and is trusted: whoever owns the database may add it.
create extension if not exists pg_trgm;
create index lead_search on lead.lead using gin (search_text gin_trgm_ops);

-- What the first page of the admin and insight count, without the rows themselves. A campaign may be long, so it is read
-- off the few leads that have one.
create index lead_counted on lead.lead (created_at) include (source)
  where status <> 'spam' and kind not in ('owner-message', 'send-to-friend');
create index lead_of_campaign on lead.lead (created_at) where campaign <> '{}';
