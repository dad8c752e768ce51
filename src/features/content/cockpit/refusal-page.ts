import type { PayloadRequest } from 'payload'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

const reasons = {
  'changed-meanwhile': words({
    nl: 'Iemand anders wijzigde deze taal terwijl u schreef. Er is niets bewaard.',
    fr: 'Quelqu’un d’autre a modifié cette langue pendant que vous écriviez. Rien n’a été enregistré.',
    en: 'Somebody else changed this language while you were writing. Nothing was saved.',
    de: 'Jemand anderes hat diese Sprache geändert, während Sie schrieben. Nichts wurde gespeichert.',
  }),
  forbidden: words({
    nl: 'U vertaalt niet naar deze taal. Er is niets bewaard.',
    fr: 'Vous ne traduisez pas vers cette langue. Rien n’a été enregistré.',
    en: 'You do not translate into this language. Nothing was saved.',
    de: 'Sie übersetzen nicht in diese Sprache. Nichts wurde gespeichert.',
  }),
  refused: words({
    nl: 'Er is niets bewaard:',
    fr: 'Rien n’a été enregistré :',
    en: 'Nothing was saved:',
    de: 'Nichts wurde gespeichert:',
  }),
}

const back = words({
  nl: 'Ga een stap terug in uw browser: uw tekst staat er nog.',
  fr: 'Revenez en arrière dans votre navigateur : votre texte y est encore.',
  en: 'Go one step back in your browser: your words are still there.',
  de: 'Gehen Sie im Browser einen Schritt zurück: Ihr Text ist noch da.',
})

/** A browser that runs scripts, whose form stays where it is. */
export function isScripted({ headers }: PayloadRequest): boolean {
  return headers.get('Accept') === 'application/json'
}

/** A plain page in place of a redirect, so that the browser keeps the form and the words in it. */
export function refusalPage(
  req: PayloadRequest,
  reason: keyof typeof reasons,
  { detail = '', isConflict = false } = {},
): Response {
  const language = knownLocale(req.i18n.language)
  const status = { 'changed-meanwhile': 409, forbidden: 403, refused: isConflict ? 409 : 422 }[reason]
  const why = [reasons[reason][language], detail].filter(Boolean).join('\n')
  const text = isScripted(req) ? why : `${why}\n\n${back[language]}`
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
