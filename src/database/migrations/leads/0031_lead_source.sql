-- The kind of website by which whoever sent it came, as views of homes have it; null where the browser did not say.
alter table lead.lead add column source text;
