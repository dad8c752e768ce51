import { words } from '@/cms/words'

export const replyText = {
  title: words({ nl: 'Antwoorden', fr: 'Répondre', en: 'Answer', de: 'Antworten' }),
  templates: words({ nl: 'Sjablonen', fr: 'Modèles', en: 'Templates', de: 'Vorlagen' }),
  editTemplates: words({
    nl: 'Sjablonen aanpassen',
    fr: 'Modifier les modèles',
    en: 'Edit the templates',
    de: 'Vorlagen bearbeiten',
  }),
  templatesTitle: words({
    nl: 'Sjablonen voor antwoorden',
    fr: 'Modèles de réponse',
    en: 'Reply templates',
    de: 'Antwortvorlagen',
  }),
  templatesIntro: words({
    nl: 'Wie antwoordt, begint van een van deze teksten, in de taal van de bezoeker. De aanhef en de groet komen er vanzelf bij. {home} wordt het pand; zonder pand valt die alinea weg. Maakt u een tekst leeg, dan geldt onze tekst weer.',
    fr: 'Chaque réponse part d’un de ces textes, dans la langue du visiteur. La formule d’appel et de politesse s’ajoutent d’elles-mêmes. {home} devient le bien ; sans bien, ce paragraphe disparaît. Si vous videz un texte, le nôtre revient.',
    en: 'Every answer starts from one of these texts, in the language of the visitor. Greeting and closing are added. {home} becomes the property; without one, that paragraph is left out. Empty a text to get ours back.',
    de: 'Jede Antwort beginnt mit einem dieser Texte, in der Sprache des Besuchers. Anrede und Gruß kommen von selbst dazu. {home} wird zum Objekt; ohne Objekt entfällt dieser Absatz. Leeren Sie einen Text, gilt wieder unserer.',
  }),
  saveTemplates: words({ nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' }),
  text: words({
    nl: 'Uw antwoord aan {email}',
    fr: 'Votre réponse à {email}',
    en: 'Your answer to {email}',
    de: 'Ihre Antwort an {email}',
  }),
  hint: words({
    nl: 'De e-mail vertrekt meteen, in de opmaak van het kantoor en met uw naam eronder. Antwoordt de bezoeker, dan komt dat op {address} toe.',
    fr: 'L’e-mail part aussitôt, à la présentation de l’agence et signé de votre nom. Si le visiteur répond, son message arrive à {address}.',
    en: 'The email leaves at once, in the agency’s layout and signed with your name. What the visitor replies comes to {address}.',
    de: 'Die E-Mail geht sofort ab, in der Gestaltung der Agentur und mit Ihrem Namen. Antwortet der Besucher, kommt das bei {address} an.',
  }),
  inLanguage: words({
    nl: 'Taal van de bezoeker: {language}.',
    fr: 'Langue du visiteur : {language}.',
    en: 'Language of the visitor: {language}.',
    de: 'Sprache des Besuchers: {language}.',
  }),
  here: words({
    nl: 'Deze aanvraag staat ook open bij {names}.',
    fr: 'Demande également ouverte par {names}.',
    en: 'Also opened by {names}.',
    de: 'Auch geöffnet von {names}.',
  }),
  send: words({
    nl: 'Antwoord versturen',
    fr: 'Envoyer la réponse',
    en: 'Send the answer',
    de: 'Antwort senden',
  }),
  answeredBefore: words({
    nl: '{name} was u voor: deze aanvraag kreeg op {moment} al dit antwoord. Uw e-mail is niet vertrokken; uw tekst staat er nog.',
    fr: '{name} vous a devancé : cette demande a déjà reçu cette réponse le {moment}. Votre e-mail n’est pas parti ; votre texte est toujours là.',
    en: '{name} was first: this lead already got this answer on {moment}. Your email has not left; your words are still there.',
    de: '{name} war schneller: Diese Anfrage erhielt am {moment} bereits diese Antwort. Ihre E-Mail ist nicht abgegangen; Ihr Text steht noch da.',
  }),
  sendAnyway: words({
    nl: 'Toch versturen',
    fr: 'Envoyer quand même',
    en: 'Send all the same',
    de: 'Trotzdem senden',
  }),
  leaveIt: words({ nl: 'Niet versturen', fr: 'Ne pas envoyer', en: 'Do not send', de: 'Nicht senden' }),
  given: words({
    nl: 'Beantwoord',
    fr: 'Réponses envoyées',
    en: 'Answered',
    de: 'Beantwortet',
  }),
  noAddress: words({
    nl: 'De bezoeker liet geen e-mailadres achter. Bel, en zet de aanvraag daarna op beantwoord.',
    fr: 'Le visiteur n’a pas laissé d’adresse e-mail. Téléphonez, puis marquez la demande comme répondue.',
    en: 'The visitor left no e-mail address. Call, then mark the lead as answered.',
    de: 'Der Besucher hat keine E-Mail-Adresse hinterlassen. Rufen Sie an und setzen Sie die Anfrage dann auf beantwortet.',
  }),
  call: words({ nl: 'Bel {phone}', fr: 'Appeler le {phone}', en: 'Call {phone}', de: '{phone} anrufen' }),
  mail: words({
    nl: 'Mail {email}',
    fr: 'Écrire à {email}',
    en: 'Mail {email}',
    de: 'E-Mail an {email}',
  }),
}
