import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { DeliveryProblem } from '@/domain/lead/delivery-problem'

export const problemWords: Record<DeliveryProblem | 'unknown', PerLanguage<string>> = {
  'no-address': words({
    nl: 'De bezoeker liet geen bruikbaar e-mailadres achter. Bel als er een nummer is.',
    fr: 'Le visiteur n’a pas laissé d’adresse e-mail utilisable. Téléphonez s’il y a un numéro.',
    en: 'The visitor left no usable e-mail address. Call if there is a number.',
    de: 'Der Besucher hat keine brauchbare E-Mail-Adresse hinterlassen. Rufen Sie an, falls es eine Nummer gibt.',
  }),
  'no-agency-address': words({
    nl: 'Noch de makelaar van het pand noch het kantoor heeft een e-mailadres. Vul er een in bij Kantoorgegevens.',
    fr: 'Ni l’agent du bien ni l’agence n’ont d’adresse e-mail. Indiquez-en une dans les données de l’agence.',
    en: 'Neither the agent of the home nor the agency has an e-mail address. Enter one in the agency’s details.',
    de: 'Weder der Makler des Objekts noch die Agentur hat eine E-Mail-Adresse. Tragen Sie bei den Agenturdaten eine ein.',
  }),
  'home-gone': words({
    nl: 'Het pand staat niet meer op de site.',
    fr: 'Le bien n’est plus sur le site.',
    en: 'The home is no longer on the site.',
    de: 'Das Objekt ist nicht mehr auf der Website.',
  }),
  'may-have-arrived': words({
    nl: 'Misschien is het toch aangekomen. Kijk eerst na of het er is voor u het opnieuw verstuurt.',
    fr: 'L’envoi est peut-être arrivé. Vérifiez avant de le renvoyer.',
    en: 'It may have arrived after all. Check before you send it again.',
    de: 'Vielleicht ist es doch angekommen. Prüfen Sie das, bevor Sie es erneut senden.',
  }),
  'platform-refused': words({
    nl: 'Het dataplatform weigerde de aanvraag.',
    fr: 'La plateforme de données a refusé la demande.',
    en: 'The data platform refused the lead.',
    de: 'Die Datenplattform hat die Anfrage abgelehnt.',
  }),
  'platform-down': words({
    nl: 'Het dataplatform heeft een storing.',
    fr: 'La plateforme de données est en panne.',
    en: 'The data platform is out of order.',
    de: 'Die Datenplattform ist gestört.',
  }),
  'mailbox-full': words({
    nl: 'De mailbox van de ontvanger is vol.',
    fr: 'La boîte aux lettres du destinataire est pleine.',
    en: 'The mailbox of the receiver is full.',
    de: 'Das Postfach des Empfängers ist voll.',
  }),
  'unknown-address': words({
    nl: 'Dit e-mailadres bestaat niet of neemt niets aan. Kijk na of er een tikfout in staat.',
    fr: 'Cette adresse e-mail n’existe pas ou n’accepte rien. Vérifiez s’il y a une faute de frappe.',
    en: 'This e-mail address does not exist or takes nothing. Look for a typing error.',
    de: 'Diese E-Mail-Adresse existiert nicht oder nimmt nichts an. Prüfen Sie, ob ein Tippfehler darin ist.',
  }),
  'taken-for-spam': words({
    nl: 'De mailserver van de ontvanger weigerde het bericht als ongewenst.',
    fr: 'Le serveur du destinataire a refusé le message comme indésirable.',
    en: 'The receiver’s mail server refused the message as unwanted.',
    de: 'Der Mailserver des Empfängers hat die Nachricht als unerwünscht abgelehnt.',
  }),
  'sign-in': words({
    nl: 'Onze aanmelding bij de mailserver werd geweigerd. Verwittig de beheerder.',
    fr: 'Notre connexion au serveur de messagerie a été refusée. Prévenez l’administrateur.',
    en: 'Our sign-in at the mail server was refused. Tell the administrator.',
    de: 'Unsere Anmeldung am Mailserver wurde abgelehnt. Verständigen Sie den Administrator.',
  }),
  later: words({
    nl: 'De mailserver vroeg om het later opnieuw te proberen.',
    fr: 'Le serveur de messagerie demande de réessayer plus tard.',
    en: 'The mail server asked to try again later.',
    de: 'Der Mailserver bat, es später erneut zu versuchen.',
  }),
  'no-answer': words({
    nl: 'De andere kant antwoordde niet op tijd.',
    fr: 'L’autre côté n’a pas répondu à temps.',
    en: 'The other end did not answer in time.',
    de: 'Die Gegenseite hat nicht rechtzeitig geantwortet.',
  }),
  unreachable: words({
    nl: 'De andere kant is niet bereikbaar.',
    fr: 'L’autre côté est injoignable.',
    en: 'The other end cannot be reached.',
    de: 'Die Gegenseite ist nicht erreichbar.',
  }),
  unknown: words({
    nl: 'Het lukte niet.',
    fr: 'L’envoi a échoué.',
    en: 'It did not succeed.',
    de: 'Es ist nicht gelungen.',
  }),
}

export const technicalWords = words({
  nl: 'Technische melding',
  fr: 'Message technique',
  en: 'Technical message',
  de: 'Technische Meldung',
})
