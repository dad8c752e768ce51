import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import { type PerLanguage, perLanguage } from '@/domain/language'
import { translator } from '@/i18n/messages'

import type { AbsenceNotice } from '../absence/absence.endpoint'
import type { HandlingNotice } from '../inbox/handle-lead.endpoint'
import type { ManyNotice } from '../inbox/handle-many.endpoint'
import type { SettingNotice } from '../inbox/lead-setting.endpoint'
import type { PersonNotice } from '../privacy/person-data.endpoint'

type Notice = AbsenceNotice | HandlingNotice | ManyNotice | PersonNotice | SettingNotice

const notices: Record<Notice, { tone: Tone; text: PerLanguage<string> }> = {
  saved: {
    tone: 'good',
    text: words({ nl: 'Bewaard.', fr: 'Enregistré.', en: 'Saved.', de: 'Gespeichert.' }),
  },
  'many-saved': {
    tone: 'good',
    text: words({
      nl: 'De aangevinkte aanvragen zijn bijgewerkt.',
      fr: 'Les demandes cochées sont mises à jour.',
      en: 'The ticked leads were updated.',
      de: 'Die angekreuzten Anfragen wurden aktualisiert.',
    }),
  },
  'many-none': {
    tone: 'attention',
    text: words({
      nl: 'Er is niets gewijzigd: vink eerst aanvragen aan.',
      fr: 'Rien n’a été modifié : cochez d’abord des demandes.',
      en: 'Nothing was changed: tick leads first.',
      de: 'Nichts wurde geändert: Kreuzen Sie zuerst Anfragen an.',
    }),
  },
  noted: {
    tone: 'good',
    text: words({
      nl: 'De notitie is toegevoegd.',
      fr: 'La note est ajoutée.',
      en: 'The note was added.',
      de: 'Die Notiz wurde hinzugefügt.',
    }),
  },
  retried: {
    tone: 'good',
    text: words({
      nl: 'De bezorging wordt opnieuw geprobeerd.',
      fr: 'L’envoi est réessayé.',
      en: 'The delivery is tried again.',
      de: 'Die Zustellung wird erneut versucht.',
    }),
  },
  replied: {
    tone: 'good',
    text: words({
      nl: 'Uw antwoord is onderweg. De aanvraag staat op beantwoord.',
      fr: 'Votre réponse est en route. La demande est marquée comme répondue.',
      en: 'Your answer is on its way. The lead is marked as answered.',
      de: 'Ihre Antwort ist unterwegs. Die Anfrage gilt als beantwortet.',
    }),
  },
  'not-replied': {
    tone: 'bad',
    text: words({
      nl: 'Er is niets verstuurd: schrijf eerst een antwoord van hoogstens 5000 tekens.',
      fr: 'Rien n’a été envoyé : écrivez d’abord une réponse de 5000 signes au plus.',
      en: 'Nothing was sent: write an answer of at most 5000 characters first.',
      de: 'Nichts wurde gesendet: Schreiben Sie zuerst eine Antwort von höchstens 5000 Zeichen.',
    }),
  },
  released: {
    tone: 'good',
    text: words({
      nl: 'Het document is vrijgegeven. De bezoeker krijgt er een e-mail over.',
      fr: 'Le document est communiqué. Le visiteur en est averti par e-mail.',
      en: 'The document was released. The visitor gets an email about it.',
      de: 'Das Dokument ist freigegeben. Der Besucher erhält eine E-Mail dazu.',
    }),
  },
  refused: {
    tone: 'bad',
    text: words({
      nl: 'Er is niets gewijzigd.',
      fr: 'Rien n’a été modifié.',
      en: 'Nothing was changed.',
      de: 'Nichts wurde geändert.',
    }),
  },
  erased: {
    tone: 'good',
    text: words({
      nl: 'Alles over deze persoon is gewist. Het bewijs dat dit gebeurde, blijft zonder zijn adres bewaard.',
      fr: 'Tout sur cette personne est effacé. La preuve en est conservée, sans son adresse.',
      en: 'All on this person was erased. The proof of it is kept, without the address.',
      de: 'Alles zu dieser Person ist gelöscht. Der Nachweis bleibt ohne ihre Adresse gespeichert.',
    }),
  },
  nobody: {
    tone: 'attention',
    text: perLanguage((language) => translator(language)('error.person_not_found')),
  },
  unconfirmed: {
    tone: 'attention',
    text: words({
      nl: 'Er is niets gewist: vink eerst de bevestiging aan.',
      fr: 'Rien n’a été effacé : cochez d’abord la confirmation.',
      en: 'Nothing was erased: tick the confirmation first.',
      de: 'Nichts wurde gelöscht: Setzen Sie zuerst das Häkchen zur Bestätigung.',
    }),
  },
  'no-address': {
    tone: 'bad',
    text: words({
      nl: 'Dit is geen e-mailadres.',
      fr: 'Ce n’est pas une adresse e-mail.',
      en: 'This is no e-mail address.',
      de: 'Das ist keine E-Mail-Adresse.',
    }),
  },
  'absence-saved': {
    tone: 'good',
    text: words({
      nl: 'De afwezigheid is bewaard.',
      fr: 'L’absence est enregistrée.',
      en: 'The absence was saved.',
      de: 'Die Abwesenheit wurde gespeichert.',
    }),
  },
  'absence-ended': {
    tone: 'good',
    text: words({
      nl: 'De afwezigheid is geschrapt.',
      fr: 'L’absence est supprimée.',
      en: 'The absence was removed.',
      de: 'Die Abwesenheit wurde gelöscht.',
    }),
  },
  'absence-refused': {
    tone: 'bad',
    text: words({
      nl: 'Er is niets bewaard: kies een collega en dagen die nog niet voorbij zijn, de laatste niet voor de eerste.',
      fr: 'Rien n’a été enregistré : choisissez un collègue et des jours à venir, le dernier pas avant le premier.',
      en: 'Nothing was saved: choose a colleague and days that are not over, the last not before the first.',
      de: 'Nichts wurde gespeichert: Wählen Sie eine Vertretung und Tage, die nicht vorbei sind, den letzten nicht vor dem ersten.',
    }),
  },
  'setting-saved': {
    tone: 'good',
    text: words({
      nl: 'De antwoordtermijn is bewaard.',
      fr: 'Le délai de réponse est enregistré.',
      en: 'The reply time was saved.',
      de: 'Die Antwortzeit wurde gespeichert.',
    }),
  },
  'setting-refused': {
    tone: 'bad',
    text: words({
      nl: 'Kies een heel aantal werkdagen van 1 tot 10.',
      fr: 'Choisissez un nombre entier de jours ouvrables, de 1 à 10.',
      en: 'Choose a whole number of working days from 1 to 10.',
      de: 'Wählen Sie eine ganze Zahl von Arbeitstagen von 1 bis 10.',
    }),
  },
}

/** What became of a form, as the address tells; `null` when it tells nothing we know. */
export function noticeOf(name: string | undefined): { tone: Tone; text: PerLanguage<string> } | null {
  return name !== undefined && Object.hasOwn(notices, name) ? notices[name as Notice] : null
}
