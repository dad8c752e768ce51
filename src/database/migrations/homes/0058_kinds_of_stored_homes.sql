-- Homes that were stored before their kind was: it is read off the name of their type, else off that of their category,
-- so that no page changes before the next full sync, which brings the platform's own number of the type.
create function listing.kind_in_name(name text) returns text language sql immutable as $$
  -- The first that fits: an apartment building is no apartment, farmland is no farm, a shop with a flat is a shop.
  select case
    when name ~* '\mkot(en)?\M|studentenkamer|chambre d.?.?étudiant|student (room|accommodation)|studentenzimmer'
      then 'student-room'
    when name ~* '^(garage|parking|parkeer|(auto)?staanplaats|carport|box|emplacement|stellplatz|tiefgarage)' then 'garage'
    when name ~* 'opbrengst|appartementsgebouw|(gemengd|gemischt)\S* gebouw|immeuble (de rapport|à appartements|mixte)'
      or name ~* 'invest|apartment building|mixed.use|anlageobjekt|mehrfamilienhaus|wohn- und geschäftshaus'
      then 'investment'
    when name ~* 'horeca|restaurant|\mcaf[eé]\M|hotel|hôtel|gastronomie' then 'hospitality'
    when name ~* 'bedrijfs|magazijn|loods|opslag|industri|entrepôt|hangar|warehouse|lagerhalle|gewerbehalle|werkplaats'
      then 'industrial'
    when name ~* 'kantoor|bureau|office|büro' then 'office'
    when name ~* 'winkel|handel|commerc|magasin|\mshop|retail|\mladen|gewerbe' then 'retail'
    when name ~* 'grond(en)?\M|\mterrains?\M|\mterre|\mland\M|farmland|\mplot|grundstück|ackerland|weiland|bouwkavel'
      then 'plot'
    when name ~* 'appartement|apartment|wohnung|studio|\mflat|duplex|triplex|penthouse|\mloft|maisonette|rez-de-chaussée'
      then 'apartment'
    when name ~* 'huis|woning|villa|bungalow|hoeve|maison|fermette|\mferme|chalet|kasteel|château|cottage|boerderij'
      or name ~* 'house|\mhome|mansion|\mfarm|castle|haus|bauernhof|schloss'
      then 'house'
  end
$$;

alter table listing.listing disable trigger user;
update listing.listing l
set kind = coalesce(
  (select listing.kind_in_name(t.type_name) from listing.listing_text t
   where t.listing_id = l.id and listing.kind_in_name(t.type_name) is not null
   order by array_position(array['nl', 'fr', 'en', 'de'], t.language) limit 1),
  (select listing.kind_in_name(c.name) from listing.category c
   where c.id = l.type_id and listing.kind_in_name(c.name) is not null
   order by array_position(array['nl', 'fr', 'en', 'de'], c.language) limit 1),
  'other')
where l.kind = 'unknown' and l.platform_type_id is null;
alter table listing.listing enable trigger user;

update listing.category c
set kind = coalesce(
  (select listing.kind_in_name(named.name) from listing.category named
   where named.id = c.id and listing.kind_in_name(named.name) is not null
   order by array_position(array['nl', 'fr', 'en', 'de'], named.language) limit 1),
  'other')
where c.kind = 'unknown';

drop function listing.kind_in_name;
