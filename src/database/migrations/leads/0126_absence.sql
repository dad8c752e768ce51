-- Days on which somebody is away, and who stands in for them. Accounts are Payload's, and are made after this runs.
create table lead.absence (
  user_id integer primary key,
  cover_id integer not null check (cover_id <> user_id),
  first_day date not null,
  last_day date not null check (last_day >= first_day)
);
create index absence_cover on lead.absence (cover_id);

-- Who gets on a day what would go to an account: whoever stands in for it, or for them in turn. Where all of them are away
-- it stays with the first.
create function lead.on_duty(asked integer, day date) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  who integer := asked;
  next integer;
  seen integer[] := '{}';
begin
  loop
    select a.cover_id into next
    from lead.absence a join public.users u on u.id = a.cover_id and u.role in ('admin', 'editor', 'agent')
    where a.user_id = who and day between a.first_day and a.last_day;
    if not found then return who; end if;
    seen := seen || who;
    if next = any (seen) then return asked; end if;
    who := next;
  end loop;
end $$;
revoke execute on function lead.on_duty(integer, date) from public;
