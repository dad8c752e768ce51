create schema content;

-- The known paths of pages, articles and the site's own screens: one row per entry and language that has it.
-- What stands above an entry in a breadcrumb is what has a path that begins its path: nothing to keep, never out of date.
create table content.path (
  language text not null,
  -- By bytes, so that what lies below a path is one stretch of the index.
  path text collate "C" not null,
  type text not null check (type in ('page', 'article', 'feedback', 'login', 'listing-base')),
  -- page-12, article-40, or the name of one of the site's own pages: home, for-sale, feedback/contact-me.
  entry text not null,
  -- The editors' page or article; null while one of the site's own pages has none.
  record_id integer,
  original text not null,
  title text not null,
  external_link text,
  changed_at timestamptz not null default now(),
  -- Checked at the end of a statement: two pages may swap their paths.
  primary key (language, path) deferrable initially immediate,
  unique (entry, language)
);
create index path_original on content.path (original);
create index path_record on content.path (record_id);

-- Projects come from the platform, not from editors: their paths are read off, so that they are always true.
create view content.project_path as
select text.language, '/' || text.language || '/' || word.segment || '/' || project.id || '/' as path,
  'project'::text as type, 'project-' || project.id as entry, project.id as record_id,
  '/project/?id=' || project.id as original, text.name as title, project.external_url as external_link,
  project.synced_at as changed_at
from listing.project
join listing.project_text text on text.project_id = project.id
join (values ('nl', 'projecten'), ('fr', 'projets'), ('en', 'projects'), ('de', 'projekte')) word (language, segment)
  on word.language = text.language;

-- Points to an entry, not to a path: a page renamed twice is still one step away.
create table content.redirect (
  -- Empty for an address without a language.
  language text not null,
  from_path text collate "C" not null,
  entry text,
  to_url text,
  origin text not null check (origin in ('renamed', 'editor')),
  created_at timestamptz not null default now(),
  primary key (language, from_path),
  check ((entry is null) <> (to_url is null))
);
create index redirect_entry on content.redirect (entry) where entry is not null;

-- Counts the changes of what stands around every page: header, menu, footer.
create table content.revision (
  is_current boolean primary key default true check (is_current),
  number integer not null,
  -- Of the published menu: most saves of a page leave it as it is.
  menu_digest text
);
insert into content.revision (number) values (1);
