-- Two more of the site's own screens: the homes a visitor keeps, and some of them side by side.
alter table content.path drop constraint path_type_check;
alter table content.path add constraint path_type_check
  check (type in ('page', 'article', 'feedback', 'login', 'listing-base', 'favourites', 'compare'));
