import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { DeliveryChannel, DeliveryState } from '@/domain/lead/delivery'

import type { LetterKind } from '../delivery/outbox'

export const leadText = {
  back: words({ nl: 'Alle aanvragen', fr: 'Toutes les demandes', en: 'All leads', de: 'Alle Anfragen' }),
  gone: words({
    nl: 'Deze aanvraag is er niet meer: ze is gewist of haar bewaartermijn is voorbij.',
    fr: 'Cette demande n’existe plus : elle a été effacée ou son délai de conservation est écoulé.',
    en: 'This lead is no longer there: it was erased, or has been kept long enough.',
    de: 'Diese Anfrage gibt es nicht mehr: Sie wurde gelöscht oder ihre Aufbewahrungsfrist ist abgelaufen.',
  }),
  answers: words({ nl: 'Wat er staat', fr: 'Contenu', en: 'What it says', de: 'Inhalt' }),
  picture: words({
    nl: 'Meegestuurde foto',
    fr: 'Photo jointe',
    en: 'Picture sent along',
    de: 'Mitgesandtes Bild',
  }),
  testimonialDraft: words({
    nl: 'Maak er een artikel van',
    fr: 'En faire un article',
    en: 'Turn it into an article',
    de: 'Zum Artikel machen',
  }),
  testimonialHint: words({
    nl: 'Het artikel begint als concept, met de foto en de naam. Op de site komt het pas als u het publiceert.',
    fr: 'L’article commence comme brouillon, avec la photo et le nom. Il n’est en ligne que lorsque vous le publiez.',
    en: 'The article begins as a draft, with the picture and the name. It shows only once you publish it.',
    de: 'Der Artikel beginnt als Entwurf, mit Bild und Name. Online steht er erst, wenn Sie ihn veröffentlichen.',
  }),
  about: words({
    nl: 'Waarover en vanwaar',
    fr: 'Objet et origine',
    en: 'About what, from where',
    de: 'Wozu und woher',
  }),
  home: words({ nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Objekt' }),
  homeGone: words({
    nl: 'nr. {n}, niet meer op de site',
    fr: 'n° {n}, n’est plus sur le site',
    en: 'no. {n}, no longer on the site',
    de: 'Nr. {n}, nicht mehr auf der Website',
  }),
  homeAgent: words({
    nl: 'Makelaar van het pand',
    fr: 'Agent du bien',
    en: 'Agent of the home',
    de: 'Makler des Objekts',
  }),
  project: words({ nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' }),
  page: words({ nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' }),
  campaign: words({ nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' }),
  noCampaign: words({ nl: 'geen', fr: 'aucune', en: 'none', de: 'keine' }),
  language: words({ nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' }),
  consent: words({ nl: 'Toestemming', fr: 'Consentement', en: 'Consent', de: 'Einwilligung' }),
  consentNewsletter: words({
    nl: 'nieuwsbrief of publicatie: ja',
    fr: 'lettre d’information ou publication : oui',
    en: 'newsletter or publication: yes',
    de: 'Newsletter oder Veröffentlichung: ja',
  }),
  consentText: words({ nl: 'tekst {v}', fr: 'texte {v}', en: 'text {v}', de: 'Text {v}' }),
  received: words({ nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' }),
  keptUntil: words({ nl: 'Bewaard tot', fr: 'Conservée jusqu’au', en: 'Kept until', de: 'Aufbewahrt bis' }),
  keptAsLong: words({
    nl: 'tot de persoon het stopt',
    fr: 'jusqu’à ce que la personne y mette fin',
    en: 'until the person stops it',
    de: 'bis die Person es beendet',
  }),
  deliveries: words({ nl: 'Bezorging', fr: 'Envois', en: 'Deliveries', de: 'Zustellung' }),
  channel: words({ nl: 'Kanaal', fr: 'Canal', en: 'Channel', de: 'Kanal' }),
  state: words({ nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' }),
  tries: words({ nl: 'Pogingen', fr: 'Essais', en: 'Tries', de: 'Versuche' }),
  when: words({ nl: 'Wanneer', fr: 'Quand', en: 'When', de: 'Wann' }),
  lastError: words({ nl: 'Laatste fout', fr: 'Dernière erreur', en: 'Last error', de: 'Letzter Fehler' }),
  nextTry: words({
    nl: 'volgende poging {when}',
    fr: 'prochain essai {when}',
    en: 'next try {when}',
    de: 'nächster Versuch {when}',
  }),
  retry: words({ nl: 'Opnieuw proberen', fr: 'Réessayer', en: 'Try again', de: 'Erneut versuchen' }),
  retryOf: words({
    nl: 'Opnieuw proberen: {channel}',
    fr: 'Réessayer : {channel}',
    en: 'Try again: {channel}',
    de: 'Erneut versuchen: {channel}',
  }),
  handling: words({ nl: 'Behandeling', fr: 'Traitement', en: 'Handling', de: 'Bearbeitung' }),
  assignTo: words({ nl: 'Toewijzen aan', fr: 'Attribuer à', en: 'Assign to', de: 'Zuweisen an' }),
  nobody: words({ nl: 'Nog niemand', fr: 'Encore personne', en: 'Nobody yet', de: 'Noch niemand' }),
  assign: words({ nl: 'Toewijzen', fr: 'Attribuer', en: 'Assign', de: 'Zuweisen' }),
  assignHint: words({
    nl: 'Wie u kiest, krijgt de aanvraag meteen per e-mail.',
    fr: 'La personne choisie reçoit aussitôt la demande par e-mail.',
    en: 'Whoever you choose gets the lead by e-mail at once.',
    de: 'Wen Sie wählen, der erhält die Anfrage sofort per E-Mail.',
  }),
  status: words({ nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' }),
  change: words({ nl: 'Wijzigen', fr: 'Modifier', en: 'Change', de: 'Ändern' }),
  visible: words({
    nl: 'De bezoeker ziet op zijn statuspagina wie zijn aanvraag behandelt, en of ze beantwoord is.',
    fr: 'Le visiteur voit sur sa page de suivi qui traite sa demande, et si une réponse a été donnée.',
    en: 'The visitor sees on the status page who handles the request, and whether it was answered.',
    de: 'Der Besucher sieht auf seiner Statusseite, wer seine Anfrage bearbeitet und ob sie beantwortet ist.',
  }),
  notes: words({ nl: 'Notities', fr: 'Notes', en: 'Notes', de: 'Notizen' }),
  note: words({ nl: 'Nieuwe notitie', fr: 'Nouvelle note', en: 'New note', de: 'Neue Notiz' }),
  noteHint: words({
    nl: 'Enkel voor collega’s, maar de persoon kan ze opvragen: schrijf wat hij mag lezen.',
    fr: 'Réservé aux collègues, mais la personne peut les demander : écrivez ce qu’elle peut lire.',
    en: 'For colleagues only, but the person may ask for them: write what may be read.',
    de: 'Nur für Kollegen, doch die Person darf sie anfordern: Schreiben Sie, was sie lesen darf.',
  }),
  addNote: words({ nl: 'Notitie toevoegen', fr: 'Ajouter la note', en: 'Add note', de: 'Notiz hinzufügen' }),
  history: words({ nl: 'Geschiedenis', fr: 'Historique', en: 'History', de: 'Verlauf' }),
  site: words({ nl: 'de site', fr: 'le site', en: 'the site', de: 'die Website' }),
  others: words({
    nl: 'Van dezelfde persoon',
    fr: 'De la même personne',
    en: 'From the same person',
    de: 'Von derselben Person',
  }),
}

export const channelWords: Record<DeliveryChannel | LetterKind, PerLanguage<string>> = {
  'agency-mail': words({
    nl: 'E-mail aan kantoor',
    fr: 'E-mail à l’agence',
    en: 'E-mail to the agency',
    de: 'E-Mail an die Agentur',
  }),
  'visitor-mail': words({
    nl: 'Bevestiging aan bezoeker',
    fr: 'Confirmation au visiteur',
    en: 'Confirmation to the visitor',
    de: 'Bestätigung an Besucher',
  }),
  'second-person-mail': words({
    nl: 'Bericht aan tweede koper',
    fr: 'Avis au second acquéreur',
    en: 'Notice to the second buyer',
    de: 'Nachricht an den zweiten Käufer',
  }),
  'friend-mail': words({
    nl: 'E-mail aan vriend',
    fr: 'E-mail à l’ami',
    en: 'E-mail to the friend',
    de: 'E-Mail an Freund',
  }),
  platform: words({
    nl: 'Dataplatform',
    fr: 'Plateforme de données',
    en: 'Data platform',
    de: 'Datenplattform',
  }),
  'platform-reply': words({
    nl: 'Antwoord in het dataplatform',
    fr: 'Réponse dans la plateforme de données',
    en: 'Reply in the data platform',
    de: 'Antwort in der Datenplattform',
  }),
  'appointment-reminder': words({
    nl: 'Herinnering aan de afspraak',
    fr: 'Rappel du rendez-vous',
    en: 'Reminder of the appointment',
    de: 'Erinnerung an den Termin',
  }),
  'documents-released': words({
    nl: 'Vrijgegeven documenten',
    fr: 'Documents communiqués',
    en: 'Documents released',
    de: 'Freigegebene Dokumente',
  }),
  'demand-alert': words({
    nl: 'Panden voor de zoekopdracht',
    fr: 'Biens pour la recherche',
    en: 'Homes for the search',
    de: 'Objekte zum Suchauftrag',
  }),
  reply: words({
    nl: 'Antwoord aan bezoeker',
    fr: 'Réponse au visiteur',
    en: 'Reply to the visitor',
    de: 'Antwort an Besucher',
  }),
  assigned: words({
    nl: 'E-mail aan behandelaar',
    fr: 'E-mail au responsable',
    en: 'E-mail to who handles it',
    de: 'E-Mail an Zuständigen',
  }),
  'reply-due': words({
    nl: 'Herinnering aan behandelaar',
    fr: 'Rappel au responsable',
    en: 'Reminder to who handles it',
    de: 'Erinnerung an Zuständigen',
  }),
  'kept-homes-news': words({
    nl: 'Nieuws over bewaarde favorieten',
    fr: 'Nouvelles des favoris conservés',
    en: 'News about kept favourites',
    de: 'Neues zur aufbewahrten Merkliste',
  }),
  'demand-still-wanted': words({
    nl: 'Vraag of de zoekopdracht nog loopt',
    fr: 'Question si la recherche reste actuelle',
    en: 'Question whether the search still stands',
    de: 'Frage, ob der Suchauftrag noch gilt',
  }),
}

export const deliveryWords: Record<DeliveryState | 'late', { tone: Tone; text: PerLanguage<string> }> = {
  done: { tone: 'good', text: words({ nl: 'Aangekomen', fr: 'Arrivé', en: 'Arrived', de: 'Angekommen' }) },
  pending: {
    tone: 'busy',
    text: words({ nl: 'Onderweg', fr: 'En route', en: 'On its way', de: 'Unterwegs' }),
  },
  late: {
    tone: 'attention',
    text: words({
      nl: 'Nog niet gelukt',
      fr: 'Pas encore réussi',
      en: 'Not succeeded yet',
      de: 'Noch nicht gelungen',
    }),
  },
  dead: {
    tone: 'bad',
    text: words({ nl: 'Niet aangekomen', fr: 'Non arrivé', en: 'Did not arrive', de: 'Nicht angekommen' }),
  },
  skipped: {
    tone: 'quiet',
    text: words({ nl: 'Niet aangeboden', fr: 'Non proposé', en: 'Not offered', de: 'Nicht angeboten' }),
  },
}
