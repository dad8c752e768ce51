import { provinces } from './municipalities'
import { municipalityOfPlace } from './municipality-of'
import type { Place } from './place-names'
import { slug } from '../paths/slug'

/** A place with the province, region or country in which it lies: "Lier, Antwerpen", "Sint-Gillis Brussel". */
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

/** Words of which the last, or the first, name a region; `null` where none do. */
export function regionIn(key: string): NameInRegion | null {
  const words = key.split('-')
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    for (const [region, name] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const keys = keysByName.get(region.join('-'))
      if (keys)
        return {
          name: name.join('-'),
          holds: (place) => keys.has(municipalityOfPlace(place)?.province ?? ''),
        }
    }
  }
  return null
}

/** Whether a place lies in what a word names beside it. */
export function liesIn(place: Place, region: string): boolean {
  return keysByName.get(region)?.has(municipalityOfPlace(place)?.province ?? '') === true
}
