import { words } from './words'

const megabyte = 1024 * 1024
const mostOf = { picture: 50, film: 200 }

/** Of any one file. The form around it takes little more. */
export const uploadLimit = {
  limits: { fileSize: mostOf.film * megabyte },
  requestSizeLimit: (mostOf.film + 2) * megabyte,
}

/** Only films may be larger than a picture. */
export function isTooHeavy({ type, size }: { type: string; size: number }): boolean {
  return size > mostOf[type.startsWith('video/') ? 'film' : 'picture'] * megabyte
}

/** Without a colon: Payload makes a list of what comes after one. */
export const tooLarge = words({
  nl: `Dit bestand is te groot. Een foto of pdf mag ${mostOf.picture} MB zijn, een film ${mostOf.film} MB. Kies een kleiner bestand.`,
  fr: `Ce fichier est trop grand. ${mostOf.picture} Mo au plus pour une photo ou un PDF, ${mostOf.film} Mo pour une vidéo. Choisissez un fichier plus petit.`,
  en: `This file is too large. A photograph or PDF may be ${mostOf.picture} MB, a video ${mostOf.film} MB. Choose a smaller file.`,
  de: `Diese Datei ist zu groß. Ein Foto oder PDF darf ${mostOf.picture} MB haben, ein Video ${mostOf.film} MB. Wählen Sie eine kleinere Datei.`,
})

export const mostSaid = words({
  nl: `Foto’s (JPG, PNG, WebP, AVIF, GIF, SVG) en pdf’s tot ${mostOf.picture} MB, films (MP4, WebM) tot ${mostOf.film} MB. Een SVG wordt als PNG bewaard.`,
  fr: `Photos (JPG, PNG, WebP, AVIF, GIF, SVG) et PDF jusqu’à ${mostOf.picture} Mo, vidéos (MP4, WebM) jusqu’à ${mostOf.film} Mo. Un SVG est enregistré en PNG.`,
  en: `Photographs (JPG, PNG, WebP, AVIF, GIF, SVG) and PDF up to ${mostOf.picture} MB, videos (MP4, WebM) up to ${mostOf.film} MB. An SVG is stored as PNG.`,
  de: `Fotos (JPG, PNG, WebP, AVIF, GIF, SVG) und PDF bis ${mostOf.picture} MB, Videos (MP4, WebM) bis ${mostOf.film} MB. Ein SVG wird als PNG gespeichert.`,
})

export const wrongKind = words({
  nl: `Dit soort bestand kan niet. ${mostSaid.nl}`,
  fr: `Ce type de fichier n’est pas accepté. ${mostSaid.fr}`,
  en: `This kind of file cannot be used. ${mostSaid.en}`,
  de: `Diese Art von Datei ist nicht möglich. ${mostSaid.de}`,
})
