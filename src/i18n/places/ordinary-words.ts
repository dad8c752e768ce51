import { inAllLanguages, type Language } from '@/domain/language'

/** Words of wishes and sentences, as slugs: no place is guessed behind one of them. */
const wishes = wordsOf(`
  zwembad piscine piscines pool swimming swimmingpool schwimmbad verwarmd verwarmde chauffe chauffee chauffes heated beheizt beheizte beheizter sauna jacuzzi spa wellness zee zeezicht zeedijk sea seaview seaside beach mer plage strand kust
  zuidkust oostkust westkust noordkust cote littoral coast kuste see meer lake lac rivier riviere river fluss uitzicht zicht vue view views aussicht panorama
  rustig rustige rust calme quiet calm ruhig ruhige ruhiges landelijk landelijke campagne countryside landlich platteland centrum centre center zentrum zentral centraal
  central stadscentrum binnenstad gare station statie bahnhof trein train zug bus tram metro autoweg snelweg autoroute motorway autobahn school scholen ecole
  ecoles schools schule schulen creche winkels magasins boutiques geschafte supermarkt supermarche bos bossen foret bois forest woods wald natuur nature
  natur park parc parcs berg heuvel grote groot groter kleine klein ruim ruime mooi mooie knap leuk leuke gezellig gezellige charmant charmante goedkoop goedkope
  duur luxe luxueus modern moderne gerenoveerd gerenoveerde renoveren renover renoveren renovation instapklaar energiezuinig lichtrijk zonnig zonnige licht petit petite petits petites
  grand grande grands grandes beau belle joli jolie spacieux spacieuse lumineux lumineuse renove renovee ancien ancienne nice small big large
  spacious cheap bright sunny cosy cozy charming renovated affordable pretty beautiful luxury gross grosse grosses grosser kleines kleine schone schones hell
  gunstig gunstige billig neu neue neues alt altbau saniert kelder cave caves cellar basement keller zolder grenier attic loft-style dachboden
  haard openhaard cheminee fireplace kamin oprit carport veranda serre bureau kantoorruimte office bureel atelier hobbyruimte werkplaats
  badkamer badkamers bathroom bathrooms bad baden douche shower dusche toilet keuken cuisine kitchen kuche living salon salons wohnzimmer
  eetkamer verdieping verdiepingen etage etages floor floors stock gelijkvloers rez ground erdgeschoss topverdieping dernier gevels gevel facade
  facades fassaden bebouwing open halfopen gesloten hond honden huisdieren huisdier dieren chien chiens animaux pets pet dog dogs cat cats haustier
  haustiere hund hunde zonnepanelen panneaux solaires solar solarpanels photovoltaik warmtepomp pompe chaleur heatpump warmepumpe airco domotica
  fietsenstalling fiets velo bike rolstoel lift verhuurd vrij libre direct onmiddellijk immediat available immediately sofort frei charges comprises
  warm kalt inclusief inclus included inkl exkl colocation cohousing colocatie sharing wg investeerder paard paarden cheval chevaux horse horses pferd
  pferde weide prairie meadow wiese stal stallen ecurie stables boom bomen arbre arbres tree trees baum baume ferien vakantie vacances holiday tweede seconde second
  residence residentie student studenten etudiant etudiants students familie famille family families kinderen enfants children kinder gezin couple koppel senior
  senioren notaris notaire viager lijfrente mazout gaz aardgas chauffage verwarming heating heizung garagepoort tuinhuis zuid zuiden noord oost west sud
  nord est ouest south north east suden norden osten westen gericht orientation huis maison house haus jardin tuin garden garten terrasse terras balkon
  balcon balcony appartement apartment wohnung kamer chambre room zimmer garage kopen huren acheter louer mieten kaufen rent buy villa studio bouwgrond
  terrain grundstuck kot kots loft flat land grond app ferme hoeve home koop huur office shop winkel penthouse duplex huizen huisje maisons houses homes hauser hauschen vila villen kasteel chateau hoeves fermettes fermes appart appt apt
  perceel plot bauland weiland kantoor bureaux buro magasin store laden cafe loodsen hallen koten garages garagen nieuwbouw gemeubeld meuble furnished unfurnished ongemeubeld unmobliert tennis court saint sint sankt haute basse oud oude nieuw
  ardenne ardennes ardennen condroz famenne gaume hesbaye haspengouw hageland kempen campine pajottenland waasland meetjesland leiestreek maasland voerstreek
  ostbelgien eifel oesling vlaanderen flandre flandres flanders flandern wallonie wallonia rand peripherie makelaar immo immobilien immobilier agence agency
`)

/** Towns abroad that visitors type: none of ours is meant. */
const abroad = wordsOf(`
  paris parijs london londres londen londra manchester birmingham liverpool dublin edinburgh glasgow leeds bristol oxford cambridge amsterdam rotterdam utrecht
  eindhoven tilburg breda maastricht haag haye hague groningen nijmegen arnhem roosendaal middelburg terneuzen venlo roermond sittard heerlen vaals aachen
  aken koln keulen cologne dusseldorf bonn trier treves trev bitburg monschau prum berlin berlijn hamburg munchen munich munchen frankfurt stuttgart
  dortmund essen duisburg leipzig dresden saarbrucken sarrebruck mainz koblenz rijsel roubaix tourcoing dunkerque duinkerke valenciennes maubeuge lens arras calais
  charleville sedan givet metz nancy thionville longwy strasbourg straatsburg strassburg reims amiens rouen lyon marseille nice cannes bordeaux
  toulouse nantes montpellier rennes madrid barcelona malaga marbella alicante torrevieja benidorm valencia sevilla lisbon lissabon lisbonne porto
  rome roma milan milano mailand wien vienna wenen zurich geneve geneva genf bern basel bale prag praag prague warschau warsaw warschau dubai miami
`)

/** Names of places that are words of a sentence about homes too; which, depends on the language of the page. */
const ordinaryNames = inAllLanguages<ReadonlySet<string>>({
  nl: wordsOf(`
    boom berg beek meer mere zolder hal hoeve hove linden vorst recht werken wortel platen kluizen perk bever beveren alle as ham over een ene lot voorde
    weert kanne peer spa spy mol velm leest welle reet putte schelle on my aye ans ath huise donk laar brand graven sluizen kal fosse lint
  `),
  fr: wordsOf(`
    spa bois foret forges fosse mont ligne lot manage mean salles celles tailles termes riviere latour saintes perle mal as on ans my entre bure chevron cordes
    havre jambes mortier roux vivy pousset poucet quartes gages berg beau
  `),
  en: wordsOf(
    'forest spa spy ham as my on mean lot over mole linger peer perk duffel boom bury burst lens lint stave recht mere meer ways heers gages hal hall',
  ),
  de: wordsOf(
    'halle berg meer essen haren halen linden wahl welle wellen wanne werken recht staden kessel kanne ham wald burg spa as my on lens weiler alle over ans',
  ),
})

/** Whether a word is one of a wish or a sentence rather than the name of a place; a name that is both is none here. */
export function isOrdinaryWord(key: string): boolean {
  return wishes.has(key)
}

export function isAbroad(key: string): boolean {
  return abroad.has(key)
}

/** Whether the name of a place is an ordinary word in that language. */
export function isOrdinaryName(key: string, language: Language): boolean {
  return ordinaryNames[language].has(key)
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
