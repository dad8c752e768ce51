import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import { type PerLanguage, perLanguage } from '@/domain/language'
import { translator } from '@/i18n/messages'

import type { HandlingNotice } from '../handle-lead.endpoint'
import type { SettingNotice } from '../lead-setting.endpoint'
import type { PersonNotice } from '../person-data.endpoint'

type Notice = HandlingNotice | PersonNotice | SettingNotice

const notices: Record<Notice, { tone: Tone; text: PerLanguage<string> }> = {
  saved: { tone: 'good', text: words('Bewaard.', 'Enregistré.', 'Saved.', 'Gespeichert.') },
  noted: {
    tone: 'good',
    text: words(
      'De notitie is toegevoegd.',
      'La note est ajoutée.',
      'The note was added.',
      'Die Notiz wurde hinzugefügt.',
    ),
  },
  retried: {
    tone: 'good',
    text: words(
      'De bezorging wordt opnieuw geprobeerd.',
      'L’envoi est réessayé.',
      'The delivery is tried again.',
      'Die Zustellung wird erneut versucht.',
    ),
  },
  refused: {
    tone: 'bad',
    text: words(
      'Er is niets gewijzigd.',
      'Rien n’a été modifié.',
      'Nothing was changed.',
      'Nichts wurde geändert.',
    ),
  },
  erased: {
    tone: 'good',
    text: words(
      'Alles over deze persoon is gewist. Het bewijs dat dit gebeurde, blijft zonder zijn adres bewaard.',
      'Tout sur cette personne est effacé. La preuve en est conservée, sans son adresse.',
      'All on this person was erased. The proof of it is kept, without the address.',
      'Alles zu dieser Person ist gelöscht. Der Nachweis bleibt ohne ihre Adresse gespeichert.',
    ),
  },
  nobody: {
    tone: 'attention',
    text: perLanguage((language) => translator(language)('error.person_not_found')),
  },
  unconfirmed: {
    tone: 'attention',
    text: words(
      'Er is niets gewist: vink eerst de bevestiging aan.',
      'Rien n’a été effacé : cochez d’abord la confirmation.',
      'Nothing was erased: tick the confirmation first.',
      'Nichts wurde gelöscht: Setzen Sie zuerst das Häkchen zur Bestätigung.',
    ),
  },
  'no-address': {
    tone: 'bad',
    text: words(
      'Dit is geen e-mailadres.',
      'Ce n’est pas une adresse e-mail.',
      'This is no e-mail address.',
      'Das ist keine E-Mail-Adresse.',
    ),
  },
  'setting-saved': {
    tone: 'good',
    text: words(
      'De antwoordtermijn is bewaard.',
      'Le délai de réponse est enregistré.',
      'The reply time was saved.',
      'Die Antwortzeit wurde gespeichert.',
    ),
  },
  'setting-refused': {
    tone: 'bad',
    text: words(
      'Kies een heel aantal werkdagen van 1 tot 10.',
      'Choisissez un nombre entier de jours ouvrables, de 1 à 10.',
      'Choose a whole number of working days from 1 to 10.',
      'Wählen Sie eine ganze Zahl von Arbeitstagen von 1 bis 10.',
    ),
  },
}

/** What became of a form, as the address tells; `null` when it tells nothing we know. */
export function noticeOf(name: string | undefined): { tone: Tone; text: PerLanguage<string> } | null {
  return name !== undefined && Object.hasOwn(notices, name) ? notices[name as Notice] : null
}
