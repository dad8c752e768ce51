import type { Language } from '../language'

const frenchType =
  /^(rue|avenue|av\.|boulevard|bd\.?|bld\.?|place|chaussée|chemin|square|allée|quai|impasse|clos|drève|galerie|sentier|rond-point|porte)(?=\s|$)/iu
const dutchType =
  /(straat|laan|lei|plein|plaats|steenweg|weg|dreef|kaai|dok|gang|square|galerij|pad|poort|markt|berg|hof|singel|vest)$/iu

/**
 * A street of Brussels has two official names, which some agencies type in one field: "Rue de la Loi - Wetstraat".
 * Answers the one of the language; both as they were typed where it is neither French nor Dutch.
 */
export function streetIn(street: string, language: Language): string {
  const names = street.split(/\s+[-–/|]\s+|\s*\/\s*/u).map((name) => name.trim())
  if (names.length !== 2 || (language !== 'nl' && language !== 'fr')) return street
  const french = names.find((name) => frenchType.test(name))
  const dutch = names.find((name) => name !== french && dutchType.test(name))
  if (!french || !dutch) return street
  return language === 'fr' ? french : dutch
}
