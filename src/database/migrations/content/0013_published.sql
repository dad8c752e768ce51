-- What visitors may see of the editors' records: one plain document per record and language, written with the save itself.
-- Web reads these and nothing of the CMS's own tables, so a draft cannot leak. `npm run published` writes all of them anew.
create table content.published (
  language text not null,
  -- page:12, article:7, media:9, listing-note:100238, or the name of what there is only one of: header, categories, team.
  key text collate "C" not null,
  document jsonb not null,
  -- Of articles that a list may show; null for everything else.
  category_id integer,
  date timestamptz,
  sort double precision,
  has_page boolean,
  record_id integer,
  primary key (language, key)
);
-- The two orders in which lists show a category.
create index published_by_date on content.published (language, category_id, date desc, sort, record_id)
  where category_id is not null;
create index published_by_sort on content.published (language, category_id, sort, date desc, record_id)
  where category_id is not null;

-- The form of the documents that are stored; a build with another form writes them anew when it migrates.
alter table content.revision add column document_form integer not null default 0;
