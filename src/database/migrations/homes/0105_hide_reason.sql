-- Why a colleague took a home off the site, for colleagues. The release before writes none.
alter table listing.hide_mark add column reason text check (char_length(reason) <= 200);
