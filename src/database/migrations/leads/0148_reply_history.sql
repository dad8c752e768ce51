-- What was replied is told to the platform too, where it keeps a history of each person.
alter table lead.delivery drop constraint delivery_channel_check;
alter table lead.delivery add constraint delivery_channel_check
  check (channel in ('agency-mail', 'visitor-mail', 'second-person-mail', 'friend-mail', 'platform', 'platform-reply'));

-- When the platform's history had it.
alter table lead.reply add column in_history_at timestamptz;
