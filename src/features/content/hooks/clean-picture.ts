import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import { checkFilm, cleanFile, type FileProblem, RefusedFile } from '../pictures/clean-file'

const problems: Record<FileProblem, ReturnType<typeof words>> = {
  unreadable: words({
    nl: 'Dit bestand is geen foto of film die we kunnen lezen.',
    fr: 'Ce fichier n’est pas une photo ou une vidéo lisible.',
    en: 'This file is not a picture or video that we can read.',
    de: 'Diese Datei ist kein lesbares Bild oder Video.',
  }),
  misnamed: words({
    nl: 'De naam van dit bestand past niet bij wat erin zit. Een JPG-foto eindigt op .jpg, een PNG op .png.',
    fr: 'Le nom de ce fichier ne correspond pas à son contenu. Une photo JPG se termine par .jpg, une PNG par .png.',
    en: 'The name of this file does not fit what is in it. A JPG picture ends in .jpg, a PNG in .png.',
    de: 'Der Name dieser Datei passt nicht zu ihrem Inhalt. Ein JPG-Bild endet auf .jpg, ein PNG auf .png.',
  }),
  'too-large': words({
    nl: 'Deze foto telt meer dan 40 megapixels. Maak ze kleiner en laad ze opnieuw op.',
    fr: 'Cette photo dépasse 40 mégapixels. Réduisez-la, puis chargez-la à nouveau.',
    en: 'This picture has more than 40 megapixels. Make it smaller and upload it again.',
    de: 'Dieses Bild hat mehr als 40 Megapixel. Verkleinern Sie es und laden Sie es erneut hoch.',
  }),
}

/** The file that was uploaded is published too: it is stored anew, without where, when and by whom it was taken. */
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  try {
    if (file.mimetype.startsWith('image/')) {
      file.data = await cleanFile(file)
      file.size = file.data.byteLength
    } else if (file.mimetype.startsWith('video/')) checkFilm(file)
  } catch (cause) {
    if (!(cause instanceof RefusedFile)) throw cause
    req.payload.logger.info({ problem: cause.problem }, 'A file was refused')
    const { language } = req.i18n
    throw new APIError(problems[cause.problem][knownLocale(language)], 400, null, true)
  }
  return args
}
