-- Why a visit does not suit, as an owner picks it; null for a yes, for a message and for words alone.
alter table owner.reply add column reason text
  check (reason in ('other-time', 'not-that-week', 'talk-first', 'other'));
