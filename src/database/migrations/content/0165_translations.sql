-- Beside each translation what its source said when it was written, and which of its words a machine wrote that nobody has
-- confirmed. Both hold drafts: web reads neither.
create table content.translation (
  kind text not null,
  record_id integer not null,
  language text not null,
  -- The texts of the source by their place; null where they were not kept.
  source jsonb,
  machine_keys text[] not null default '{}',
  machine_at timestamptz,
  -- While a machine is asked for words.
  asked_at timestamptz,
  primary key (kind, record_id, language)
);

-- Whether a stored value holds words: a text, or a formatted text with one in it.
create function content.has_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select case jsonb_typeof(value)
    when 'string' then btrim(value #>> '{}') <> ''
    when 'object' then jsonb_path_exists(value, 'strict $.**.text ? (@ like_regex "\\S")')
    else false end
$$;

-- Whether a row of words in one language has some that its row in another lacks. An address is made from the title.
create function content.lacks_words(source jsonb, target jsonb) returns boolean language sql immutable parallel safe as $$
  select exists (
    select from jsonb_each(source) w (name, value)
    where not (name = any ('{id,_locale,_parent_id,path,version_path,language_changed_at,version_language_changed_at}'))
      and content.has_words(value) and not coalesce(content.has_words(target -> name), false))
$$;

-- The same for modules, whose words stand by language within them.
create function content.modules_lack_words(modules jsonb, source text, target text)
  returns boolean language sql immutable parallel safe as $$
  select exists (
    select from jsonb_path_query(modules, 'strict $.** ? (@.type() == "object")') w (value)
    where value ? source and content.has_words(value -> source)
      and not coalesce(content.has_words(value -> target), false))
$$;
