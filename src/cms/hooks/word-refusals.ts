import type { AfterErrorHook } from 'payload'

import { knownLocale } from '@/i18n/locales'

import { tooLarge } from '../upload-limit'
import { words } from '../words'

const locked = words({
  nl: 'Een collega schrijft nu in dit formulier. Uw tekst is nog niet bewaard: neem het formulier over, of wacht even.',
  fr: 'Un collègue écrit en ce moment dans ce formulaire. Votre texte n’est pas encore enregistré : reprenez le formulaire ou attendez un instant.',
  en: 'A colleague is writing in this form now. Your text is not saved yet: take the form over, or wait a moment.',
  de: 'Jemand aus dem Team schreibt gerade in diesem Formular. Ihr Text ist noch nicht gespeichert: Übernehmen Sie das Formular oder warten Sie einen Moment.',
})

/** What Payload says in English only, by the status of its answer. */
const inWords: Partial<Record<number, ReturnType<typeof words>>> = { 413: tooLarge, 423: locked }

/**
 * Puts the reason of a refusal, and the fields it is about, back into the answer. Payload tells its own errors by their
 * class, which a production build holds twice, and then leaves out what the form needs to show the message.
 */
export const wordRefusals: AfterErrorHook = ({ error, result, req }) => {
  const { data, isPublic, status, name, message } = error as Error & {
    data?: Record<string, unknown> | null
    isPublic?: boolean
    status?: number
  }
  const ownWords = status === undefined ? undefined : inWords[status]
  if (ownWords) {
    const { language } = req.i18n
    return {
      response: { errors: [{ name, message: ownWords[knownLocale(language)] }] },
    }
  }
  if (!isPublic) return {}
  return { response: { ...result, errors: [{ name, message, ...(data && { data }) }] } }
}
