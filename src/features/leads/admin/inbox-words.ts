import { boardFormat } from '@/cms/admin/board-format'
import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'
import type { LeadStatus } from '@/domain/lead/lead'

import type { Trouble } from '../inbox-filters'
import type { LeadSummary } from '../lead-summary'

export const inboxText = {
  title: words('Aanvragen', 'Demandes', 'Leads', 'Anfragen'),
  freshNone: words(
    'Er zijn geen nieuwe aanvragen.',
    'Il n’y a pas de nouvelles demandes.',
    'There are no new leads.',
    'Es gibt keine neuen Anfragen.',
  ),
  freshOne: words('1 nieuwe aanvraag.', '1 nouvelle demande.', '1 new lead.', '1 neue Anfrage.'),
  freshMany: words(
    '{n} nieuwe aanvragen.',
    '{n} nouvelles demandes.',
    '{n} new leads.',
    '{n} neue Anfragen.',
  ),
  alarmOne: words(
    '1 bezorging is niet aangekomen. Kijk ze na en probeer opnieuw, of sluit de aanvraag af.',
    '1 envoi n’est pas arrivé. Vérifiez et réessayez, ou clôturez la demande.',
    '1 delivery did not arrive. Look at it and try again, or close the lead.',
    '1 Zustellung ist nicht angekommen. Prüfen Sie sie und versuchen Sie es erneut, oder schließen Sie die Anfrage ab.',
  ),
  alarmMany: words(
    '{n} bezorgingen zijn niet aangekomen. Kijk ze na en probeer opnieuw, of sluit de aanvraag af.',
    '{n} envois ne sont pas arrivés. Vérifiez et réessayez, ou clôturez la demande.',
    '{n} deliveries did not arrive. Look at them and try again, or close the lead.',
    '{n} Zustellungen sind nicht angekommen. Prüfen Sie sie und versuchen Sie es erneut, oder schließen Sie die Anfrage ab.',
  ),
  deadOne: words(
    '1 bezorging is niet aangekomen.',
    '1 envoi n’est pas arrivé.',
    '1 delivery did not arrive.',
    '1 Zustellung ist nicht angekommen.',
  ),
  deadMany: words(
    '{n} bezorgingen zijn niet aangekomen.',
    '{n} envois ne sont pas arrivés.',
    '{n} deliveries did not arrive.',
    '{n} Zustellungen sind nicht angekommen.',
  ),
  open: words('Naar de aanvragen', 'Vers les demandes', 'To the leads', 'Zu den Anfragen'),
  showDead: words('Toon ze', 'Les afficher', 'Show them', 'Anzeigen'),
  filters: words('Filters', 'Filtres', 'Filters', 'Filter'),
  status: words('Status', 'Statut', 'Status', 'Status'),
  kind: words('Soort', 'Type', 'Kind', 'Art'),
  delivery: words('Bezorging', 'Envoi', 'Delivery', 'Zustellung'),
  agent: words('Behandelaar', 'Responsable', 'Handled by', 'Zuständig'),
  from: words('Van', 'Du', 'From', 'Von'),
  to: words('Tot en met', 'Au', 'Up to', 'Bis'),
  search: words('Zoeken', 'Rechercher', 'Search', 'Suchen'),
  searchHint: words(
    'Naam, e-mail, telefoon, referentie of tekst',
    'Nom, e-mail, téléphone, référence ou texte',
    'Name, e-mail, telephone, reference or text',
    'Name, E-Mail, Telefon, Referenz oder Text',
  ),
  apply: words('Filteren', 'Filtrer', 'Filter', 'Filtern'),
  clear: words('Filters wissen', 'Effacer les filtres', 'Clear filters', 'Filter zurücksetzen'),
  export: words(
    'Deze lijst exporteren (CSV)',
    'Exporter cette liste (CSV)',
    'Export this list (CSV)',
    'Diese Liste exportieren (CSV)',
  ),
  all: words('Alle', 'Toutes', 'All', 'Alle'),
  allButSpam: words('Alle, zonder spam', 'Toutes, sauf spam', 'All but spam', 'Alle außer Spam'),
  anybody: words('Iedereen', 'Tout le monde', 'Anybody', 'Alle'),
  nobody: words('Nog niemand', 'Encore personne', 'Nobody yet', 'Noch niemand'),
  none: words(
    'Geen aanvragen met deze filters.',
    'Aucune demande avec ces filtres.',
    'No leads with these filters.',
    'Keine Anfragen mit diesen Filtern.',
  ),
  noneAtAll: words(
    'Nog geen aanvragen. Wat bezoekers via de formulieren sturen, verschijnt hier meteen.',
    'Pas encore de demandes. Ce que les visiteurs envoient par les formulaires apparaît ici aussitôt.',
    'No leads yet. What visitors send through the forms appears here at once.',
    'Noch keine Anfragen. Was Besucher über die Formulare senden, erscheint hier sofort.',
  ),
  received: words('Ontvangen', 'Reçue', 'Received', 'Eingegangen'),
  who: words('Wie', 'Qui', 'Who', 'Wer'),
  home: words('Pand', 'Bien', 'Home', 'Objekt'),
  source: words('Herkomst', 'Origine', 'Source', 'Herkunft'),
  nameless: words('Zonder naam', 'Sans nom', 'No name', 'Ohne Name'),
  arrived: words('Aangekomen', 'Arrivée', 'Arrived', 'Angekommen'),
  underWay: words('Onderweg', 'En route', 'On its way', 'Unterwegs'),
  promise: words(
    'Beloofde antwoordtermijn',
    'Délai de réponse promis',
    'Promised reply time',
    'Zugesagte Antwortzeit',
  ),
  promiseIntro: words(
    'Wie ons schrijft, ziet op zijn statuspagina binnen hoeveel werkdagen hij een antwoord krijgt.',
    'Qui nous écrit voit sur sa page de suivi sous combien de jours ouvrables il recevra une réponse.',
    'Who writes to us sees on the status page within how many working days an answer will come.',
    'Wer uns schreibt, sieht auf seiner Statusseite, in wie vielen Arbeitstagen er eine Antwort erhält.',
  ),
  workingDays: words('Werkdagen', 'Jours ouvrables', 'Working days', 'Arbeitstage'),
  save: words('Bewaren', 'Enregistrer', 'Save', 'Speichern'),
}

export const statusTones: Record<LeadStatus, Tone> = {
  new: 'attention',
  assigned: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'quiet',
}

export const troubleWords: Record<Trouble, PerLanguage<string>> = {
  dead: words('Niet aangekomen', 'Non arrivée', 'Did not arrive', 'Nicht angekommen'),
  late: words('Nog niet gelukt', 'Pas encore réussie', 'Not succeeded yet', 'Noch nicht gelungen'),
}

export function freshText({ fresh }: LeadSummary, language: Language): string {
  if (fresh === 0) return inboxText.freshNone[language]
  return boardFormat(language).count(fresh, inboxText.freshOne[language], inboxText.freshMany[language])
}
