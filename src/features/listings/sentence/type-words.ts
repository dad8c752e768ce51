import type { HomeKind } from '@/domain/listing/home-kind'

/** What visitors call each type of home, in all languages; small letters without accents, several words with single spaces. */
export const typeWords: Record<string, { kind: HomeKind; words: string }> = {
  house: {
    kind: 'house',
    words: `huis, huizen, huisje, woning, woningen, gezinswoning, eengezinswoning, rijhuis, rijhuizen, rijwoning, woonhuis,
      koppelwoning, hoekwoning, hoekhuis, arbeiderswoning, arbeidershuis, burgerhuis,
      burgerwoning, instapwoning, vakantiehuis, chalet, cottage, bel etage, maison, maisons, maisonnette, maison mitoyenne,
      maison de rangee, maison bel etage, bel-etage, house, houses, home, homes, family home, terraced house, row house,
      semi detached house, detached house, haus, hauser, hauschen, familienhaus, einfamilienhaus, einfamilienhauser,
      reihenhaus, reihenhauser, doppelhaus, doppelhaushalfte, wohnhaus, ferienhaus, eigenheim, efh`,
  },
  villa: {
    kind: 'house',
    words:
      'villa, villas, villa s, vila, villen, landhuis, landhaus, country house, manoir, kasteel, chateau',
  },
  'town-house': {
    kind: 'house',
    words: `herenhuis, herenhuizen, herenwoning, stadswoning, stadshuis, maison de ville, maison de maitre, hotel de maitre, town house,
      townhouse, town houses, stadthaus, stadtvilla`,
  },
  bungalow: { kind: 'house', words: 'bungalow, bungalows' },
  farmhouse: {
    kind: 'farm',
    words: `hoeve, hoeves, boerderij, boerderijtje, fermette, fermettes, ferme, fermes, corps de ferme, farm, farmhouse, farm house,
      bauernhof, bauernhaus, vierkantshoeve`,
  },
  apartment: {
    kind: 'apartment',
    words: `appartement, appartementen, appartementje, app, appt, apt, appartements, appart, apparts, flat, flats, apartment,
      apartments, wohnung, wohnungen, whg, etagenwohnung, eigentumswohnung, dachgeschosswohnung, dachwohnung,
      erdgeschosswohnung, assistentiewoning, serviceflat, condo`,
  },
  studio: {
    kind: 'studio',
    words: 'studio, studios, studio s, kleinwohnung, einzimmerwohnung, kitchenette, bedsit',
  },
  duplex: { kind: 'apartment', words: 'duplex, duplexappartement, maisonette, triplex' },
  loft: { kind: 'apartment', words: 'loft, lofts' },
  penthouse: { kind: 'apartment', words: 'penthouse, penthouses, dakappartement' },
  plot: {
    kind: 'plot',
    words: `grond, gronden, bouwgrond, bouwgronden, bouwperceel, perceel, percelen, kavel, bouwkavel, terrain, terrains,
      terrain a batir, terrain constructible, parcelle, lot a batir, land, plot, plots, plot of land, building plot, building land,
      building plots, grundstuck, grundstucke, baugrundstuck, baugrundstucke, baugrund, bauland, bauplatz, landbouwgrond,
      weide, weiland, bosgrond`,
  },
  office: {
    kind: 'office',
    words: `kantoor, kantoren, kantoorruimte, kantorenruimte, bureau, bureaux, espace de bureau, surface de bureau, office,
      offices, office space, buro, buros, buroraum, buroraume, buroflache, praxis, praktijkruimte, cabinet`,
  },
  shop: {
    kind: 'retail',
    words: `handelspand, handelspanden, handelsruimte, handelszaak, winkel, winkels, winkelpand, winkelruimte, commerce, commerces, magasin,
      bien commercial, surface commerciale, espace commercial, rez commercial, rez de chaussee commercial, shop, shops,
      store, commercial property, commercial space, commercial, retail, retail space, ladenlokal, laden, ladenflache,
      gewerbeobjekt, gewerbeflache, gewerberaum, gewerbe, geschaft, geschaftslokal, horeca, horecazaak, cafe, restaurant`,
  },
  industrial: {
    kind: 'industrial',
    words: `magazijn, magazijnen, loods, loodsen, opslagruimte, bedrijfspand, bedrijfsgebouw, industriegebouw, industriepand, kmo unit,
      kmo, entrepot, entrepots, hangar, hangars, hall industriel, hall de stockage, batiment industriel, atelier, warehouse,
      warehouses, storage, industrial building, industrial unit, workshop, hall, halle, hallen, lagerhalle, lager, lagerraum,
      gewerbehalle, industriehalle, werkhalle, produktionshalle, werkplaats, werkstatt`,
  },
  'student-room': {
    kind: 'student-room',
    words: `kot, koten, kotje, studentenkamer, studentenkot, studentenhuis, chambre d etudiant, chambre etudiant, kot etudiant,
      kot d etudiant, kots, student room, student rooms, student housing, student flat, studentenzimmer, studentenwohnung`,
  },
  investment: {
    kind: 'investment',
    words: `opbrengsteigendom, opbrengsteigendommen, opbrengstpand, opbrengstgebouw, appartementsgebouw, appartementsblok,
      meergezinswoning, investering, investeringspand, beleggingspand, immeuble de rapport, immeuble a appartements, immeuble,
      immeubles, immeuble mixte, investissement, investment, investment property, apartment building, apartment block,
      block of flats, multi family, multi family house, renditeobjekt, mehrfamilienhaus, mehrfamilienhauser, mfh, mietshaus,
      wohnblock, anlageobjekt, zinshaus`,
  },
}

/** Rooms for a car. */
export const carWords = [
  [
    'garagesMin',
    `garage, garages, garagebox, garageboxen, garage box, garageplaats, box de garage, box ferme, lock up, garagen, einzelgarage,
      autogarage`,
  ],
  [
    'parkingsMin',
    `parking, parkings, parkeerplaats, parkeerplaatsen, parkeerplek, staanplaats, staanplaatsen, autostaanplaats, autostandplaats,
      emplacement, emplacement de parking, emplacement parking, place de parking, place parking, parking space, parking spaces,
      parking spot, parking place, car space, stellplatz, stellplatze, parkplatz, parkplatze, tiefgaragenstellplatz, tiefgarage`,
  ],
] as const
