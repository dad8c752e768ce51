import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { SyncNotice } from '../run-sync.endpoint'
import type { SyncKind, SyncState } from '../sync-run'

export const syncText = {
  title: words('Synchronisatie', 'Synchronisation', 'Sync', 'Synchronisierung'),
  never: words(
    'Er is nog niets opgehaald bij het dataplatform.',
    'Rien n’a encore été reçu de la plateforme de données.',
    'Nothing has been fetched from the data platform yet.',
    'Von der Datenplattform wurde noch nichts abgerufen.',
  ),
  last: words('Laatste synchronisatie', 'Dernière synchronisation', 'Last sync', 'Letzte Synchronisierung'),
  running: words(
    'Er loopt nu een synchronisatie.',
    'Une synchronisation est en cours.',
    'A sync is under way.',
    'Eine Synchronisierung läuft.',
  ),
  refresh: words('Vernieuwen', 'Actualiser', 'Refresh', 'Aktualisieren'),
  next: words('Volgende om', 'Prochaine à', 'Next at', 'Nächste um'),
  changeOne: words('1 wijziging', '1 modification', '1 change', '1 Änderung'),
  changeMany: words('{n} wijzigingen', '{n} modifications', '{n} changes', '{n} Änderungen'),
  refusedOne: words('1 geweigerd', '1 refusé', '1 refused', '1 abgelehnt'),
  refusedMany: words('{n} geweigerd', '{n} refusés', '{n} refused', '{n} abgelehnt'),
  runChanges: words(
    'Nu wijzigingen ophalen',
    'Récupérer les modifications',
    'Fetch changes now',
    'Änderungen jetzt abrufen',
  ),
  runAll: words('Nu alles ophalen', 'Tout récupérer', 'Fetch everything now', 'Jetzt alles abrufen'),
  runs: words('Laatste 20 keer', 'Les 20 dernières', 'Last 20 runs', 'Letzte 20 Läufe'),
  started: words('Begonnen', 'Début', 'Started', 'Begonnen'),
  kind: words('Soort', 'Type', 'Kind', 'Art'),
  state: words('Toestand', 'État', 'State', 'Zustand'),
  duration: words('Duur', 'Durée', 'Duration', 'Dauer'),
  seen: words('Gezien', 'Vus', 'Seen', 'Gesehen'),
  changed: words('Gewijzigd', 'Modifiés', 'Changed', 'Geändert'),
  unchanged: words('Ongewijzigd', 'Inchangés', 'Unchanged', 'Unverändert'),
  gone: words('Verdwenen', 'Disparus', 'Gone', 'Entfallen'),
  refused: words('Geweigerd', 'Refusés', 'Refused', 'Abgelehnt'),
  remark: words('Opmerking', 'Remarque', 'Remark', 'Bemerkung'),
  quarantine: words('Opzijgezet', 'Mis de côté', 'Set aside', 'Beiseitegelegt'),
  quarantineIntro: words(
    'Deze gegevens kon de site niet gebruiken. Verbeter ze in het dataplatform; bij de volgende synchronisatie verdwijnen ze hier.',
    'Le site n’a pas pu utiliser ces données. Corrigez-les dans la plateforme ; elles disparaîtront d’ici à la prochaine synchronisation.',
    'The site could not use these records. Put them right in the data platform; they leave this list at the next sync.',
    'Diese Daten konnte die Website nicht verwenden. Korrigieren Sie sie in der Datenplattform; bei der nächsten Synchronisierung verschwinden sie hier.',
  ),
  quarantineEmpty: words(
    'Er is niets opzijgezet.',
    'Rien n’a été mis de côté.',
    'Nothing has been set aside.',
    'Nichts wurde beiseitegelegt.',
  ),
  platformId: words('Nummer', 'Numéro', 'Number', 'Nummer'),
  reason: words('Reden', 'Raison', 'Reason', 'Grund'),
  firstSeen: words('Eerst gezien', 'Vu d’abord', 'First seen', 'Zuerst gesehen'),
  lastSeen: words('Laatst gezien', 'Vu en dernier', 'Last seen', 'Zuletzt gesehen'),
  record: words('Gegevens', 'Données', 'Record', 'Daten'),
  show: words('Tonen', 'Afficher', 'Show', 'Anzeigen'),
}

export const kindWords: Record<SyncKind, PerLanguage<string>> = {
  full: words('Alles', 'Tout', 'Everything', 'Alles'),
  incremental: words('Wijzigingen', 'Modifications', 'Changes', 'Änderungen'),
}

export const stateWords: Record<SyncState, { tone: Tone; text: PerLanguage<string> }> = {
  running: { tone: 'busy', text: words('Bezig', 'En cours', 'Under way', 'Läuft') },
  interrupted: {
    tone: 'attention',
    text: words('Onderbroken', 'Interrompue', 'Interrupted', 'Unterbrochen'),
  },
  done: { tone: 'good', text: words('Klaar', 'Terminée', 'Done', 'Fertig') },
  flagged: { tone: 'bad', text: words('Na te kijken', 'À vérifier', 'To be looked at', 'Zu prüfen') },
  abandoned: { tone: 'quiet', text: words('Opgegeven', 'Abandonnée', 'Given up', 'Aufgegeben') },
}

export const noticeWords: Record<SyncNotice, { tone: Tone; text: PerLanguage<string> }> = {
  queued: {
    tone: 'good',
    text: words(
      'De synchronisatie is gevraagd en begint zo.',
      'La synchronisation est demandée et va commencer.',
      'The sync has been asked for and starts in a moment.',
      'Die Synchronisierung ist angefordert und beginnt gleich.',
    ),
  },
  busy: {
    tone: 'attention',
    text: words(
      'Er loopt al een synchronisatie, of ze is al gevraagd.',
      'Une synchronisation est déjà en cours ou demandée.',
      'A sync is already under way, or has been asked for.',
      'Eine Synchronisierung läuft schon oder ist schon angefordert.',
    ),
  },
  unavailable: {
    tone: 'bad',
    text: words(
      'Het achtergrondproces draait niet. Verwittig uw beheerder.',
      'Le processus de fond ne tourne pas. Prévenez votre administrateur.',
      'The background process is not running. Tell your administrator.',
      'Der Hintergrundprozess läuft nicht. Verständigen Sie Ihren Administrator.',
    ),
  },
  forbidden: {
    tone: 'bad',
    text: words(
      'Alleen een beheerder of een redacteur kan een synchronisatie starten.',
      'Seul un administrateur ou un rédacteur peut lancer une synchronisation.',
      'Only an administrator or an editor can start a sync.',
      'Nur ein Administrator oder ein Redakteur kann eine Synchronisierung starten.',
    ),
  },
}
