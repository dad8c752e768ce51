import { readFileSync } from 'node:fs'
import path from 'node:path'

import { inAllLanguages } from '@/domain/language'

import type { Piece, Words } from './read-content'
import type { Seeding } from './seeding'
import { upsert } from './upsert'

const films: Record<string, Words> = {
  'street-at-dusk': inAllLanguages({
    nl: 'Straat met oude gevels waar bij valavond de lichten aangaan',
    fr: 'Rue aux façades anciennes où les lumières s’allument à la tombée du jour',
    en: 'Street with old house fronts where the lights come on at nightfall',
    de: 'Straße mit alten Fassaden, in der bei Einbruch der Dunkelheit die Lichter angehen',
  }),
}

export interface MediaLibrary {
  picture(name: string): Promise<number>
  film(name: string): Promise<number>
}

/** Uploads a picture or film when the first record that shows it is made. */
export function mediaLibrary(seeding: Seeding, pieces: readonly Piece[]): MediaLibrary {
  const alts = pictureAlts(pieces)
  const known = new Map<string, Promise<number>>()
  const upload = (filePath: string, alt: Words | undefined) => {
    const filename = path.basename(filePath)
    if (!alt) throw new Error(`Nobody wrote what ${filename} shows`)
    const id =
      known.get(filename) ??
      upsert(seeding, {
        collection: 'media',
        where: { filename: { equals: filename } },
        dataIn: (language) => ({ alt: alt[language] }),
        filePath,
      })
    known.set(filename, id)
    return id
  }
  return {
    picture: (name) => upload(path.resolve('demo/pictures', `${name}.webp`), alts.get(name)),
    film: (name) => upload(path.resolve('demo/media', `${name}.mp4`), films[name]),
  }
}

/** What an author says a picture shows goes before what its maker says. */
function pictureAlts(pieces: readonly Piece[]): Map<string, Words> {
  const manifest = JSON.parse(readFileSync('demo/pictures/manifest.json', 'utf8')) as {
    file: string
    alt: Words
  }[]
  const alts = new Map<string, Words>()
  for (const { picture, alt } of pieces) if (picture && alt && !alts.has(picture)) alts.set(picture, alt)
  for (const { file, alt } of manifest) {
    const name = path.parse(file).name
    if (!alts.has(name)) alts.set(name, alt)
  }
  return alts
}
