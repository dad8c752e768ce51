import { words } from '@/cms/words'

export const withdrawText = {
  title: words({
    nl: 'Van de site halen',
    fr: 'Retirer du site',
    en: 'Take off the site',
    de: 'Von der Website nehmen',
  }),
  link: words({
    nl: 'Van de site halen of verwijderen, met doorverwijzing',
    fr: 'Retirer du site ou supprimer, avec redirection',
    en: 'Take off the site or delete, with a redirect',
    de: 'Von der Website nehmen oder löschen, mit Weiterleitung',
  }),
  menu: words({
    nl: 'Van de site halen of verwijderen',
    fr: 'Retirer du site ou supprimer',
    en: 'Take off the site or delete',
    de: 'Von der Website nehmen oder löschen',
  }),
  intro: words({
    nl: 'Wie een adres hieronder opent, vindt straks niets meer. Kies per adres waar bezoekers dan terechtkomen, of laat het leeg.',
    fr: 'Qui ouvre une adresse ci-dessous ne trouvera plus rien. Choisissez où elle mène alors, ou laissez le champ vide.',
    en: 'Whoever opens an address below will find nothing any more. Choose for each where visitors go instead, or leave it empty.',
    de: 'Wer eine der Adressen öffnet, findet dort bald nichts mehr. Wählen Sie für jede, wohin sie dann führt, oder lassen Sie das Feld leer.',
  }),
  leadTo: words({
    nl: '{path} leidt naar',
    fr: '{path} mène à',
    en: '{path} leads to',
    de: '{path} führt zu',
  }),
  unpublish: words({
    nl: 'Van de site halen',
    fr: 'Retirer du site',
    en: 'Take off the site',
    de: 'Von der Website nehmen',
  }),
  trash: words({
    nl: 'Naar de prullenbak',
    fr: 'Mettre à la corbeille',
    en: 'Move to the trash',
    de: 'In den Papierkorb',
  }),
  trashHelp: words({
    nl: 'Uit de prullenbak kunt u het 30 dagen lang terugzetten.',
    fr: 'De la corbeille, vous pouvez restaurer pendant 30 jours.',
    en: 'From the trash you can restore it for 30 days.',
    de: 'Aus dem Papierkorb lässt es sich 30 Tage lang wiederherstellen.',
  }),
  notOnSite: words({
    nl: 'Dit staat niet op de site.',
    fr: 'Ceci n’est pas sur le site.',
    en: 'This is not on the site.',
    de: 'Dies steht nicht auf der Website.',
  }),
  inTrash: words({
    nl: 'Dit ligt al in de prullenbak.',
    fr: 'Ceci est déjà dans la corbeille.',
    en: 'This is in the trash already.',
    de: 'Dies liegt bereits im Papierkorb.',
  }),
  back: words({
    nl: 'Terug naar het formulier',
    fr: 'Retour au formulaire',
    en: 'Back to the form',
    de: 'Zurück zum Formular',
  }),
  wrongAddress: words({
    nl: 'Een adres begint met / of met https://',
    fr: 'Une adresse commence par / ou par https://',
    en: 'An address begins with / or with https://',
    de: 'Eine Adresse beginnt mit / oder mit https://',
  }),
}
