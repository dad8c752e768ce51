import { words } from '@/cms/words'

export const personText = {
  title: words({
    nl: 'Persoonsgegevens',
    fr: 'Données personnelles',
    en: 'Personal data',
    de: 'Personenbezogene Daten',
  }),
  intro: words({
    nl: 'Vraagt iemand wat u over hem bewaart, of wil hij gewist worden? Ga eerst na dat hij het zelf is.',
    fr: 'Quelqu’un demande ce que vous conservez sur lui, ou veut être effacé ? Vérifiez d’abord que c’est bien lui.',
    en: 'Does somebody ask what you hold on them, or want to be erased? Make sure first that it is them.',
    de: 'Fragt jemand, was Sie über ihn speichern, oder möchte er gelöscht werden? Prüfen Sie zuerst, dass er es selbst ist.',
  }),
  email: words({ nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'E-mail address', de: 'E-Mail-Adresse' }),
  export: words({
    nl: 'Alles over deze persoon (JSON)',
    fr: 'Tout sur cette personne (JSON)',
    en: 'All on this person (JSON)',
    de: 'Alles zu dieser Person (JSON)',
  }),
  confirm: words({
    nl: 'Wis alle aanvragen, zoekopdrachten en notities en het eigenaarsaccount van deze persoon. Dit kan niet ongedaan gemaakt worden.',
    fr: 'Effacer toutes les demandes, recherches et notes et le compte de propriétaire de cette personne. C’est irréversible.',
    en: 'Erase all leads, searches and notes and the owner account of this person. This cannot be undone.',
    de: 'Alle Anfragen, Suchaufträge und Notizen und das Eigentümerkonto dieser Person löschen. Das kann nicht rückgängig gemacht werden.',
  }),
  erase: words({ nl: 'Persoon wissen', fr: 'Effacer la personne', en: 'Erase person', de: 'Person löschen' }),
}
