import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

import type { SyncNotice } from '../run-sync.endpoint'
import type { SyncKind, SyncState } from '../sync-run'

export const syncText = {
  title: words({ nl: 'Synchronisatie', fr: 'Synchronisation', en: 'Sync', de: 'Synchronisierung' }),
  never: words({
    nl: 'Er is nog niets opgehaald bij het dataplatform.',
    fr: 'Rien n’a encore été reçu de la plateforme de données.',
    en: 'Nothing has been fetched from the data platform yet.',
    de: 'Von der Datenplattform wurde noch nichts abgerufen.',
  }),
  last: words({
    nl: 'Laatste synchronisatie',
    fr: 'Dernière synchronisation',
    en: 'Last sync',
    de: 'Letzte Synchronisierung',
  }),
  running: words({
    nl: 'Er loopt nu een synchronisatie.',
    fr: 'Une synchronisation est en cours.',
    en: 'A sync is under way.',
    de: 'Eine Synchronisierung läuft.',
  }),
  refresh: words({ nl: 'Vernieuwen', fr: 'Actualiser', en: 'Refresh', de: 'Aktualisieren' }),
  next: words({ nl: 'Volgende om', fr: 'Prochaine à', en: 'Next at', de: 'Nächste um' }),
  changeOne: words({ nl: '1 wijziging', fr: '1 modification', en: '1 change', de: '1 Änderung' }),
  changeMany: words({
    nl: '{n} wijzigingen',
    fr: '{n} modifications',
    en: '{n} changes',
    de: '{n} Änderungen',
  }),
  refusedOne: words({ nl: '1 geweigerd', fr: '1 refusé', en: '1 refused', de: '1 abgelehnt' }),
  refusedMany: words({ nl: '{n} geweigerd', fr: '{n} refusés', en: '{n} refused', de: '{n} abgelehnt' }),
  runChanges: words({
    nl: 'Nu wijzigingen ophalen',
    fr: 'Récupérer les modifications',
    en: 'Fetch changes now',
    de: 'Änderungen jetzt abrufen',
  }),
  runAll: words({
    nl: 'Nu alles ophalen',
    fr: 'Tout récupérer',
    en: 'Fetch everything now',
    de: 'Jetzt alles abrufen',
  }),
  runs: words({ nl: 'Laatste 20 keer', fr: 'Les 20 dernières', en: 'Last 20 runs', de: 'Letzte 20 Läufe' }),
  started: words({ nl: 'Begonnen', fr: 'Début', en: 'Started', de: 'Begonnen' }),
  kind: words({ nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' }),
  state: words({ nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' }),
  duration: words({ nl: 'Duur', fr: 'Durée', en: 'Duration', de: 'Dauer' }),
  seen: words({ nl: 'Gezien', fr: 'Vus', en: 'Seen', de: 'Gesehen' }),
  changed: words({ nl: 'Gewijzigd', fr: 'Modifiés', en: 'Changed', de: 'Geändert' }),
  unchanged: words({ nl: 'Ongewijzigd', fr: 'Inchangés', en: 'Unchanged', de: 'Unverändert' }),
  gone: words({ nl: 'Verdwenen', fr: 'Disparus', en: 'Gone', de: 'Entfallen' }),
  refused: words({ nl: 'Geweigerd', fr: 'Refusés', en: 'Refused', de: 'Abgelehnt' }),
  remark: words({ nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' }),
  quarantine: words({ nl: 'Opzijgezet', fr: 'Mis de côté', en: 'Set aside', de: 'Beiseitegelegt' }),
  quarantineIntro: words({
    nl: 'Deze gegevens kon de site niet gebruiken. Verbeter ze in het dataplatform; bij de volgende synchronisatie verdwijnen ze hier.',
    fr: 'Le site n’a pas pu utiliser ces données. Corrigez-les dans la plateforme ; elles disparaîtront d’ici à la prochaine synchronisation.',
    en: 'The site could not use these records. Put them right in the data platform; they leave this list at the next sync.',
    de: 'Diese Daten konnte die Website nicht verwenden. Korrigieren Sie sie in der Datenplattform; bei der nächsten Synchronisierung verschwinden sie hier.',
  }),
  quarantineEmpty: words({
    nl: 'Er is niets opzijgezet.',
    fr: 'Rien n’a été mis de côté.',
    en: 'Nothing has been set aside.',
    de: 'Nichts wurde beiseitegelegt.',
  }),
  platformId: words({ nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' }),
  reason: words({ nl: 'Reden', fr: 'Raison', en: 'Reason', de: 'Grund' }),
  firstSeen: words({ nl: 'Eerst gezien', fr: 'Vu d’abord', en: 'First seen', de: 'Zuerst gesehen' }),
  lastSeen: words({ nl: 'Laatst gezien', fr: 'Vu en dernier', en: 'Last seen', de: 'Zuletzt gesehen' }),
  record: words({ nl: 'Gegevens', fr: 'Données', en: 'Record', de: 'Daten' }),
  knownOne: words({
    nl: 'De site kent 1 woning.',
    fr: 'Le site connaît 1 bien.',
    en: 'The site knows 1 home.',
    de: 'Die Website kennt 1 Objekt.',
  }),
  knownMany: words({
    nl: 'De site kent {n} woningen.',
    fr: 'Le site connaît {n} biens.',
    en: 'The site knows {n} homes.',
    de: 'Die Website kennt {n} Objekte.',
  }),
  republish: words({
    nl: 'Het dataplatform geeft geen lijst: het meldt elke woning apart. Ontbreekt er een, publiceer ze daar dan opnieuw naar het kanaal van deze website; zo komt ook alles binnen bij een nieuwe site.',
    fr: 'La plateforme de données ne fournit pas de liste : elle annonce chaque bien séparément. S’il en manque un, publiez-le à nouveau là-bas vers le canal de ce site ; c’est aussi ainsi qu’un nouveau site reçoit tous ses biens.',
    en: 'The data platform has no list: it tells of each home by itself. If one is missing, publish it there anew to the channel of this website; a new site gets all its homes in the same way.',
    de: 'Die Datenplattform gibt keine Liste aus: Sie meldet jedes Objekt einzeln. Fehlt eines, veröffentlichen Sie es dort erneut im Kanal dieser Website; so erhält auch eine neue Website alle Objekte.',
  }),
  show: words({ nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Anzeigen' }),
}

export const kindWords: Record<SyncKind, PerLanguage<string>> = {
  full: words({ nl: 'Alles', fr: 'Tout', en: 'Everything', de: 'Alles' }),
  incremental: words({ nl: 'Wijzigingen', fr: 'Modifications', en: 'Changes', de: 'Änderungen' }),
}

export const stateWords: Record<SyncState, { tone: Tone; text: PerLanguage<string> }> = {
  running: { tone: 'busy', text: words({ nl: 'Bezig', fr: 'En cours', en: 'Under way', de: 'Läuft' }) },
  interrupted: {
    tone: 'attention',
    text: words({ nl: 'Onderbroken', fr: 'Interrompue', en: 'Interrupted', de: 'Unterbrochen' }),
  },
  done: { tone: 'good', text: words({ nl: 'Klaar', fr: 'Terminée', en: 'Done', de: 'Fertig' }) },
  flagged: {
    tone: 'bad',
    text: words({ nl: 'Na te kijken', fr: 'À vérifier', en: 'To be looked at', de: 'Zu prüfen' }),
  },
  abandoned: {
    tone: 'quiet',
    text: words({ nl: 'Opgegeven', fr: 'Abandonnée', en: 'Given up', de: 'Aufgegeben' }),
  },
}

export const noticeWords: Record<SyncNotice, { tone: Tone; text: PerLanguage<string> }> = {
  queued: {
    tone: 'good',
    text: words({
      nl: 'De synchronisatie is gevraagd en begint zo.',
      fr: 'La synchronisation est demandée et va commencer.',
      en: 'The sync has been asked for and starts in a moment.',
      de: 'Die Synchronisierung ist angefordert und beginnt gleich.',
    }),
  },
  busy: {
    tone: 'attention',
    text: words({
      nl: 'Er loopt al een synchronisatie, of ze is al gevraagd.',
      fr: 'Une synchronisation est déjà en cours ou demandée.',
      en: 'A sync is already under way, or has been asked for.',
      de: 'Eine Synchronisierung läuft schon oder ist schon angefordert.',
    }),
  },
  unavailable: {
    tone: 'bad',
    text: words({
      nl: 'Het achtergrondproces draait niet. Verwittig uw beheerder.',
      fr: 'Le processus de fond ne tourne pas. Prévenez votre administrateur.',
      en: 'The background process is not running. Tell your administrator.',
      de: 'Der Hintergrundprozess läuft nicht. Verständigen Sie Ihren Administrator.',
    }),
  },
  forbidden: {
    tone: 'bad',
    text: words({
      nl: 'Alleen een beheerder of een redacteur kan een synchronisatie starten.',
      fr: 'Seul un administrateur ou un rédacteur peut lancer une synchronisation.',
      en: 'Only an administrator or an editor can start a sync.',
      de: 'Nur ein Administrator oder ein Redakteur kann eine Synchronisierung starten.',
    }),
  },
}
