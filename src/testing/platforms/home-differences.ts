import { languages } from '@/domain/language'

/** Every value of a home by the way that leads to it, such as `texts.nl.labels.kitchen`. */
function leaves(value: unknown, way = ''): [string, unknown][] {
  if (value === null || value === undefined) return []
  if (value instanceof Date) return [[way, value.toISOString()]]
  if (Array.isArray(value)) return value.flatMap((item, n) => leaves(item, `${way}[${n}]`))
  if (typeof value !== 'object') return [[way, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, way ? `${way}.${name}` : name))
}

/** The ways on which two things differ; languages and places in a list are not told apart. */
export function differences(one: object, other: object): Set<string> {
  const [a, b] = [new Map(leaves(one)), new Map(leaves(other))]
  const ways = [...new Set([...a.keys(), ...b.keys()])].filter((way) => a.get(way) !== b.get(way))
  const language = new RegExp(`^texts\\.(${languages.join('|')})\\.`)
  return new Set(ways.map((way) => way.replace(language, 'texts.').replaceAll(/\[\d+\]/g, '[]')))
}
