import { words } from './words'

const megabyte = 1024 * 1024
const mostMegabytes = 50

/** Of one file. The form around it takes little more. */
export const uploadLimit = {
  limits: { fileSize: mostMegabytes * megabyte },
  requestSizeLimit: (mostMegabytes + 2) * megabyte,
}

export const tooLarge = words({
  nl: `Dit bestand is groter dan ${mostMegabytes} MB. Kies een kleiner bestand.`,
  fr: `Ce fichier dépasse ${mostMegabytes} Mo. Choisissez un fichier plus petit.`,
  en: `This file is larger than ${mostMegabytes} MB. Choose a smaller one.`,
  de: `Diese Datei ist größer als ${mostMegabytes} MB. Wählen Sie eine kleinere.`,
})

export const mostSaid = words({
  nl: `Foto’s (JPG, PNG, WebP, AVIF, GIF) en films (MP4, WebM), tot ${mostMegabytes} MB per bestand.`,
  fr: `Photos (JPG, PNG, WebP, AVIF, GIF) et vidéos (MP4, WebM), jusqu’à ${mostMegabytes} Mo par fichier.`,
  en: `Photographs (JPG, PNG, WebP, AVIF, GIF) and videos (MP4, WebM), up to ${mostMegabytes} MB a file.`,
  de: `Fotos (JPG, PNG, WebP, AVIF, GIF) und Videos (MP4, WebM), bis ${mostMegabytes} MB je Datei.`,
})
