-- The places of featured homes, as an editor put them. Not on their notes: a note that is saved meanwhile would put an
-- earlier place back. Who has none comes first, the latest before the others. The release before writes none.
create table content.featured_order (
  record_id integer primary key,
  position integer not null
);
