import { provinces } from './municipalities'
import { municipalityOfPlace } from './municipality-of'
import { type Place, placesNamed } from './place-names'
import { slug } from '../paths/slug'

/** A place with the town, province, region or country in which it lies: "Sint-Kruis Brugge", "Lier, Antwerpen". */
interface NameInRegion {
  name: string
  holds: (place: Place) => boolean
}

const flemish = ['BE-VAN', 'BE-VLI', 'BE-VOV', 'BE-VBR', 'BE-VWV']
const walloon = ['BE-WBR', 'BE-WHT', 'BE-WLG', 'BE-WLX', 'BE-WNA']
const regions: [names: string, keys: string[]][] = [
  ['brussel bruxelles brussels bruessel bxl', ['BE-BRU']],
  ['vlaanderen flandre flandres flanders flandern', flemish],
  ['wallonie wallonia walloon-region', walloon],
  [
    'belgie belgique belgium belgien',
    provinces.flatMap(({ key, country }) => (country === 'BE' ? [key] : [])),
  ],
  [
    'luxemburg luxembourg letzebuerg lux groothertogdom grand-duche grossherzogtum',
    ['BE-WLX', ...provinces.flatMap(({ key, country }) => (country === 'LU' ? [key] : []))],
  ],
  ...provinces.map(({ key, names }): [string, string[]] => [Object.values(names).map(slug).join(' '), [key]]),
]

const keysByName = new Map<string, Set<string>>()
for (const [names, keys] of regions)
  for (const name of names.split(' '))
    keysByName.set(name, new Set([...(keysByName.get(name) ?? []), ...keys]))

const mostWords = 4

/** Words of which the last, or the first, name a region or a town; `null` where none do. */
export function regionIn(key: string): NameInRegion | null {
  return nameIn(key, (name) => keysByName.has(name)) ?? nameIn(key, (name) => townsNamed(name).length > 0)
}

function nameIn(typed: string, isWhere: (key: string) => boolean): NameInRegion | null {
  const words = typed.split('-')
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1) {
    for (const [region, name] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const key = region.join('-')
      if (isWhere(key)) return { name: name.join('-'), holds: (place) => liesIn(place, key) }
    }
  }
  return null
}

/** Whether a place lies in what a word names beside it. */
export function liesIn(place: Place, region: string): boolean {
  const { municipality } = place
  return (
    keysByName.get(region)?.has(municipalityOfPlace(place)?.province ?? '') === true ||
    (municipality !== undefined && townsNamed(region).includes(municipality))
  )
}

function townsNamed(key: string): Place[] {
  return placesNamed(key).filter(({ municipality }) => !municipality)
}
