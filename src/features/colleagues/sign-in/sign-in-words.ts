import type { PayloadRequest } from 'payload'

import { words } from '@/cms/words'
import { type Language, mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

export function signInLanguage({ i18n }: Pick<PayloadRequest, 'i18n'>): Language {
  return isLocale(i18n.language) ? i18n.language : mainLanguage
}

export const signInText = {
  title: words({ nl: 'Inloggen', fr: 'Se connecter', en: 'Log in', de: 'Anmelden' }),
  email: words({ nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'Email address', de: 'E-Mail-Adresse' }),
  password: words({ nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' }),
  forgotten: words({
    nl: 'Wachtwoord vergeten?',
    fr: 'Mot de passe oublié ?',
    en: 'Forgotten your password?',
    de: 'Passwort vergessen?',
  }),
  back: words({
    nl: 'Terug naar inloggen',
    fr: 'Retour à la connexion',
    en: 'Back to login',
    de: 'Zurück zur Anmeldung',
  }),
  wrong: words({
    nl: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Kijk ze na en probeer het opnieuw.',
    fr: 'Cette adresse e-mail et ce mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
    en: 'This email address and password do not belong together. Check them and try again.',
    de: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.',
  }),
  throttled: words({
    nl: 'Er is te vaak geprobeerd om in te loggen. Wacht tien minuten, of laat u een link mailen die dit toestel bevestigt.',
    fr: 'Trop de tentatives de connexion. Attendez dix minutes, ou demandez par e-mail un lien qui confirme cet appareil.',
    en: 'There were too many attempts to log in. Wait ten minutes, or ask for a link by email that confirms this device.',
    de: 'Es gab zu viele Anmeldeversuche. Warten Sie zehn Minuten, oder fordern Sie per E-Mail einen Link an, der dieses Gerät bestätigt.',
  }),
  expired: words({
    nl: 'Dat duurde te lang. Log opnieuw in.',
    fr: 'Cela a pris trop de temps. Reconnectez-vous.',
    en: 'That took too long. Log in again.',
    de: 'Das hat zu lange gedauert. Melden Sie sich erneut an.',
  }),
  mailDevice: words({
    nl: 'Mail mij een link voor dit toestel',
    fr: 'Envoyez-moi un lien pour cet appareil',
    en: 'Email me a link for this device',
    de: 'Link für dieses Gerät zusenden',
  }),
  sent: words({
    nl: 'Als dit adres een account heeft, is er een e-mail met een link onderweg. De link werkt 30 minuten.',
    fr: 'Si un compte existe pour cette adresse, un e-mail avec un lien est en route. Le lien fonctionne pendant 30 minutes.',
    en: 'If this address has an account, an email with a link is on its way. The link works for 30 minutes.',
    de: 'Wenn diese Adresse ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert 30 Minuten lang.',
  }),
  forgottenTitle: words({
    nl: 'Nieuw wachtwoord',
    fr: 'Nouveau mot de passe',
    en: 'New password',
    de: 'Neues Passwort',
  }),
  forgottenIntro: words({
    nl: 'Vul uw e-mailadres in. We mailen u een link waarmee u een nieuw wachtwoord kiest.',
    fr: 'Indiquez votre adresse e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    en: 'Fill in your email address. We email you a link with which you choose a new password.',
    de: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  }),
  mailRecovery: words({
    nl: 'Link mailen',
    fr: 'Envoyer le lien',
    en: 'Email the link',
    de: 'Link zusenden',
  }),
  deviceTitle: words({
    nl: 'Toestel bevestigen',
    fr: 'Confirmer l’appareil',
    en: 'Confirm device',
    de: 'Gerät bestätigen',
  }),
  deviceIntro: words({
    nl: 'Bevestig dat u op dit toestel wilt inloggen. Daarna logt u in met uw wachtwoord.',
    fr: 'Confirmez que vous voulez vous connecter sur cet appareil. Ensuite, connectez-vous avec votre mot de passe.',
    en: 'Confirm that you want to log in on this device. After that you log in with your password.',
    de: 'Bestätigen Sie, dass Sie sich auf diesem Gerät anmelden möchten. Danach melden Sie sich mit Ihrem Passwort an.',
  }),
  confirmDevice: words({
    nl: 'Dit toestel bevestigen',
    fr: 'Confirmer cet appareil',
    en: 'Confirm this device',
    de: 'Dieses Gerät bestätigen',
  }),
  known: words({
    nl: 'Dit toestel is bevestigd. Log nu in met uw wachtwoord.',
    fr: 'Cet appareil est confirmé. Connectez-vous maintenant avec votre mot de passe.',
    en: 'This device is confirmed. Now log in with your password.',
    de: 'Dieses Gerät ist bestätigt. Melden Sie sich jetzt mit Ihrem Passwort an.',
  }),
  closed: words({
    nl: 'Deze link is al gebruikt of te oud. Vraag een nieuwe aan.',
    fr: 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
    en: 'This link was used already or is too old. Ask for a new one.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.',
  }),
  chooseTitle: words({
    nl: 'Kies een wachtwoord',
    fr: 'Choisissez un mot de passe',
    en: 'Choose a password',
    de: 'Wählen Sie ein Passwort',
  }),
  chooseIntro: words({
    nl: 'Minstens 12 tekens. Een korte zin die alleen u kent, is sterk en gemakkelijk te onthouden.',
    fr: 'Au moins 12 caractères. Une courte phrase que vous seul connaissez est sûre et facile à retenir.',
    en: 'At least 12 characters. A short sentence that only you know is strong and easy to remember.',
    de: 'Mindestens 12 Zeichen. Ein kurzer Satz, den nur Sie kennen, ist sicher und leicht zu merken.',
  }),
  newPassword: words({
    nl: 'Nieuw wachtwoord',
    fr: 'Nouveau mot de passe',
    en: 'New password',
    de: 'Neues Passwort',
  }),
  repeat: words({
    nl: 'Herhaal het wachtwoord',
    fr: 'Répétez le mot de passe',
    en: 'Repeat the password',
    de: 'Passwort wiederholen',
  }),
  choose: words({
    nl: 'Wachtwoord bewaren',
    fr: 'Enregistrer le mot de passe',
    en: 'Save password',
    de: 'Passwort speichern',
  }),
  differ: words({
    nl: 'De twee wachtwoorden zijn niet gelijk.',
    fr: 'Les deux mots de passe ne sont pas identiques.',
    en: 'The two passwords are not the same.',
    de: 'Die beiden Passwörter stimmen nicht überein.',
  }),
  chosen: words({
    nl: 'Uw wachtwoord is bewaard. Log nu in.',
    fr: 'Votre mot de passe est enregistré. Connectez-vous maintenant.',
    en: 'Your password is saved. Now log in.',
    de: 'Ihr Passwort ist gespeichert. Melden Sie sich jetzt an.',
  }),
}
