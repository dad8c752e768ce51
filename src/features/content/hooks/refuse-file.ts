import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

import { isTooHeavy, tooLarge, wrongKind } from '@/cms/upload-limit'
import type { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const films = ['video/mp4', 'video/webm']

/** What may be stored. Payload looks into the file itself as well. */
export const storedKinds = [...pictures, ...films, 'application/pdf']

/** Says in words which files are taken, and how large, before anything of them is read. */
export const refuseFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  // A drawing is made into a picture: see clean-picture.ts.
  if (![...storedKinds, 'image/svg+xml'].includes(file.mimetype)) throw refusal(req, wrongKind, 400)
  if (isTooHeavy({ type: file.mimetype, size: file.size })) throw refusal(req, tooLarge, 413)
  return args
}

function refusal(
  { i18n: { language } }: PayloadRequest,
  text: ReturnType<typeof words>,
  status: number,
): Error {
  return new APIError(text[knownLocale(language)], status, null, true)
}
