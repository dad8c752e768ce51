import { boardFormat } from '@/cms/admin/board-format'
import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'
import type { LeadStatus } from '@/domain/lead/lead'

import type { Trouble } from '../inbox/inbox-filters'
import type { LeadSummary } from '../inbox/lead-summary'

export const inboxText = {
  title: words({ nl: 'Aanvragen', fr: 'Demandes', en: 'Leads', de: 'Anfragen' }),
  newest: words({
    nl: 'Laatste aanvragen',
    fr: 'Dernières demandes',
    en: 'Latest leads',
    de: 'Neueste Anfragen',
  }),
  freshNone: words({
    nl: 'Er zijn geen nieuwe aanvragen.',
    fr: 'Il n’y a pas de nouvelles demandes.',
    en: 'There are no new leads.',
    de: 'Es gibt keine neuen Anfragen.',
  }),
  freshOne: words({
    nl: '1 nieuwe aanvraag.',
    fr: '1 nouvelle demande.',
    en: '1 new lead.',
    de: '1 neue Anfrage.',
  }),
  freshMany: words({
    nl: '{n} nieuwe aanvragen.',
    fr: '{n} nouvelles demandes.',
    en: '{n} new leads.',
    de: '{n} neue Anfragen.',
  }),
  alarmOne: words({
    nl: '1 bezorging is niet aangekomen. Kijk ze na en probeer opnieuw, of sluit de aanvraag af.',
    fr: '1 envoi n’est pas arrivé. Vérifiez et réessayez, ou clôturez la demande.',
    en: '1 delivery did not arrive. Look at it and try again, or close the lead.',
    de: '1 Zustellung ist nicht angekommen. Prüfen Sie sie und versuchen Sie es erneut, oder schließen Sie die Anfrage ab.',
  }),
  alarmMany: words({
    nl: '{n} bezorgingen zijn niet aangekomen. Kijk ze na en probeer opnieuw, of sluit de aanvraag af.',
    fr: '{n} envois ne sont pas arrivés. Vérifiez et réessayez, ou clôturez la demande.',
    en: '{n} deliveries did not arrive. Look at them and try again, or close the lead.',
    de: '{n} Zustellungen sind nicht angekommen. Prüfen Sie sie und versuchen Sie es erneut, oder schließen Sie die Anfrage ab.',
  }),
  deadOne: words({
    nl: '1 bezorging is niet aangekomen.',
    fr: '1 envoi n’est pas arrivé.',
    en: '1 delivery did not arrive.',
    de: '1 Zustellung ist nicht angekommen.',
  }),
  deadMany: words({
    nl: '{n} bezorgingen zijn niet aangekomen.',
    fr: '{n} envois ne sont pas arrivés.',
    en: '{n} deliveries did not arrive.',
    de: '{n} Zustellungen sind nicht angekommen.',
  }),
  open: words({
    nl: 'Naar de aanvragen',
    fr: 'Vers les demandes',
    en: 'To the leads',
    de: 'Zu den Anfragen',
  }),
  showDead: words({ nl: 'Toon ze', fr: 'Les afficher', en: 'Show them', de: 'Anzeigen' }),
  filters: words({ nl: 'Filters', fr: 'Filtres', en: 'Filters', de: 'Filter' }),
  status: words({ nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' }),
  kind: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
  delivery: words({ nl: 'Bezorging', fr: 'Envoi', en: 'Delivery', de: 'Zustellung' }),
  agent: words({ nl: 'Behandelaar', fr: 'Responsable', en: 'Handled by', de: 'Zuständig' }),
  from: words({ nl: 'Van', fr: 'Du', en: 'From', de: 'Von' }),
  to: words({ nl: 'Tot en met', fr: 'Au', en: 'Up to', de: 'Bis' }),
  search: words({ nl: 'Zoeken', fr: 'Rechercher', en: 'Search', de: 'Suchen' }),
  searchHint: words({
    nl: 'Naam, e-mail, telefoon, referentie of tekst',
    fr: 'Nom, e-mail, téléphone, référence ou texte',
    en: 'Name, e-mail, telephone, reference or text',
    de: 'Name, E-Mail, Telefon, Referenz oder Text',
  }),
  apply: words({ nl: 'Filteren', fr: 'Filtrer', en: 'Filter', de: 'Filtern' }),
  clear: words({
    nl: 'Filters wissen',
    fr: 'Effacer les filtres',
    en: 'Clear filters',
    de: 'Filter zurücksetzen',
  }),
  export: words({
    nl: 'Deze lijst exporteren (CSV)',
    fr: 'Exporter cette liste (CSV)',
    en: 'Export this list (CSV)',
    de: 'Diese Liste exportieren (CSV)',
  }),
  all: words({ nl: 'Alle', fr: 'Toutes', en: 'All', de: 'Alle' }),
  allButSpam: words({
    nl: 'Alle, zonder spam',
    fr: 'Toutes, sauf spam',
    en: 'All but spam',
    de: 'Alle außer Spam',
  }),
  anybody: words({ nl: 'Iedereen', fr: 'Tout le monde', en: 'Anybody', de: 'Alle' }),
  nobody: words({ nl: 'Nog niemand', fr: 'Encore personne', en: 'Nobody yet', de: 'Noch niemand' }),
  none: words({
    nl: 'Geen aanvragen met deze filters.',
    fr: 'Aucune demande avec ces filtres.',
    en: 'No leads with these filters.',
    de: 'Keine Anfragen mit diesen Filtern.',
  }),
  noneAtAll: words({
    nl: 'Nog geen aanvragen. Wat bezoekers via de formulieren sturen, verschijnt hier meteen.',
    fr: 'Pas encore de demandes. Ce que les visiteurs envoient par les formulaires apparaît ici aussitôt.',
    en: 'No leads yet. What visitors send through the forms appears here at once.',
    de: 'Noch keine Anfragen. Was Besucher über die Formulare senden, erscheint hier sofort.',
  }),
  received: words({ nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' }),
  who: words({ nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' }),
  home: words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  ticked: words({
    nl: 'Wat aangevinkt is',
    fr: 'Demandes cochées',
    en: 'What is ticked',
    de: 'Angekreuzte Anfragen',
  }),
  tick: words({ nl: 'Aanvinken', fr: 'Cocher', en: 'Tick', de: 'Ankreuzen' }),
  tickOf: words({
    nl: '{name} aanvinken',
    fr: 'Cocher {name}',
    en: 'Tick {name}',
    de: '{name} ankreuzen',
  }),
  assignTicked: words({ nl: 'Toewijzen', fr: 'Attribuer', en: 'Assign', de: 'Zuweisen' }),
  closeTicked: words({ nl: 'Afsluiten', fr: 'Clôturer', en: 'Close', de: 'Abschließen' }),
  replyBy: words({ nl: 'Beloofd tegen', fr: 'Promis pour', en: 'Promised by', de: 'Zugesagt bis' }),
  replyToday: words({ nl: 'vandaag', fr: 'aujourd’hui', en: 'today', de: 'heute' }),
  replyLate: words({
    nl: 'te laat: {date}',
    fr: 'en retard : {date}',
    en: 'late: {date}',
    de: 'überfällig: {date}',
  }),
  /** Before a day, where no head of a column says what it is. */
  answerPromised: words({
    nl: 'Antwoord beloofd:',
    fr: 'Réponse promise :',
    en: 'Answer promised:',
    de: 'Antwort zugesagt:',
  }),
  /** Before that it is late. */
  answer: words({ nl: 'Antwoord', fr: 'Réponse', en: 'Answer', de: 'Antwort' }),
  handledBy: words({ nl: 'Behandelaar:', fr: 'Responsable :', en: 'Handled by', de: 'Zuständig:' }),
  source: words({ nl: 'Herkomst', fr: 'Origine', en: 'Source', de: 'Herkunft' }),
  nameless: words({ nl: 'Zonder naam', fr: 'Sans nom', en: 'No name', de: 'Ohne Name' }),
  arrived: words({ nl: 'Aangekomen', fr: 'Arrivée', en: 'Arrived', de: 'Angekommen' }),
  underWay: words({ nl: 'Onderweg', fr: 'En route', en: 'On its way', de: 'Unterwegs' }),
  promise: words({
    nl: 'Beloofde antwoordtermijn',
    fr: 'Délai de réponse promis',
    en: 'Promised reply time',
    de: 'Zugesagte Antwortzeit',
  }),
  promiseIntro: words({
    nl: 'Wie ons schrijft, ziet op zijn statuspagina binnen hoeveel werkdagen hij een antwoord krijgt.',
    fr: 'Qui nous écrit voit sur sa page de suivi sous combien de jours ouvrables il recevra une réponse.',
    en: 'Who writes to us sees on the status page within how many working days an answer will come.',
    de: 'Wer uns schreibt, sieht auf seiner Statusseite, in wie vielen Arbeitstagen er eine Antwort erhält.',
  }),
  workingDays: words({ nl: 'Werkdagen', fr: 'Jours ouvrables', en: 'Working days', de: 'Arbeitstage' }),
  save: words({ nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' }),
}

export const statusTones: Record<LeadStatus, Tone> = {
  new: 'attention',
  assigned: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'quiet',
}

export const troubleWords: Record<Trouble, PerLanguage<string>> = {
  dead: words({ nl: 'Niet aangekomen', fr: 'Non arrivée', en: 'Did not arrive', de: 'Nicht angekommen' }),
  late: words({
    nl: 'Nog niet gelukt',
    fr: 'Pas encore réussie',
    en: 'Not succeeded yet',
    de: 'Noch nicht gelungen',
  }),
}

export function freshText({ fresh }: LeadSummary, language: Language): string {
  if (fresh === 0) return inboxText.freshNone[language]
  return boardFormat(language).count(fresh, inboxText.freshOne[language], inboxText.freshMany[language])
}
