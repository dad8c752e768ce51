import { words } from '@/cms/words'

type Words = ReturnType<typeof words>

export const reviewText = {
  title: words({
    nl: 'Nakijken en opmerkingen',
    fr: 'Relecture et remarques',
    en: 'Review and comments',
    de: 'Durchsicht und Kommentare',
  }),
  left: words({
    nl: 'Een vroegere collega',
    fr: 'Quelqu’un qui a quitté l’équipe',
    en: 'A former colleague',
    de: 'Jemand, der nicht mehr im Team ist',
  }),
  asks: words({
    nl: 'vroeg na te kijken aan',
    fr: 'a demandé une relecture à',
    en: 'asked for a review by',
    de: 'bat um Durchsicht:',
  }),
  good: words({ nl: 'Ziet er goed uit', fr: 'C’est bon', en: 'Looks good', de: 'Sieht gut aus' }),
  change: words({ nl: 'Graag aanpassen', fr: 'À modifier', en: 'Please change', de: 'Bitte ändern' }),
  reply: words({
    nl: 'Uw antwoord, als u iets wilt toelichten',
    fr: 'Votre réponse, si vous voulez préciser',
    en: 'Your reply, if you want to explain',
    de: 'Ihre Antwort, falls Sie etwas erläutern möchten',
  }),
  onSite: words({
    nl: 'Staat intussen zo op de site.',
    fr: 'Est entre-temps en ligne tel quel.',
    en: 'Meanwhile it is on the site like this.',
    de: 'Steht inzwischen so auf der Website.',
  }),
  changed: words({
    nl: 'Er is sinds de vraag iets bewaard.',
    fr: 'Quelque chose a été enregistré depuis la demande.',
    en: 'Something was saved since the question.',
    de: 'Seit der Bitte wurde etwas gespeichert.',
  }),
  cannotAnswer: words({
    nl: 'Deze collega kan niet meer antwoorden. Trek de vraag in en vraag iemand anders.',
    fr: 'Cette personne ne peut plus répondre. Retirez la demande et adressez-vous à quelqu’un d’autre.',
    en: 'This colleague can no longer answer. Take the question back and ask somebody else.',
    de: 'Diese Person kann nicht mehr antworten. Ziehen Sie die Bitte zurück und fragen Sie jemand anderen.',
  }),
  withdraw: words({
    nl: 'Vraag intrekken',
    fr: 'Retirer la demande',
    en: 'Take the question back',
    de: 'Bitte zurückziehen',
  }),
  nobody: words({
    nl: 'Er is nog geen collega om iets te vragen.',
    fr: 'Il n’y a pas encore de collègue à qui demander.',
    en: 'There is no colleague to ask yet.',
    de: 'Es gibt noch niemanden im Team, den Sie fragen können.',
  }),
  ask: words({
    nl: 'Vraag een collega om na te kijken',
    fr: 'Demander une relecture',
    en: 'Ask a colleague to review',
    de: 'Um Durchsicht bitten',
  }),
  whom: words({ nl: 'Collega', fr: 'Collègue', en: 'Colleague', de: 'Person' }),
  note: words({
    nl: 'Waar moet uw collega op letten? (niet verplicht)',
    fr: 'À quoi faire attention ? (facultatif)',
    en: 'What should they look at? (optional)',
    de: 'Worauf ist zu achten? (freiwillig)',
  }),
  sendQuestion: words({
    nl: 'Vraag het ({language})',
    fr: 'Demander ({language})',
    en: 'Ask ({language})',
    de: 'Bitten ({language})',
  }),
  comments: words({ nl: 'Opmerkingen', fr: 'Remarques', en: 'Comments', de: 'Kommentare' }),
  noComments: words({
    nl: 'Geen open opmerkingen.',
    fr: 'Pas de remarque ouverte.',
    en: 'No open comments.',
    de: 'Keine offenen Kommentare.',
  }),
  settled: words({ nl: 'Opgelost', fr: 'Réglées', en: 'Resolved', de: 'Erledigt' }),
  settledBy: words({ nl: 'Opgelost door', fr: 'Réglé par', en: 'Resolved by', de: 'Erledigt von' }),
  settle: words({ nl: 'Opgelost', fr: 'C’est réglé', en: 'Resolved', de: 'Erledigt' }),
  reopen: words({ nl: 'Heropenen', fr: 'Rouvrir', en: 'Open again', de: 'Wieder öffnen' }),
  answer: words({ nl: 'Antwoorden', fr: 'Répondre', en: 'Reply', de: 'Antworten' }),
  yourAnswer: words({ nl: 'Uw antwoord', fr: 'Votre réponse', en: 'Your reply', de: 'Ihre Antwort' }),
  whole: words({ nl: 'Het geheel', fr: 'L’ensemble', en: 'All of it', de: 'Das Ganze' }),
  fieldGone: words({
    nl: 'Een onderdeel dat er niet meer is',
    fr: 'Une partie qui n’existe plus',
    en: 'A part that is no longer there',
    de: 'Ein Teil, den es nicht mehr gibt',
  }),
  write: words({
    nl: 'Opmerking schrijven',
    fr: 'Écrire une remarque',
    en: 'Write a comment',
    de: 'Kommentar schreiben',
  }),
  where: words({ nl: 'Bij welk veld?', fr: 'À quel champ ?', en: 'At which field?', de: 'Zu welchem Feld?' }),
  yourComment: words({
    nl: 'Uw opmerking ({language})',
    fr: 'Votre remarque ({language})',
    en: 'Your comment ({language})',
    de: 'Ihr Kommentar ({language})',
  }),
  place: words({
    nl: 'Opmerking plaatsen',
    fr: 'Placer la remarque',
    en: 'Place the comment',
    de: 'Kommentar hinzufügen',
  }),
  saves: words({
    nl: 'Wie wijzigde wat',
    fr: 'Qui a modifié quoi',
    en: 'Who changed what',
    de: 'Wer was geändert hat',
  }),
  bySystem: words({
    nl: 'De site zelf',
    fr: 'Le site lui-même',
    en: 'The site itself',
    de: 'Die Website selbst',
  }),
  published: words({ nl: 'gepubliceerd', fr: 'publié', en: 'published', de: 'veröffentlicht' }),
  asksYou: words({
    nl: '{name} vraagt u om na te kijken:',
    fr: '{name} vous demande de relire :',
    en: '{name} asks you to review:',
    de: '{name} bittet Sie um Durchsicht:',
  }),
  untitled: words({ nl: 'Zonder titel', fr: 'Sans titre', en: 'Untitled', de: 'Ohne Titel' }),
}

