-- The homes of one agent, for the page about them: without these, all homes would be read.
create index listing_detail_agent_email on listing.listing_detail ((agent ->> 'email'));
create index listing_detail_agent_name on listing.listing_detail ((agent ->> 'name'));
