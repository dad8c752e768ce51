import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'

export const inviteText = {
  title: words({
    nl: 'Collega uitnodigen',
    fr: 'Inviter un collègue',
    en: 'Invite a colleague',
    de: 'Teammitglied einladen',
  }),
  intro: words({
    nl: 'Uw collega krijgt een e-mail met een link en kiest zelf een wachtwoord. De link werkt 7 dagen.',
    fr: 'Votre collègue reçoit un e-mail avec un lien et choisit son mot de passe. Le lien fonctionne pendant 7 jours.',
    en: 'Your colleague gets an email with a link and chooses a password. The link works for 7 days.',
    de: 'Die eingeladene Person erhält eine E-Mail mit einem Link und wählt selbst ein Passwort. Der Link funktioniert 7 Tage lang.',
  }),
  name: words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
  email: words({ nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'Email address', de: 'E-Mail-Adresse' }),
  role: words({ nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' }),
  languages: words({
    nl: 'Vertaalt naar (alleen voor een vertaler)',
    fr: 'Traduit vers (traducteur uniquement)',
    en: 'Translates into (translators only)',
    de: 'Übersetzt ins (nur für Übersetzer)',
  }),
  send: words({
    nl: 'Uitnodiging versturen',
    fr: 'Envoyer l’invitation',
    en: 'Send invitation',
    de: 'Einladung senden',
  }),
}

export const inviteNotices = {
  known: {
    tone: 'bad',
    text: words({
      nl: 'Er is al een account met dit e-mailadres.',
      fr: 'Il existe déjà un compte avec cette adresse e-mail.',
      en: 'There is an account with this email address already.',
      de: 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse.',
    }),
  },
  incomplete: {
    tone: 'bad',
    text: words({
      nl: 'Vul een naam, een geldig e-mailadres en een rol in. Een vertaler heeft minstens één taal.',
      fr: 'Indiquez un nom, une adresse e-mail valable et un rôle. Un traducteur a au moins une langue.',
      en: 'Fill in a name, a valid email address and a role. A translator has at least one language.',
      de: 'Geben Sie einen Namen, eine gültige E-Mail-Adresse und eine Rolle an. Ein Übersetzer hat mindestens eine Sprache.',
    }),
  },
} as const satisfies Record<string, { tone: Tone; text: PerLanguage<string> }>
