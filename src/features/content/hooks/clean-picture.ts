import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

import { words } from '@/cms/words'
import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

/** More than any camera of an agency takes; its header says so before a point of it is read. */
const mostPixels = 120_000_000

const unreadable = words({
  nl: 'Dit bestand is geen foto die we kunnen lezen.',
  fr: 'Ce fichier n’est pas une photo lisible.',
  en: 'This file is not a picture that we can read.',
  de: 'Diese Datei ist kein lesbares Bild.',
})

/** The file that was uploaded is published too: it is stored anew, without where, when and by whom it was taken. */
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file?.mimetype.startsWith('image/')) return args
  try {
    file.data = await cleaned(file.data)
    file.size = file.data.byteLength
  } catch (cause) {
    req.payload.logger.info({ err: cause }, 'A picture that cannot be read was refused')
    const { language } = req.i18n
    throw new APIError(unreadable[isLocale(language) ? language : mainLanguage], 400, null, true)
  }
  return args
}

async function cleaned(data: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: mostPixels }
  const { format, pages = 1 } = await sharp(data, options).metadata()
  // Frames are not turned: cameras take none.
  const picture = pages > 1 ? sharp(data, { ...options, animated: true }) : sharp(data, options).rotate()
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 92, mozjpeg: true }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 92 }).toBuffer()
    case 'heif':
      return picture.avif({ quality: 75 }).toBuffer()
    default:
      // As it is written: nothing is lost.
      return picture.toBuffer()
  }
}
