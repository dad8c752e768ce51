-- The build that last answered visitors: when another one takes over, all cached pages are out of date.
create table http_cache.release (
  is_current boolean primary key default true check (is_current),
  build_id text not null
);
