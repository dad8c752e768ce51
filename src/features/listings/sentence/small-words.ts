/** Words that say nothing by themselves; small letters without accents. */
export const smallWords = wordsOf(`
  in te tot met naast en een de het t s of op bij nabij dichtbij rond omgeving regio van voor ik zoek zoeken zoekt we wij gezocht aan uit naar mijn ons
  er is die dat wil willen graag liefst iets maar pand eigendom ongeveer circa ca etwa prijs prijzen vraagprijs gelegen buurt nabijheid gemeente dorp provincie postcode heeft hebben
  a au aux avec et la le les l du des d un une pres proche environs alentours proximite region dans je j nous on cherche cherchons recherche sur pour par mon
  notre qui que est ou environ prix loyer commune province village veux voudrais souhaite mais bien situe situee a cote budget code postal
  the an at near nearby around close to with and i m we are am looking want would like need for is on from my our by of or about wanted find me
  search searching please price prices area municipality province located has have that which us some but any property something
  mit und oder im am an bei nahe nahe um ein eine einem einer einen der die das den dem des ich wir suche suchen gesucht zu zum zur von aus in
  raum umgebung nahe nach fur mein unser preis gemeinde provinz dorf etwas gerne mochte aber immobilie objekt hat per pro maand month mois monat
  euro euros eur max maximum maximaal maximal min minimum prijsklasse tussen between entre zwischen tot m2 hallo bonjour hello hi
`)

/** A negation: what follows is not wished for. */
export const negations = wordsOf(
  'zonder geen niet nooit sans pas aucun aucune sauf non ni without no not except excluding ohne kein keine keinen keinem nicht ausser',
)

/** After it: "tuin niet nodig", "garage hoeft niet". */
export const laterNegations = wordsOf('niet hoeft pas not nicht')

/** What is not needed then. */
export const needWords = wordsOf(
  'nodig noodzakelijk verplicht niet necessaire besoin needed necessary required notig notwendig',
)

/** Between two things of which neither is wished for. */
export const alsoNot = wordsOf('of en noch ni ou et or and nor oder und noch')

/** Before a place, and nothing else. */
export const placeWords = wordsOf(
  'in te bij nabij rond omgeving regio near around at nahe bei um region raum a pres proche vers naar provincie gemeente',
)
/** Of those, the ones that say where in a place. */
export const strongPlaceWords = wordsOf('in te a')

/** Before a thing, never before a place. */
const thingWords = wordsOf(`
  met avec with mit zonder sans without ohne the een un une an ein eine einen einem einer der die das den dem het am my our mijn mon ma notre no geen
  pas kein keine keinen and op sur au aux ons mein unser ma
`)

export function isBeforeThing(word: string, language: string): boolean {
  return thingWords.has(word) || (word === 'de' && language === 'nl') || (word === 'a' && language === 'en')
}

export const conjunctions = wordsOf('en of et ou and or und oder')

/** Before a year. */
export const yearWords = wordsOf(
  'bouwjaar jaar na sinds vanaf gebouwd construit construite annee apres depuis built after since year baujahr gebaut nach seit ab',
)

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
