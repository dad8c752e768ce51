import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { Saved } from '../save-newsletter'
import type { Started } from '../start-sending'

export type NewsletterNotice =
  | Exclude<Saved | Started, 'gone' | 'changed-meanwhile'>
  | 'begun'
  | 'deleted'
  | 'unknown-home'
  | 'test-queued'
  | 'test-busy'
  | 'test-unavailable'
  | 'stopped'
  | 'resumed'
  | 'refused'

interface Notice {
  tone: Tone
  text: PerLanguage<string>
}

const notices: Record<NewsletterNotice, Notice> = {
  saved: {
    tone: 'good',
    text: words({ nl: 'Bewaard.', fr: 'Enregistré.', en: 'Saved.', de: 'Gespeichert.' }),
  },
  begun: {
    tone: 'good',
    text: words({
      nl: 'Een nieuw concept. Het gaat nergens heen voor u het verstuurt.',
      fr: 'Un nouveau brouillon. Il ne part nulle part avant que vous ne l’envoyiez.',
      en: 'A new draft. It goes nowhere before you send it.',
      de: 'Ein neuer Entwurf. Er geht nirgendwohin, bevor Sie ihn versenden.',
    }),
  },
  deleted: {
    tone: 'good',
    text: words({
      nl: 'Het concept is verwijderd.',
      fr: 'Le brouillon est supprimé.',
      en: 'The draft was deleted.',
      de: 'Der Entwurf ist gelöscht.',
    }),
  },
  'unknown-home': {
    tone: 'attention',
    text: words({
      nl: 'Bewaard, maar niet elke referentie is die van een beschikbaar pand op de site.',
      fr: 'Enregistré, mais toutes les références ne sont pas celles d’un bien disponible sur le site.',
      en: 'Saved, but not every reference is that of an available home on the site.',
      de: 'Gespeichert, aber nicht jede Referenz gehört zu einem verfügbaren Objekt auf der Website.',
    }),
  },
  'test-queued': {
    tone: 'good',
    text: words({
      nl: 'De testmail is onderweg.',
      fr: 'L’e-mail de test est en route.',
      en: 'The test mail is on its way.',
      de: 'Die Testmail ist unterwegs.',
    }),
  },
  'test-busy': {
    tone: 'attention',
    text: words({
      nl: 'Er wacht nog een testmail. Probeer het zo dadelijk opnieuw.',
      fr: 'Un e-mail de test attend encore. Réessayez dans un instant.',
      en: 'Another test mail is still waiting. Try again in a moment.',
      de: 'Es wartet noch eine Testmail. Versuchen Sie es gleich noch einmal.',
    }),
  },
  'test-unavailable': {
    tone: 'bad',
    text: words({
      nl: 'De testmail is niet vertrokken: de achtergrondtaken draaien niet.',
      fr: 'L’e-mail de test n’est pas parti : les tâches de fond ne tournent pas.',
      en: 'The test mail has not left: the background tasks are not running.',
      de: 'Die Testmail ist nicht abgegangen: Die Hintergrundaufgaben laufen nicht.',
    }),
  },
  started: {
    tone: 'good',
    text: words({
      nl: 'De nieuwsbrief wordt verstuurd. U mag dit scherm sluiten.',
      fr: 'La newsletter est en cours d’envoi. Vous pouvez fermer cet écran.',
      en: 'The newsletter is being sent. You may close this screen.',
      de: 'Der Newsletter wird versendet. Sie können diesen Bildschirm schließen.',
    }),
  },
  'already-sent': {
    tone: 'attention',
    text: words({
      nl: 'Het versturen was al begonnen. Er is niets gewijzigd, en niemand krijgt hem twee keer.',
      fr: 'L’envoi avait déjà commencé. Rien n’a changé, et personne ne la reçoit deux fois.',
      en: 'It was being sent already. Nothing was changed, and nobody gets it twice.',
      de: 'Der Versand hatte schon begonnen. Nichts wurde geändert, und niemand erhält ihn zweimal.',
    }),
  },
  changed: {
    tone: 'attention',
    text: words({
      nl: 'Niet verstuurd: iemand wijzigde de nieuwsbrief terwijl u keek. Bekijk hem eerst opnieuw.',
      fr: 'Pas envoyée : quelqu’un a modifié la newsletter pendant que vous la regardiez. Regardez-la d’abord à nouveau.',
      en: 'Not sent: somebody changed the newsletter while you were looking. Look at it again first.',
      de: 'Nicht versendet: Jemand hat den Newsletter geändert, während Sie ihn ansahen. Sehen Sie ihn erst noch einmal an.',
    }),
  },
  'no-words': {
    tone: 'attention',
    text: words({
      nl: 'Niet verstuurd: er ontbreekt een onderwerp of tekst in de standaardtaal van de site.',
      fr: 'Pas envoyée : il manque un objet ou un texte dans la langue standard du site.',
      en: 'Not sent: a subject or text is missing in the standard language of the site.',
      de: 'Nicht versendet: Es fehlt ein Betreff oder Text in der Standardsprache der Website.',
    }),
  },
  nobody: {
    tone: 'attention',
    text: words({
      nl: 'Niet verstuurd: er is nog geen abonnee.',
      fr: 'Pas envoyée : il n’y a pas encore d’abonné.',
      en: 'Not sent: there is no subscriber yet.',
      de: 'Nicht versendet: Es gibt noch keinen Abonnenten.',
    }),
  },
  stopped: {
    tone: 'attention',
    text: words({
      nl: 'Het versturen is gestopt. Mails die onderweg waren, kunnen nog aankomen.',
      fr: 'L’envoi est arrêté. Les e-mails déjà en route peuvent encore arriver.',
      en: 'Sending is stopped. Mails that were under way may still arrive.',
      de: 'Der Versand ist angehalten. Mails, die unterwegs waren, können noch ankommen.',
    }),
  },
  resumed: {
    tone: 'good',
    text: words({
      nl: 'Het versturen gaat verder.',
      fr: 'L’envoi continue.',
      en: 'Sending goes on.',
      de: 'Der Versand geht weiter.',
    }),
  },
  refused: {
    tone: 'bad',
    text: words({
      nl: 'Dat is niet gelukt. Er is niets gewijzigd.',
      fr: 'Cela n’a pas abouti. Rien n’a changé.',
      en: 'That did not work. Nothing was changed.',
      de: 'Das ist nicht gelungen. Nichts wurde geändert.',
    }),
  },
}

export function noticeOf(name: string | undefined): Notice | undefined {
  return Object.entries(notices).find(([known]) => known === name)?.[1]
}
