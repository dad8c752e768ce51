import { words } from '@/cms/words'

export const factorText = {
  codeNeeded: words({
    nl: 'Uw wachtwoord klopt. Geef ook de code uit uw app.',
    fr: 'Votre mot de passe est correct. Indiquez aussi le code de votre application.',
    en: 'Your password is right. Give the code from your app as well.',
    de: 'Ihr Passwort ist richtig. Geben Sie auch den Code aus Ihrer App an.',
  }),
  enrolNeeded: words({
    nl: 'Een beheerder logt in met een tweede stap. Stel die eerst in op de loginpagina.',
    fr: 'Un administrateur se connecte avec une deuxième étape. Configurez-la d’abord sur la page de connexion.',
    en: 'An administrator logs in with a second step. Set it up on the login page first.',
    de: 'Ein Administrator meldet sich mit einem zweiten Schritt an. Richten Sie ihn zuerst auf der Anmeldeseite ein.',
  }),
  title: words({
    nl: 'Tweede stap',
    fr: 'Deuxième étape',
    en: 'Second step',
    de: 'Zweiter Schritt',
  }),
  codeIntro: words({
    nl: 'Open de app met codes op uw telefoon en typ de code van zes cijfers. Hebt u uw telefoon niet? Typ dan een van uw herstelcodes.',
    fr: 'Ouvrez l’application de codes sur votre téléphone et saisissez le code à six chiffres. Vous n’avez pas votre téléphone ? Saisissez un de vos codes de secours.',
    en: 'Open the app with codes on your phone and type the code of six digits. You do not have your phone? Then type one of your recovery codes.',
    de: 'Öffnen Sie die App mit den Codes auf Ihrem Telefon und geben Sie den sechsstelligen Code ein. Sie haben Ihr Telefon nicht dabei? Dann geben Sie einen Ihrer Wiederherstellungscodes ein.',
  }),
  code: words({ nl: 'Code', fr: 'Code', en: 'Code', de: 'Code' }),
  enter: words({ nl: 'Verder', fr: 'Continuer', en: 'Continue', de: 'Weiter' }),
  wrong: words({
    nl: 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code in uw app en probeer het opnieuw.',
    fr: 'Ce code est incorrect ou a déjà servi. Attendez le code suivant dans votre application et réessayez.',
    en: 'This code is not right, or was used already. Wait for the next code in your app and try again.',
    de: 'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten Code in Ihrer App und versuchen Sie es erneut.',
  }),
  enrolTitle: words({
    nl: 'Tweede stap instellen',
    fr: 'Configurer la deuxième étape',
    en: 'Set up the second step',
    de: 'Zweiten Schritt einrichten',
  }),
  enrolIntro: words({
    nl: 'Zo komt niemand binnen die alleen uw wachtwoord kent. U hebt een app nodig die codes maakt, zoals Google Authenticator, Microsoft Authenticator of een wachtwoordbeheerder.',
    fr: 'Ainsi, personne n’entre en connaissant seulement votre mot de passe. Il vous faut une application qui crée des codes, comme Google Authenticator, Microsoft Authenticator ou un gestionnaire de mots de passe.',
    en: 'This way nobody gets in who only knows your password. You need an app that makes codes, such as Google Authenticator, Microsoft Authenticator or a password manager.',
    de: 'So kommt niemand herein, der nur Ihr Passwort kennt. Sie brauchen eine App, die Codes erzeugt, zum Beispiel Google Authenticator, Microsoft Authenticator oder einen Passwortmanager.',
  }),
  scan: words({
    nl: 'Scan deze figuur met de app',
    fr: 'Scannez cette figure avec l’application',
    en: 'Scan this picture with the app',
    de: 'Scannen Sie dieses Bild mit der App',
  }),
  picture: words({
    nl: 'QR-code voor de app',
    fr: 'Code QR pour l’application',
    en: 'QR code for the app',
    de: 'QR-Code für die App',
  }),
  byHand: words({
    nl: 'Of typ deze sleutel in de app:',
    fr: 'Ou saisissez cette clé dans l’application :',
    en: 'Or type this key into the app:',
    de: 'Oder geben Sie diesen Schlüssel in die App ein:',
  }),
  keep: words({
    nl: 'Bewaar uw herstelcodes',
    fr: 'Conservez vos codes de secours',
    en: 'Keep your recovery codes',
    de: 'Bewahren Sie Ihre Wiederherstellungscodes auf',
  }),
  keepIntro: words({
    nl: 'Met elk van deze codes logt u één keer in zonder telefoon. Ze worden alleen nu getoond. Bewaar ze op een veilige plaats.',
    fr: 'Chacun de ces codes permet de se connecter une fois sans téléphone. Ils ne sont affichés que maintenant. Gardez-les en lieu sûr.',
    en: 'With each of these codes you log in once without your phone. They are shown only now. Keep them in a safe place.',
    de: 'Mit jedem dieser Codes melden Sie sich einmal ohne Telefon an. Sie werden nur jetzt angezeigt. Bewahren Sie sie an einem sicheren Ort auf.',
  }),
  type: words({
    nl: 'Typ de code uit de app',
    fr: 'Saisissez le code de l’application',
    en: 'Type the code from the app',
    de: 'Geben Sie den Code aus der App ein',
  }),
  switchOn: words({
    nl: 'Tweede stap inschakelen',
    fr: 'Activer la deuxième étape',
    en: 'Switch on the second step',
    de: 'Zweiten Schritt einschalten',
  }),
}
