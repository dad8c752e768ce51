import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { DeliveryChannel, DeliveryState } from '@/domain/lead/delivery'

import type { LetterKind } from '../outbox'

export const leadText = {
  back: words('Alle aanvragen', 'Toutes les demandes', 'All leads', 'Alle Anfragen'),
  gone: words(
    'Deze aanvraag is er niet meer: ze is gewist of haar bewaartermijn is voorbij.',
    'Cette demande n’existe plus : elle a été effacée ou son délai de conservation est écoulé.',
    'This lead is no longer there: it was erased, or has been kept long enough.',
    'Diese Anfrage gibt es nicht mehr: Sie wurde gelöscht oder ihre Aufbewahrungsfrist ist abgelaufen.',
  ),
  answers: words('Wat er staat', 'Contenu', 'What it says', 'Inhalt'),
  picture: words('Meegestuurde foto', 'Photo jointe', 'Picture sent along', 'Mitgesandtes Bild'),
  testimonialDraft: words(
    'Maak er een artikel van',
    'En faire un article',
    'Turn it into an article',
    'Zum Artikel machen',
  ),
  testimonialHint: words(
    'Het artikel begint als concept, met de foto en de naam. Op de site komt het pas als u het publiceert.',
    'L’article commence comme brouillon, avec la photo et le nom. Il n’est en ligne que lorsque vous le publiez.',
    'The article begins as a draft, with the picture and the name. It shows only once you publish it.',
    'Der Artikel beginnt als Entwurf, mit Bild und Name. Online steht er erst, wenn Sie ihn veröffentlichen.',
  ),
  about: words('Waarover en vanwaar', 'Objet et origine', 'About what, from where', 'Wozu und woher'),
  home: words('Pand', 'Bien', 'Home', 'Objekt'),
  homeGone: words(
    'nr. {n}, niet meer op de site',
    'n° {n}, n’est plus sur le site',
    'no. {n}, no longer on the site',
    'Nr. {n}, nicht mehr auf der Website',
  ),
  homeAgent: words('Makelaar van het pand', 'Agent du bien', 'Agent of the home', 'Makler des Objekts'),
  project: words('Project', 'Projet', 'Project', 'Projekt'),
  page: words('Pagina', 'Page', 'Page', 'Seite'),
  campaign: words('Campagne', 'Campagne', 'Campaign', 'Kampagne'),
  noCampaign: words('geen', 'aucune', 'none', 'keine'),
  language: words('Taal', 'Langue', 'Language', 'Sprache'),
  consent: words('Toestemming', 'Consentement', 'Consent', 'Einwilligung'),
  consentNewsletter: words(
    'nieuwsbrief of publicatie: ja',
    'lettre d’information ou publication : oui',
    'newsletter or publication: yes',
    'Newsletter oder Veröffentlichung: ja',
  ),
  consentText: words('tekst {v}', 'texte {v}', 'text {v}', 'Text {v}'),
  received: words('Ontvangen', 'Reçue', 'Received', 'Eingegangen'),
  keptUntil: words('Bewaard tot', 'Conservée jusqu’au', 'Kept until', 'Aufbewahrt bis'),
  keptAsLong: words(
    'tot de persoon het stopt',
    'jusqu’à ce que la personne y mette fin',
    'until the person stops it',
    'bis die Person es beendet',
  ),
  deliveries: words('Bezorging', 'Envois', 'Deliveries', 'Zustellung'),
  channel: words('Kanaal', 'Canal', 'Channel', 'Kanal'),
  state: words('Toestand', 'État', 'State', 'Zustand'),
  tries: words('Pogingen', 'Essais', 'Tries', 'Versuche'),
  when: words('Wanneer', 'Quand', 'When', 'Wann'),
  lastError: words('Laatste fout', 'Dernière erreur', 'Last error', 'Letzter Fehler'),
  nextTry: words(
    'volgende poging {when}',
    'prochain essai {when}',
    'next try {when}',
    'nächster Versuch {when}',
  ),
  retry: words('Opnieuw proberen', 'Réessayer', 'Try again', 'Erneut versuchen'),
  retryOf: words(
    'Opnieuw proberen: {channel}',
    'Réessayer : {channel}',
    'Try again: {channel}',
    'Erneut versuchen: {channel}',
  ),
  handling: words('Behandeling', 'Traitement', 'Handling', 'Bearbeitung'),
  assignTo: words('Toewijzen aan', 'Attribuer à', 'Assign to', 'Zuweisen an'),
  nobody: words('Nog niemand', 'Encore personne', 'Nobody yet', 'Noch niemand'),
  assign: words('Toewijzen', 'Attribuer', 'Assign', 'Zuweisen'),
  status: words('Status', 'Statut', 'Status', 'Status'),
  change: words('Wijzigen', 'Modifier', 'Change', 'Ändern'),
  visible: words(
    'De bezoeker ziet op zijn statuspagina wie zijn aanvraag behandelt, en of ze beantwoord is.',
    'Le visiteur voit sur sa page de suivi qui traite sa demande, et si une réponse a été donnée.',
    'The visitor sees on the status page who handles the request, and whether it was answered.',
    'Der Besucher sieht auf seiner Statusseite, wer seine Anfrage bearbeitet und ob sie beantwortet ist.',
  ),
  notes: words('Notities', 'Notes', 'Notes', 'Notizen'),
  note: words('Nieuwe notitie', 'Nouvelle note', 'New note', 'Neue Notiz'),
  noteHint: words(
    'Enkel voor collega’s, maar de persoon kan ze opvragen: schrijf wat hij mag lezen.',
    'Réservé aux collègues, mais la personne peut les demander : écrivez ce qu’elle peut lire.',
    'For colleagues only, but the person may ask for them: write what may be read.',
    'Nur für Kollegen, doch die Person darf sie anfordern: Schreiben Sie, was sie lesen darf.',
  ),
  addNote: words('Notitie toevoegen', 'Ajouter la note', 'Add note', 'Notiz hinzufügen'),
  history: words('Geschiedenis', 'Historique', 'History', 'Verlauf'),
  site: words('de site', 'le site', 'the site', 'die Website'),
  others: words(
    'Van dezelfde persoon',
    'De la même personne',
    'From the same person',
    'Von derselben Person',
  ),
}

