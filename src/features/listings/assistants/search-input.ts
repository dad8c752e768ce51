import { z } from 'zod'

import { deals } from '@/domain/listing/listing'
import { searchSorts } from '@/domain/search/criteria'
import {
  dayParameter,
  flagParameters,
  numberParameters,
  searchParameters,
} from '@/domain/search/criteria-fields'
import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'
import { energyKeys } from '@/domain/search/energy-criterion'
import type { HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'
import { municipalityByKey, provinces } from '@/i18n/places/municipalities'

/** What of the site a search may name. */
export interface Offered {
  types: readonly HomeType[]
  languages: readonly Locale[]
  /** The language of the site, in which types are named. */
  standard: Locale
}

/** Longer words a list would cut off, and longer areas it would not read. */
const longest = { words: 60, area: 3000 }
const words = (about: string, most = longest.words) => z.string().trim().min(1).max(most).describe(about)
const listOf = <Item extends z.ZodType<string>>(item: Item, about: string) =>
  z.array(item).min(1).max(20).optional().describe(about)
const numberInput = z.number().int().positive().max(100_000_000).optional()

/** In which language an assistant is answered. */
export function languageInput({ languages, standard }: Pick<Offered, 'languages' | 'standard'>) {
  return z.enum(languages).default(standard).describe('The language of the answer and of its links.')
}

/**
 * The criteria of the list, each under the name that it has in an address: what a list can be asked, and nothing else.
 * One that the list would leave out is refused: an answer without it would look like an answer to it.
 */
export function searchInput(offered: Offered) {
  return asked(offered).superRefine((input, { addIssue }) => {
    const read = criteriaFromQuery(input.deal, searchQuery(input, offered))
    const kept = new URLSearchParams(criteriaToQuery(read))
    for (const name of mayBeLeftOut)
      if (name in input && !kept.has(name))
        addIssue({ code: 'custom', path: [name], message: 'No list can be searched for this' })
  })
}

/** The first page and the first order stand in no address. */
const mayBeLeftOut = searchParameters.filter((name) => name !== 'page' && name !== 'sort')

function asked(offered: Offered) {
  const { types, standard } = offered
  const names = [...new Set(types.map((type) => type.names[standard]))]
  const provinceNames = provinces.map(({ key, names: named }) => `${key} ${named.en}`).join(', ')
  return z.strictObject({
    language: languageInput(offered),
    deal: z.enum(deals).describe('Homes for sale, or to rent.'),
    city: listOf(
      words('A town, village or postal code'),
      'Towns, villages or postal codes; a home in any of them fits.',
    ),
    municipality: listOf(
      words('A key').refine((key) => municipalityByKey(key), 'No municipality has this key'),
      'Municipalities by NIS code, or LU-canton-commune.',
    ),
    province: listOf(
      z.enum(provinces.map(({ key }) => key)),
      `Belgian provinces and Luxembourg cantons: ${provinceNames}.`,
    ),
    area: words(
      'A circle as longitude_latitude_km, or corners as longitude_latitude with * between them.',
      longest.area,
    ).optional(),
    type: listOf(names.length > 0 ? z.enum(names) : words('A type'), 'Types of homes; any of them.'),
    reference: words('The reference of a home.').optional(),
    text: words('Words that title or description must have.').optional(),
    ...inputsOf(numberParameters, numberInput),
    energy: listOf(
      words('A label').refine((label) => energyKeys([label]).length > 0, 'No region has this label'),
      'Energy labels; any of them. A letter means all of it: A is A++ to A-.',
    ),
    ...inputsOf(flagParameters, z.literal(true).optional().describe('Only homes that have or are this.')),
    [dayParameter]: z.iso
      .date()
      .optional()
      .describe('Of homes to rent: those one can move into on this day, or of which no later day is known.'),
    sort: z.enum(searchSorts).optional(),
    page: z.number().int().min(1).max(10_000).optional().describe('24 homes each.'),
  })
}

export type SearchInput = z.infer<ReturnType<typeof asked>>

/** The same as the query of the list's address. */
export function searchQuery(input: SearchInput, { types, standard }: Offered): URLSearchParams {
  const named: readonly string[] = input.type ?? []
  const typeIds = types.filter((type) => named.includes(type.names[standard])).map(({ id }) => String(id))
  const values = new Map<string, unknown>(Object.entries({ ...input, type: typeIds }))
  const query = new URLSearchParams()
  for (const name of searchParameters)
    for (const value of [values.get(name) ?? []].flat())
      query.append(name, value === true ? '1' : String(value))
  return query
}

function inputsOf<const Fields extends readonly (readonly [string, string])[], Input extends z.ZodType>(
  fields: Fields,
  input: Input,
): Record<Fields[number][1], Input> {
  // The compiler loses the names on their way through the list.
  return Object.fromEntries(fields.map(([, name]) => [name, input])) as Record<Fields[number][1], Input>
}
