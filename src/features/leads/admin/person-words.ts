import { words } from '@/cms/words'

export const personText = {
  title: words('Persoonsgegevens', 'Données personnelles', 'Personal data', 'Personenbezogene Daten'),
  intro: words(
    'Vraagt iemand wat u over hem bewaart, of wil hij gewist worden? Ga eerst na dat hij het zelf is.',
    'Quelqu’un demande ce que vous conservez sur lui, ou veut être effacé ? Vérifiez d’abord que c’est bien lui.',
    'Does somebody ask what you hold on them, or want to be erased? Make sure first that it is them.',
    'Fragt jemand, was Sie über ihn speichern, oder möchte er gelöscht werden? Prüfen Sie zuerst, dass er es selbst ist.',
  ),
  email: words('E-mailadres', 'Adresse e-mail', 'E-mail address', 'E-Mail-Adresse'),
  export: words(
    'Alles over deze persoon (JSON)',
    'Tout sur cette personne (JSON)',
    'All on this person (JSON)',
    'Alles zu dieser Person (JSON)',
  ),
  confirm: words(
    'Wis alle aanvragen, zoekopdrachten en notities van deze persoon. Dit kan niet ongedaan gemaakt worden.',
    'Effacer toutes les demandes, recherches et notes de cette personne. C’est irréversible.',
    'Erase all leads, searches and notes of this person. This cannot be undone.',
    'Alle Anfragen, Suchaufträge und Notizen dieser Person löschen. Das kann nicht rückgängig gemacht werden.',
  ),
  erase: words('Persoon wissen', 'Effacer la personne', 'Erase person', 'Person löschen'),
}
