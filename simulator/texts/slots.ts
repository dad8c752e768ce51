import type { RowContext } from '../rows/row-context'
import type { Language } from '../world/language'
import { placeName } from '../world/places'
import type { Slots } from './template'
import {
  buildings,
  directions,
  frenchAt,
  frenchOf,
  germanDative,
  metres,
  numberWord,
  roomsOf,
  squareMetres,
} from './words'

/** What may fill the braces of a sentence about this property. */
export function slotsFor(context: RowContext, language: Language, noun: string, gender: number): Slots {
  if (context.slots?.language !== language)
    context.slots = { language, values: fillSlots(context, language, noun, gender) }
  return context.slots.values
}

function fillSlots(
  { core, technical, energy }: RowContext,
  language: Language,
  noun: string,
  gender: number,
): Slots {
  const place = placeName(core.place, language)
  const direction = directions[technical.orientation]
  const slots: Slots = {
    place,
    type: noun,
    beds: roomsOf('bedroom', core.bedrooms, language),
    baths:
      core.bathrooms > 0
        ? roomsOf('bathroom', core.bathrooms, language)
        : roomsOf('shower', Math.max(1, core.showers), language),
    area: squareMetres(core.surface, language),
    plot: squareMetres(core.ground, language),
    garden: squareMetres(technical.gardenSurface, language),
    terrace: squareMetres(technical.terraceSurface, language),
    front: metres(technical.frontWidth, language),
    year: String(core.year),
    reno: String(technical.renovationYear),
    label: energy.label,
    units: numberWord(technical.rentalUnits, language),
    orient: direction?.text[language] ?? '',
    orientShort: direction?.short[language] ?? '',
    building: buildings[core.construction]?.[language] ?? '',
  }
  if (language === 'fr') return { ...slots, ...frenchSlots(slots, gender) }
  if (language === 'en') slots.aOrient = `${/^[aeiou]/.test(slots.orient!) ? 'an' : 'a'} ${slots.orient!}`
  if (language === 'de') {
    slots.bedsDative = germanDative('bedroom', core.bedrooms)
    slots.bathsDative =
      core.bathrooms > 0
        ? germanDative('bathroom', core.bathrooms)
        : germanDative('shower', Math.max(1, core.showers))
  }
  return slots
}

function frenchSlots(slots: Slots, gender: number): Slots {
  const { place = '', type = '', beds = '', baths = '', orient = '', units = '' } = slots
  const startsWithVowel = /^[aeéiou]/.test(type)
  const these = gender === 1 ? 'cette' : startsWithVowel ? 'cet' : 'ce'
  return {
    atPlace: frenchAt(place),
    ofPlace: frenchOf(place),
    this: `${these} ${type}`,
    a: `${gender === 1 ? 'une' : 'un'} ${type}`,
    deBeds: frenchDe(beds),
    deBaths: frenchDe(baths),
    orient: `orienté ${orient}`,
    orientF: `orientée ${orient}`,
    orientTitle: slots.orientShort ?? '',
    units,
  }
}

function frenchDe(phrase: string): string {
  return phrase.startsWith('une') ? `d’${phrase}` : `de ${phrase}`
}
