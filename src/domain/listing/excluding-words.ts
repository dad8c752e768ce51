import { inAllLanguages } from '../language'
import { htmlText } from '../text/html-text'

/**
 * Words with which an advertisement turns away people whom the law protects: for their children, income or origin.
 * A list finds the usual ones; whether a sentence really excludes somebody is for the agency to judge.
 */
const excluding = inAllLanguages<string[]>({
  nl: [
    'geen (kind(eren)?|gezinnen)',
    '(koppel|gezin|persoon|personen) zonder kinderen',
    'geen (ocmw|leefloon|leefloners?|uitkering(en)?|uitkeringstrekkers?|werklozen|doppers?|steuntrekkers?)',
    'geen (vreemdelingen|buitenlanders|allochtonen|migranten)',
    '(enkel|alleen|uitsluitend)( voor)? (belgen|belgische|europeanen|luxemburgers|vlamingen|autochtonen|werkenden?|tweeverdieners)',
    'werkend (koppel|gezin)',
    'tweeverdieners (gezocht|gevraagd|vereist)',
    'vast(e)? (arbeidscontract|contract|job) (vereist|verplicht|nodig)',
  ],
  fr: [
    "pas d'enfants?",
    '(couple|personnes?|famille) sans enfants?',
    "pas (de |d')(cpas|ris|revis|familles?|chomeurs?|allocataires?|allocations|etrangers?)",
    "(cpas|enfants|familles|etrangers|chomeurs|allocataires) s'abstenir",
    '(belges|europeens|luxembourgeois) (uniquement|seulement|exclusivement)',
    '(uniquement|seulement|exclusivement)( pour)?( les| des)? (belges|europeens|travailleurs)',
    'reserve aux (belges|europeens|travailleurs)',
    'couple (qui travaille|de travailleurs|travaillant)',
    'cdi (exige|obligatoire|requis)',
  ],
  en: [
    'no (children|kids|families)',
    '(couple|person|people) without children',
    'no (welfare|benefits?|dss|social security|unemployed|foreigners|immigrants|migrants)',
    '(belgians|luxembourgers|europeans|nationals|professionals) only',
    'only (for )?(belgians|luxembourgers|europeans|nationals|professionals)',
    '(working|professional) couples?',
    'permanent (contract|job|employment) (required|only)',
  ],
  de: [
    'keine (kinder|familien)',
    '(paar|person|personen|familie) ohne kinder',
    'kein(e|en)? (sozialhilfe|sozialhilfeempfanger|oshz|arbeitslosen?|auslander|migranten)',
    'nur (fur |an )?(belgier|luxemburger|europaer|deutsche|berufstatige)',
    'berufstatiges (paar|ehepaar)',
    'doppelverdiener',
    '(unbefristeter? arbeitsvertrag|festanstellung) (erforderlich|vorausgesetzt|verlangt)',
  ],
})

// In every language at once: a text often stands in the field of another.
const pattern = new RegExp(`(?<!\\p{L})(${Object.values(excluding).flat().join('|')})(?!\\p{L})`, 'u')

export function hasExcludingWords(description: string): boolean {
  return pattern.test(plain(htmlText(description)))
}

/** Without capitals, accents and printed apostrophes, as the words above are written. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
}
