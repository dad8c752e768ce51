-- A new site is closed to robots until its start page is published; every site that is there already is open.
alter table content.revision add column is_launched boolean not null default true;
