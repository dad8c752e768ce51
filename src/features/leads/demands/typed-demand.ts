import type { Answers } from '@/domain/lead/lead'
import type { Posted, Typed } from '@/domain/lead/form/parse-form'

/** The fields of a demand that its owner can change, in the order of the page. */
export const changeableFields = [
  'frequency',
  'goal',
  'types',
  'places',
  'priceMin',
  'priceMax',
  'budget',
  'bedroomsMin',
  'bedroomsMax',
  'garagesMin',
  'garagesMax',
  'parkingsMin',
  'parkingsMax',
] as const

/** What was answered, as it was typed. */
export function typedDemand(answers: Answers): Typed {
  return Object.fromEntries(
    changeableFields.flatMap((name): [string, string | string[]][] => {
      const answer = answers[name]
      if (Array.isArray(answer)) return [[name, answer.map(String)]]
      return typeof answer === 'string' || typeof answer === 'number' ? [[name, String(answer)]] : []
    }),
  )
}

/** One more place, typed as a name or as a postal code, stands among those that were ticked. */
export function withAddedPlace(posted: Posted): Posted {
  return {
    getAll(name) {
      if (name !== 'places') return posted.getAll(name)
      const [added] = posted.getAll('addPlace')
      const place = typeof added === 'string' ? added.trim().slice(0, 60).replaceAll('|', ' ') : ''
      return [
        ...posted.getAll('places'),
        ...(place
          ? [/^[A-Za-z]{0,2}-?\s?\d{4}$/.test(place) ? `|${place.replaceAll(/\D/g, '')}` : place]
          : []),
      ]
    },
  }
}

/** Gent|9000 is Gent (9000). */
export function placeText(place: string): string {
  const [city = '', zip = ''] = place.split('|')
  return city && zip ? `${city} (${zip})` : city || zip
}
