import type { PayloadRequest } from 'payload'

import { words } from '@/cms/words'

import { adminLanguage } from '../where-used-words'

const reasons = {
  'changed-meanwhile': words(
    'Iemand anders wijzigde deze taal terwijl u schreef. Er is niets bewaard.',
    'Quelqu’un d’autre a modifié cette langue pendant que vous écriviez. Rien n’a été enregistré.',
    'Somebody else changed this language while you were writing. Nothing was saved.',
    'Jemand anderes hat diese Sprache geändert, während Sie schrieben. Nichts wurde gespeichert.',
  ),
  forbidden: words(
    'U vertaalt niet naar deze taal. Er is niets bewaard.',
    'Vous ne traduisez pas vers cette langue. Rien n’a été enregistré.',
    'You do not translate into this language. Nothing was saved.',
    'Sie übersetzen nicht in diese Sprache. Nichts wurde gespeichert.',
  ),
  refused: words(
    'Er is niets bewaard:',
    'Rien n’a été enregistré :',
    'Nothing was saved:',
    'Nichts wurde gespeichert:',
  ),
}

const back = words(
  'Ga een stap terug in uw browser: uw tekst staat er nog.',
  'Revenez en arrière dans votre navigateur : votre texte y est encore.',
  'Go one step back in your browser: your words are still there.',
  'Gehen Sie im Browser einen Schritt zurück: Ihr Text ist noch da.',
)

/** A plain page in place of a redirect, so that the browser keeps the form and the words in it. */
export function refusalPage({ i18n }: PayloadRequest, reason: keyof typeof reasons, detail = ''): Response {
  const language = adminLanguage(i18n)
  const status = { 'changed-meanwhile': 409, forbidden: 403, refused: 422 }[reason]
  const text = [reasons[reason][language], detail, '', back[language]].join('\n').replace('\n\n\n', '\n\n')
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
