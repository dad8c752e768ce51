import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

export const accessText = {
  title: words({ nl: 'Toegang', fr: 'Accès', en: 'Access', de: 'Zugang' }),
  own: words({ nl: 'Mijn toegang', fr: 'Mon accès', en: 'My access', de: 'Mein Zugang' }),
  open: words({
    nl: 'Toestellen en tweede stap',
    fr: 'Appareils et deuxième étape',
    en: 'Devices and second step',
    de: 'Geräte und zweiter Schritt',
  }),
  sessions: words({
    nl: 'Waar ingelogd',
    fr: 'Connexions en cours',
    en: 'Where logged in',
    de: 'Wo angemeldet',
  }),
  device: words({ nl: 'Toestel', fr: 'Appareil', en: 'Device', de: 'Gerät' }),
  since: words({ nl: 'Sinds', fr: 'Depuis', en: 'Since', de: 'Seit' }),
  actions: words({ nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' }),
  unknown: words({
    nl: 'Onbekend toestel',
    fr: 'Appareil inconnu',
    en: 'Unknown device',
    de: 'Unbekanntes Gerät',
  }),
  here: words({ nl: 'dit toestel', fr: 'cet appareil', en: 'this device', de: 'dieses Gerät' }),
  end: words({ nl: 'Uitloggen', fr: 'Déconnecter', en: 'Log out', de: 'Abmelden' }),
  endAll: words({
    nl: 'Overal elders uitloggen',
    fr: 'Déconnecter partout ailleurs',
    en: 'Log out everywhere else',
    de: 'Überall sonst abmelden',
  }),
  none: words({
    nl: 'Nergens ingelogd.',
    fr: 'Aucune connexion en cours.',
    en: 'Logged in nowhere.',
    de: 'Nirgends angemeldet.',
  }),
  factor: words({
    nl: 'Tweede stap bij het inloggen',
    fr: 'Deuxième étape de connexion',
    en: 'Second step at login',
    de: 'Zweiter Schritt bei der Anmeldung',
  }),
  factorOn: words({ nl: 'Ingeschakeld', fr: 'Activée', en: 'Switched on', de: 'Eingeschaltet' }),
  factorOff: words({
    nl: 'Niet ingesteld',
    fr: 'Non configurée',
    en: 'Not set up',
    de: 'Nicht eingerichtet',
  }),
  codesLeft: words({
    nl: 'Herstelcodes over: {n}',
    fr: 'Codes de secours restants : {n}',
    en: 'Recovery codes left: {n}',
    de: 'Verbleibende Wiederherstellungscodes: {n}',
  }),
  setUp: words({
    nl: 'Tweede stap instellen',
    fr: 'Configurer la deuxième étape',
    en: 'Set up the second step',
    de: 'Zweiten Schritt einrichten',
  }),
  reset: words({
    nl: 'Tweede stap verwijderen',
    fr: 'Supprimer la deuxième étape',
    en: 'Remove the second step',
    de: 'Zweiten Schritt entfernen',
  }),
  resetIntro: words({
    nl: 'Voor wie telefoon en herstelcodes kwijt is. Deze persoon wordt overal uitgelogd, krijgt een e-mail, en stelt de tweede stap bij het inloggen opnieuw in. Ga eerst na of de vraag echt van deze persoon komt.',
    fr: 'Pour qui a perdu son téléphone et ses codes de secours. Cette personne est déconnectée partout, reçoit un e-mail et configure à nouveau la deuxième étape à la connexion. Vérifiez d’abord que la demande vient bien d’elle.',
    en: 'For who lost their phone and recovery codes. This person is logged out everywhere, gets an email, and sets up the second step again at login. Check first that the request really comes from them.',
    de: 'Für alle, die Telefon und Wiederherstellungscodes verloren haben. Die Person wird überall abgemeldet, erhält eine E-Mail und richtet den zweiten Schritt bei der Anmeldung neu ein. Prüfen Sie zuerst, ob die Bitte wirklich von ihr kommt.',
  }),
  askOther: words({
    nl: 'Nieuwe telefoon? Een andere beheerder verwijdert de tweede stap, en u stelt die opnieuw in.',
    fr: 'Nouveau téléphone ? Un autre administrateur supprime la deuxième étape, et vous la configurez à nouveau.',
    en: 'A new phone? Another administrator removes the second step, and you set it up again.',
    de: 'Neues Telefon? Ein anderer Administrator entfernt den zweiten Schritt, und Sie richten ihn neu ein.',
  }),
  again: words({
    nl: 'Uitnodiging opnieuw versturen',
    fr: 'Renvoyer l’invitation',
    en: 'Send the invitation again',
    de: 'Einladung erneut senden',
  }),
}

export const accessNotices = {
  ended: {
    tone: 'good',
    text: words({ nl: 'Uitgelogd.', fr: 'Déconnecté.', en: 'Logged out.', de: 'Abgemeldet.' }),
  },
  reset: {
    tone: 'good',
    text: words({
      nl: 'De tweede stap is verwijderd. Deze persoon krijgt daarover een e-mail.',
      fr: 'La deuxième étape est supprimée. Cette personne en est informée par e-mail.',
      en: 'The second step is removed. This person is told by email.',
      de: 'Der zweite Schritt ist entfernt. Die Person wird per E-Mail informiert.',
    }),
  },
  invited: {
    tone: 'good',
    text: words({
      nl: 'De uitnodiging wordt verstuurd. De link werkt 7 dagen.',
      fr: 'L’invitation est en cours d’envoi. Le lien fonctionne pendant 7 jours.',
      en: 'The invitation is on its way. The link works for 7 days.',
      de: 'Die Einladung wird versendet. Der Link funktioniert 7 Tage lang.',
    }),
  },
} as const satisfies Record<string, { tone: Tone; text: PerLanguage<string> }>
