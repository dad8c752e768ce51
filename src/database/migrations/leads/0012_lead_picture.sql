-- The picture that came with a testimonial, made small and without its metadata; nobody sees it before an editor has.
create table lead.picture (
  lead_id uuid primary key references lead.lead on delete cascade,
  webp bytea not null
);
