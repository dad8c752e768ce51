-- The page of a member of the team lists what they wrote, however many articles there are.
create index published_by_author on content.published (
  version, language, ((document ->> 'author')::int), date desc, record_id
) where kind = 'article' and has_page;
