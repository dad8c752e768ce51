import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { GapSeverity } from '@/domain/listing/publication-gap'
import type { Region } from '@/domain/place/region'

import type { PublicationNotice } from '../publication/check-publications.endpoint'

export const publicationText = {
  title: words({
    nl: 'Publicatiecontrole',
    fr: 'Contrôle de publication',
    en: 'Publication check',
    de: 'Veröffentlichungsprüfung',
  }),
  mustNone: words({
    nl: 'Elk pand heeft wat de wet vraagt.',
    fr: 'Chaque bien affiche ce que la loi demande.',
    en: 'Every home has what the law asks.',
    de: 'Jedes Objekt hat, was das Gesetz verlangt.',
  }),
  mustOne: words({
    nl: '1 pand mist iets wat de wet vraagt.',
    fr: 'Il manque à 1 bien une mention exigée par la loi.',
    en: '1 home lacks something the law asks.',
    de: '1 Objekt fehlt etwas, was das Gesetz verlangt.',
  }),
  mustMany: words({
    nl: '{n} panden missen iets wat de wet vraagt.',
    fr: 'Il manque à {n} biens une mention exigée par la loi.',
    en: '{n} homes lack something the law asks.',
    de: '{n} Objekten fehlt etwas, was das Gesetz verlangt.',
  }),
  checked: words({ nl: 'Nagekeken', fr: 'Contrôle effectué', en: 'Checked', de: 'Geprüft' }),
  never: words({
    nl: 'Nog niet nagekeken.',
    fr: 'Pas encore contrôlé.',
    en: 'Not checked yet.',
    de: 'Noch nicht geprüft.',
  }),
  intro: words({
    nl: 'De pagina’s blijven online zonder wat ontbreekt, tenzij u bij Zoeken en formulieren kiest om ze te verbergen. Vul aan in het dataplatform; na de volgende synchronisatie klopt deze lijst weer.',
    fr: 'Les pages restent en ligne sans la mention manquante, sauf si vous choisissez de les masquer sous Recherche et formulaires. Complétez dans la plateforme de données ; la liste suit à la prochaine synchronisation.',
    en: 'The pages stay online without what is missing, unless you choose to hide them under Search and forms. Complete them in the data platform; this list follows after the next sync.',
    de: 'Die Seiten bleiben ohne die fehlende Angabe online, es sei denn, Sie blenden sie unter Suche und Formulare aus. Ergänzen Sie in der Datenplattform; nach der nächsten Synchronisierung stimmt die Liste wieder.',
  }),
  hidden: words({ nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Ausgeblendet' }),
  platformType: words({ nl: 'type', fr: 'type', en: 'type', de: 'Typ' }),
  run: words({
    nl: 'Alles nu nakijken',
    fr: 'Tout contrôler',
    en: 'Check everything now',
    de: 'Jetzt alles prüfen',
  }),
  severity: words({ nl: 'Ernst', fr: 'Gravité', en: 'Severity', de: 'Wichtigkeit' }),
  region: words({ nl: 'Gewest', fr: 'Région', en: 'Region', de: 'Region' }),
  deal: words({ nl: 'Aanbod', fr: 'Offre', en: 'Offer', de: 'Angebot' }),
  all: words({ nl: 'Alle', fr: 'Tous', en: 'All', de: 'Alle' }),
  search: words({
    nl: 'Referentie of gemeente',
    fr: 'Référence ou commune',
    en: 'Reference or town',
    de: 'Referenz oder Gemeinde',
  }),
  find: words({ nl: 'Zoeken', fr: 'Chercher', en: 'Search', de: 'Suchen' }),
  reference: words({ nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' }),
  type: words({ nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' }),
  city: words({ nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' }),
  missing: words({ nl: 'Ontbreekt', fr: 'Manque', en: 'Missing', de: 'Fehlt' }),
  none: words({ nl: 'Niets gevonden.', fr: 'Rien trouvé.', en: 'Nothing found.', de: 'Nichts gefunden.' }),
}

export const severityWords: Record<GapSeverity, PerLanguage<string>> = {
  must: words({
    nl: 'De wet vraagt het',
    fr: 'Exigé par la loi',
    en: 'The law asks it',
    de: 'Gesetzlich verlangt',
  }),
  should: words({ nl: 'Aanbevolen', fr: 'Recommandé', en: 'Recommended', de: 'Empfohlen' }),
}

export const severityTones: Record<GapSeverity, Tone> = { must: 'bad', should: 'attention' }

export const dealWords: Record<Deal, PerLanguage<string>> = {
  sale: words({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
  rent: words({ nl: 'Te huur', fr: 'À louer', en: 'To let', de: 'Zu vermieten' }),
}

export const regionWords: Record<Region, PerLanguage<string>> = {
  flanders: words({ nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' }),
  brussels: words({ nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }),
  wallonia: words({ nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonie' }),
  luxembourg: words({ nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
}

export const checkNoticeWords: Record<PublicationNotice, { tone: Tone; text: PerLanguage<string> }> = {
  queued: {
    tone: 'good',
    text: words({
      nl: 'De controle is gevraagd en begint zo.',
      fr: 'Le contrôle est demandé et va commencer.',
      en: 'The check has been asked for and starts in a moment.',
      de: 'Die Prüfung ist angefordert und beginnt gleich.',
    }),
  },
  busy: {
    tone: 'attention',
    text: words({
      nl: 'De controle is al gevraagd.',
      fr: 'Le contrôle est déjà demandé.',
      en: 'The check has already been asked for.',
      de: 'Die Prüfung ist schon angefordert.',
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
      nl: 'Alleen een beheerder of een redacteur kan de controle starten.',
      fr: 'Seul un administrateur ou un rédacteur peut lancer le contrôle.',
      en: 'Only an administrator or an editor can start the check.',
      de: 'Nur ein Administrator oder ein Redakteur kann die Prüfung starten.',
    }),
  },
}