/** Why a button did nothing. */
export const outcomeText: Record<
  'failed' | 'asked-already' | 'no-colleague' | 'answered-already' | 'gone',
  Words
> = {
  failed: words({
    nl: 'Niet gelukt. Probeer het opnieuw; als dit record verwijderd is, kan er niets meer bij.',
    fr: 'Échec. Réessayez ; si l’élément a été supprimé, rien ne peut plus y être ajouté.',
    en: 'That did not work. Try again; if this was deleted, nothing can be added any more.',
    de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal; wurde dies gelöscht, lässt sich nichts mehr hinzufügen.',
  }),
  'asked-already': words({
    nl: 'Dit is al aan deze collega gevraagd en wacht op antwoord.',
    fr: 'La demande a déjà été faite à cette personne et attend une réponse.',
    en: 'This colleague was asked already and has not answered yet.',
    de: 'Diese Person wurde schon gebeten und hat noch nicht geantwortet.',
  }),
  'no-colleague': words({
    nl: 'Deze collega kan dit niet meer nakijken. Kies iemand anders.',
    fr: 'Cette personne ne peut plus relire ceci. Choisissez quelqu’un d’autre.',
    en: 'This colleague can no longer review this. Choose somebody else.',
    de: 'Diese Person kann dies nicht mehr durchsehen. Wählen Sie jemand anderen.',
  }),
  'answered-already': words({
    nl: 'Deze vraag is intussen beantwoord of ingetrokken.',
    fr: 'Cette demande a entre-temps reçu une réponse ou a été retirée.',
    en: 'This question was answered or taken back meanwhile.',
    de: 'Diese Bitte wurde inzwischen beantwortet oder zurückgezogen.',
  }),
  gone: words({
    nl: 'Deze opmerking is er niet meer.',
    fr: 'Cette remarque n’existe plus.',
    en: 'This comment is no longer there.',
    de: 'Diesen Kommentar gibt es nicht mehr.',
  }),
}
