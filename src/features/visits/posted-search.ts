import { z } from 'zod'

import { deals } from '@/domain/listing/listing'
import { priceSteps } from '@/domain/visit/price-step'
import {
  elsewhere,
  mostBedrooms,
  mostPlaces,
  type Seen,
  severalPlaces,
  severalTypes,
} from '@/domain/visit/seen'
import { municipalityByKey, provinceByKey } from '@/i18n/places/municipalities'

const isKnownPlace = (key: string) =>
  key === elsewhere || municipalityByKey(key) !== undefined || provinceByKey(key) !== undefined

const euro = z.coerce.number().int().min(0).default(0)

const schema = z
  .object({
    search: z.enum(deals),
    places: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.string().refine(isKnownPlace)).max(mostPlaces))
      .default([]),
    type: z.coerce.number().int().min(severalTypes).max(2_147_483_647).default(0),
    from: euro,
    to: euro,
    bedrooms: z.coerce.number().int().min(0).max(mostBedrooms).default(0),
    more: z.literal('1').optional(),
    found: z.coerce.number().int().min(0).max(100_000_000),
  })
  .refine(({ search, from, to }) =>
    [from, to].every((price) => price === 0 || priceSteps[search].includes(price)),
  )

/** The search as a whole, and each place that it names. */
export function readPostedSearch(posted: Record<string, string>): Seen[] | null {
  const { data } = schema.safeParse(posted)
  if (!data) return null
  const { search: deal, places, type: typeId, from: priceFrom, to: priceTo, bedrooms } = data
  const isEmpty = data.found === 0
  const place = places.length > 1 ? severalPlaces : (places[0] ?? '')
  const whole = { deal, place, typeId, priceFrom, priceTo, bedrooms, hasMore: data.more !== undefined }
  return [
    { kind: 'search', ...whole, isEmpty },
    ...places.flatMap((one): Seen[] => [
      { kind: 'place', deal, place: one, isEmpty: false },
      ...(isEmpty ? [{ kind: 'place', deal, place: one, isEmpty } as const] : []),
    ]),
  ]
}
