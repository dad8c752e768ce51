import type { Language } from '../world/language'

const numbers: Record<Language, string[]> = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  fr: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
}

export function numberWord(count: number, language: Language): string {
  return numbers[language][count] ?? String(count)
}

const roomNouns = {
  bedroom: {
    nl: ['slaapkamer', 'slaapkamers'],
    fr: ['chambre', 'chambres'],
    en: ['bedroom', 'bedrooms'],
    de: ['Schlafzimmer', 'Schlafzimmer'],
  },
  bathroom: {
    nl: ['badkamer', 'badkamers'],
    fr: ['salle de bains', 'salles de bains'],
    en: ['bathroom', 'bathrooms'],
    de: ['Badezimmer', 'Badezimmer'],
  },
  shower: {
    nl: ['douchekamer', 'douchekamers'],
    fr: ['salle de douche', 'salles de douche'],
    en: ['shower room', 'shower rooms'],
    de: ['Duschbad', 'Duschbäder'],
  },
} satisfies Record<string, Record<Language, [string, string]>>

const singleArticles: Record<Language, string> = { nl: 'een', fr: 'une', en: 'a', de: 'ein' }

/** "drie slaapkamers", "een badkamer": subject or object, never after a German "mit". */
export function roomsOf(kind: keyof typeof roomNouns, count: number, language: Language): string {
  const [one, many] = roomNouns[kind][language] as [string, string]
  if (count !== 1) return `${numberWord(count, language)} ${many}`
  return `${kind === 'bedroom' ? numberWord(1, language) : singleArticles[language]} ${one}`
}

/** After "mit": "drei Schlafzimmern", "einem Badezimmer". */
export function germanDative(kind: keyof typeof roomNouns, count: number): string {
  const [one, many] = roomNouns[kind].de as [string, string]
  if (count === 1) return `einem ${one}`
  return `${numberWord(count, 'de')} ${many}n`
}

const separators: Record<Language, string> = { nl: '.', fr: '\u00a0', en: ',', de: '.' }

export function squareMetres(area: number, language: Language): string {
  return `${String(area).replace(/\B(?=(\d{3})+$)/g, separators[language])} m²`
}

export function metres(length: number, language: Language): string {
  return `${language === 'en' ? String(length) : String(length).replace('.', ',')} m`
}

type Direction = { text: Record<Language, string>; short: Record<Language, string> }

/** By the platform's orientation id. */
export const directions: Record<number, Direction> = {
  1: {
    text: { nl: 'op het oosten', fr: 'est', en: 'east-facing', de: 'nach Osten' },
    short: { nl: 'oost', fr: 'est', en: 'east', de: 'Ost' },
  },
  2: {
    text: { nl: 'op het westen', fr: 'ouest', en: 'west-facing', de: 'nach Westen' },
    short: { nl: 'west', fr: 'ouest', en: 'west', de: 'West' },
  },
  3: {
    text: { nl: 'op het zuiden', fr: 'plein sud', en: 'south-facing', de: 'nach Süden' },
    short: { nl: 'zuid', fr: 'plein sud', en: 'south', de: 'Süd' },
  },
  5: {
    text: { nl: 'op het zuidwesten', fr: 'sud-ouest', en: 'south-west-facing', de: 'nach Südwesten' },
    short: { nl: 'zuidwest', fr: 'sud-ouest', en: 'south-west', de: 'Südwest' },
  },
  6: {
    text: { nl: 'op het zuidoosten', fr: 'sud-est', en: 'south-east-facing', de: 'nach Südosten' },
    short: { nl: 'zuidoost', fr: 'sud-est', en: 'south-east', de: 'Südost' },
  },
}

/** What may be built on a plot, by the platform's construction id. */
export const buildings: Record<number, Record<Language, string>> = {
  1: {
    nl: 'open bebouwing',
    fr: 'une construction 4 façades',
    en: 'a detached house',
    de: 'ein freistehendes Haus',
  },
  2: {
    nl: 'gesloten bebouwing',
    fr: 'une construction 2 façades',
    en: 'a terraced house',
    de: 'ein Reihenhaus',
  },
  3: {
    nl: 'halfopen bebouwing',
    fr: 'une construction 3 façades',
    en: 'a semi-detached house',
    de: 'eine Doppelhaushälfte',
  },
}

/** "à Gand", "au Coq", "aux Bons Villers". */
export function frenchAt(place: string): string {
  if (place.startsWith('Le ')) return `au ${place.slice(3)}`
  return place.startsWith('Les ') ? `aux ${place.slice(4)}` : `à ${place}`
}

/** "de Gand", "d’Anvers", "du Coq", "des Bons Villers". */
export function frenchOf(place: string): string {
  if (place.startsWith('Le ')) return `du ${place.slice(3)}`
  if (place.startsWith('Les ')) return `des ${place.slice(4)}`
  return /^[aeiouyàâéèêîôœ]|^h/i.test(place) &&
    !/^(Hainaut|Halle|Hal|Hannut|Haren|Hasselt|Herstal|Herve|Houffalize|Huy|Yvoir)\b/i.test(place)
    ? `d’${place}`
    : `de ${place}`
}
