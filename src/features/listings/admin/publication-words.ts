import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { GapSeverity } from '@/domain/listing/publication-gap'
import type { Region } from '@/domain/place/region'

import type { PublicationNotice } from '../check-publications.endpoint'

export const publicationText = {
  title: words(
    'Publicatiecontrole',
    'Contrôle de publication',
    'Publication check',
    'Veröffentlichungsprüfung',
  ),
  mustNone: words(
    'Elk pand heeft wat de wet vraagt.',
    'Chaque bien affiche ce que la loi demande.',
    'Every home has what the law asks.',
    'Jedes Objekt hat, was das Gesetz verlangt.',
  ),
  mustOne: words(
    '1 pand mist iets wat de wet vraagt.',
    'Il manque à 1 bien une mention exigée par la loi.',
    '1 home lacks something the law asks.',
    '1 Objekt fehlt etwas, was das Gesetz verlangt.',
  ),
  mustMany: words(
    '{n} panden missen iets wat de wet vraagt.',
    'Il manque à {n} biens une mention exigée par la loi.',
    '{n} homes lack something the law asks.',
    '{n} Objekten fehlt etwas, was das Gesetz verlangt.',
  ),
  checked: words('Nagekeken', 'Contrôle effectué', 'Checked', 'Geprüft'),
  never: words('Nog niet nagekeken.', 'Pas encore contrôlé.', 'Not checked yet.', 'Noch nicht geprüft.'),
  intro: words(
    'De pagina’s blijven gewoon online. Vul aan in het dataplatform; na de volgende synchronisatie klopt deze lijst weer.',
    'Les pages restent en ligne. Complétez dans la plateforme de données ; la liste suit à la prochaine synchronisation.',
    'The pages stay online. Complete them in the data platform; this list follows after the next sync.',
    'Die Seiten bleiben online. Ergänzen Sie in der Datenplattform; nach der nächsten Synchronisierung stimmt die Liste wieder.',
  ),
  run: words('Alles nu nakijken', 'Tout contrôler', 'Check everything now', 'Jetzt alles prüfen'),
  severity: words('Ernst', 'Gravité', 'Severity', 'Wichtigkeit'),
  region: words('Gewest', 'Région', 'Region', 'Region'),
  deal: words('Aanbod', 'Offre', 'Offer', 'Angebot'),
  all: words('Alle', 'Tous', 'All', 'Alle'),
  search: words(
    'Referentie of gemeente',
    'Référence ou commune',
    'Reference or town',
    'Referenz oder Gemeinde',
  ),
  find: words('Zoeken', 'Chercher', 'Search', 'Suchen'),
  reference: words('Referentie', 'Référence', 'Reference', 'Referenz'),
  type: words('Type', 'Type', 'Type', 'Typ'),
  city: words('Gemeente', 'Commune', 'Town', 'Gemeinde'),
  missing: words('Ontbreekt', 'Manque', 'Missing', 'Fehlt'),
  none: words('Niets gevonden.', 'Rien trouvé.', 'Nothing found.', 'Nichts gefunden.'),
}

export const severityWords: Record<GapSeverity, PerLanguage<string>> = {
  must: words('De wet vraagt het', 'Exigé par la loi', 'The law asks it', 'Gesetzlich verlangt'),
  should: words('Aanbevolen', 'Recommandé', 'Recommended', 'Empfohlen'),
}

export const severityTones: Record<GapSeverity, Tone> = { must: 'bad', should: 'attention' }

export const dealWords: Record<Deal, PerLanguage<string>> = {
  sale: words('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  rent: words('Te huur', 'À louer', 'To let', 'Zu vermieten'),
}

export const regionWords: Record<Region, PerLanguage<string>> = {
  flanders: words('Vlaanderen', 'Flandre', 'Flanders', 'Flandern'),
  brussels: words('Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
  wallonia: words('Wallonië', 'Wallonie', 'Wallonia', 'Wallonie'),
  luxembourg: words('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
}

export const checkNoticeWords: Record<PublicationNotice, { tone: Tone; text: PerLanguage<string> }> = {
  queued: {
    tone: 'good',
    text: words(
      'De controle is gevraagd en begint zo.',
      'Le contrôle est demandé et va commencer.',
      'The check has been asked for and starts in a moment.',
      'Die Prüfung ist angefordert und beginnt gleich.',
    ),
  },
  busy: {
    tone: 'attention',
    text: words(
      'De controle is al gevraagd.',
      'Le contrôle est déjà demandé.',
      'The check has already been asked for.',
      'Die Prüfung ist schon angefordert.',
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
      'Alleen een beheerder of een redacteur kan de controle starten.',
      'Seul un administrateur ou un rédacteur peut lancer le contrôle.',
      'Only an administrator or an editor can start the check.',
      'Nur ein Administrator oder ein Redakteur kann die Prüfung starten.',
    ),
  },
}
