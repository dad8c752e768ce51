-- Our own numbers have ten digits, so that no number of a platform is taken for one of them. Those that were given stay.
alter sequence listing.own_id minvalue 1000000000 maxvalue 2147483647 start 1000000000 restart 1000000000;
