-- Whether the last reading told none of the visits that were planned: the next one has to say so too before they are gone.
alter table owner.home add column is_diary_doubted boolean not null default false;
