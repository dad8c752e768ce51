-- Filled by the next sync: every fingerprint changes with it. In each language, as the platform words their names.
alter table listing.project_text add column documents jsonb not null default '[]';