export const channelWords: Record<DeliveryChannel | LetterKind, PerLanguage<string>> = {
  'agency-mail': words(
    'E-mail aan kantoor',
    'E-mail à l’agence',
    'E-mail to the agency',
    'E-Mail an die Agentur',
  ),
  'visitor-mail': words(
    'Bevestiging aan bezoeker',
    'Confirmation au visiteur',
    'Confirmation to the visitor',
    'Bestätigung an Besucher',
  ),
  'friend-mail': words('E-mail aan vriend', 'E-mail à l’ami', 'E-mail to the friend', 'E-Mail an Freund'),
  platform: words('Dataplatform', 'Plateforme de données', 'Data platform', 'Datenplattform'),
  'appointment-reminder': words(
    'Herinnering aan de afspraak',
    'Rappel du rendez-vous',
    'Reminder of the appointment',
    'Erinnerung an den Termin',
  ),
  'demand-alert': words(
    'Panden voor de zoekopdracht',
    'Biens pour la recherche',
    'Homes for the search',
    'Objekte zum Suchauftrag',
  ),
  'demand-still-wanted': words(
    'Vraag of de zoekopdracht nog loopt',
    'Question si la recherche reste actuelle',
    'Question whether the search still stands',
    'Frage, ob der Suchauftrag noch gilt',
  ),
}

export const deliveryWords: Record<DeliveryState | 'late', { tone: Tone; text: PerLanguage<string> }> = {
  done: { tone: 'good', text: words('Aangekomen', 'Arrivé', 'Arrived', 'Angekommen') },
  pending: { tone: 'busy', text: words('Onderweg', 'En route', 'On its way', 'Unterwegs') },
  late: {
    tone: 'attention',
    text: words('Nog niet gelukt', 'Pas encore réussi', 'Not succeeded yet', 'Noch nicht gelungen'),
  },
  dead: { tone: 'bad', text: words('Niet aangekomen', 'Non arrivé', 'Did not arrive', 'Nicht angekommen') },
}
