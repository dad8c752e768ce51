-- Which forms of the admin are open at this moment, so that two people on one record know of each other. Nothing is lost
-- with it.
create unlogged table content.open_form (
  record text not null,
  form text not null,
  user_id integer not null,
  seen_at timestamptz not null default now(),
  primary key (record, form)
);
