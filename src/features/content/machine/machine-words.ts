import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'

type Words = ReturnType<typeof words>

export const machineText = {
  title: words({
    nl: 'Voorstel van de vertaalmachine',
    fr: 'Proposition de traduction automatique',
    en: 'A draft by machine translation',
    de: 'Vorschlag der maschinellen Übersetzung',
  }),
  explain: words({
    nl: 'Vult aan wat in deze taal nog leeg is, als concept. De teksten gaan daarvoor naar {host}. Niets komt op de site voor iemand het nagelezen en bevestigd heeft.',
    fr: 'Complète ce qui est encore vide dans cette langue, comme brouillon. Les textes sont envoyés pour cela à {host}. Rien ne paraît sur le site avant que quelqu’un l’ait relu et confirmé.',
    en: 'Fills in what is still empty in this language, as a draft. For that the texts go to {host}. Nothing appears on the site before somebody has read and confirmed it.',
    de: 'Ergänzt als Entwurf, was in dieser Sprache noch leer ist. Dafür gehen die Texte an {host}. Nichts erscheint auf der Website, bevor jemand es gelesen und bestätigt hat.',
  }),
  changedToo: words({
    nl: 'Ook opnieuw wat in het Nederlands gewijzigd is sinds de vertaling',
    fr: 'Refaire aussi ce qui a changé en néerlandais depuis la traduction',
    en: 'Also anew what changed in Dutch since it was translated',
    de: 'Auch neu, was sich im Niederländischen seit der Übersetzung geändert hat',
  }),
  ask: words({
    nl: 'Laat aanvullen',
    fr: 'Compléter',
    en: 'Fill in',
    de: 'Ergänzen lassen',
  }),
  unconfirmed: words({
    nl: 'Een machine schreef hier tekst die nog niemand bevestigde ({n}). Lees hem na, verbeter wat nodig is en bevestig; voordien wordt deze taal niet gepubliceerd.',
    fr: 'Une machine a écrit ici des textes que personne n’a encore confirmés ({n}). Relisez-les, corrigez au besoin et confirmez ; d’ici là cette langue n’est pas publiée.',
    en: 'A machine wrote texts here that nobody has confirmed yet ({n}). Read them, mend what is needed and confirm; until then this language is not published.',
    de: 'Eine Maschine hat hier Texte geschrieben, die noch niemand bestätigt hat ({n}). Lesen Sie sie, verbessern Sie das Nötige und bestätigen Sie; vorher wird diese Sprache nicht veröffentlicht.',
  }),
  confirm: words({
    nl: 'Nagelezen: bevestigen',
    fr: 'Relu : confirmer',
    en: 'I have read it: confirm',
    de: 'Gelesen: bestätigen',
  }),
  byMachine: words({
    nl: 'machinevertaling',
    fr: 'traduction automatique',
    en: 'machine translation',
    de: 'maschinelle Übersetzung',
  }),
  toConfirm: words({
    nl: 'Nalezen en bevestigen',
    fr: 'Relire et confirmer',
    en: 'Read and confirm',
    de: 'Lesen und bestätigen',
  }),
  notPublished: words({
    nl: 'Niet gepubliceerd: een machine schreef tekst in het {languages} die nog niemand bevestigde. Lees hem na onder “Vertalingen”, naast de bron.',
    fr: 'Pas publié : une machine a écrit des textes en {languages} que personne n’a encore confirmés. Relisez-les sous « Traductions », à côté de la source.',
    en: 'Not published: a machine wrote texts in {languages} that nobody has confirmed yet. Read them under “Translations”, beside the source.',
    de: 'Nicht veröffentlicht: Eine Maschine hat Texte auf {languages} geschrieben, die noch niemand bestätigt hat. Lesen Sie sie unter „Übersetzungen“, neben der Quelle.',
  }),
}

export type MachineNotice =
  | 'filled'
  | 'nothing-to-fill'
  | 'confirmed'
  | 'asked-already'
  | 'planned'
  | 'service-refused'
  | 'service-used-up'
  | 'service-busy'
  | 'service-unreachable'
  | 'service-wrong'
  | 'changed-while-asking'

const notice = (tone: Tone, text: Words) => ({ tone, text })

export const machineNotices: Record<MachineNotice, { tone: Tone; text: Words }> = {
  filled: notice(
    'good',
    words({
      nl: 'Aangevuld als concept. Lees na wat de machine schreef, en bevestig.',
      fr: 'Complété comme brouillon. Relisez ce que la machine a écrit, et confirmez.',
      en: 'Filled in as a draft. Read what the machine wrote, and confirm.',
      de: 'Als Entwurf ergänzt. Lesen Sie, was die Maschine geschrieben hat, und bestätigen Sie.',
    }),
  ),
  'nothing-to-fill': notice(
    'quiet',
    words({
      nl: 'Er is niets aan te vullen: wat in het Nederlands staat, staat er in deze taal ook.',
      fr: 'Il n’y a rien à compléter : ce qui est écrit en néerlandais l’est aussi dans cette langue.',
      en: 'There is nothing to fill in: what stands in Dutch stands in this language too.',
      de: 'Es gibt nichts zu ergänzen: Was auf Niederländisch da ist, ist auch in dieser Sprache da.',
    }),
  ),
  confirmed: notice('good', words({ nl: 'Bevestigd.', fr: 'Confirmé.', en: 'Confirmed.', de: 'Bestätigt.' })),
  'asked-already': notice(
    'attention',
    words({
      nl: 'Voor dit record loopt al een vraag aan de vertaalmachine. Wacht tot ze klaar is.',
      fr: 'Une demande à la traduction automatique est déjà en cours ici. Attendez qu’elle soit terminée.',
      en: 'The machine is being asked about this record already. Wait until it is done.',
      de: 'Für diesen Datensatz läuft bereits eine Anfrage an die Maschine. Warten Sie, bis sie fertig ist.',
    }),
  ),
  planned: notice(
    'attention',
    words({
      nl: 'Deze taal verschijnt vanzelf op een geplande datum: niets van een machine mag ongelezen mee. Maak de datum eerst leeg.',
      fr: 'Cette langue paraît d’elle-même à une date prévue : rien d’automatique ne peut y figurer sans relecture. Videz d’abord la date.',
      en: 'This language appears by itself on a planned date: nothing of a machine may go along unread. Empty the date first.',
      de: 'Diese Sprache erscheint von selbst an einem geplanten Datum: Nichts Maschinelles darf ungelesen mit. Leeren Sie zuerst das Datum.',
    }),
  ),
  'service-refused': notice(
    'bad',
    words({
      nl: 'De vertaaldienst laat ons niet toe. Wie de site beheert, kijkt de sleutel na. Er is niets bewaard.',
      fr: 'Le service de traduction refuse l’accès. La personne qui gère le site vérifie la clé. Rien n’a été enregistré.',
      en: 'The translation service does not let us in. Whoever runs the site checks its key. Nothing was saved.',
      de: 'Der Übersetzungsdienst lässt uns nicht zu. Wer die Website betreut, prüft den Schlüssel. Nichts wurde gespeichert.',
    }),
  ),
  'service-used-up': notice(
    'bad',
    words({
      nl: 'Het tegoed bij de vertaaldienst is op. Er is niets bewaard.',
      fr: 'Le crédit auprès du service de traduction est épuisé. Rien n’a été enregistré.',
      en: 'What was paid for at the translation service is used up. Nothing was saved.',
      de: 'Das Guthaben beim Übersetzungsdienst ist aufgebraucht. Nichts wurde gespeichert.',
    }),
  ),
  'service-busy': notice(
    'attention',
    words({
      nl: 'De vertaaldienst heeft het te druk of een storing. Probeer het straks opnieuw; er is niets bewaard.',
      fr: 'Le service de traduction est surchargé ou en panne. Réessayez plus tard ; rien n’a été enregistré.',
      en: 'The translation service is too busy or broken. Try again later; nothing was saved.',
      de: 'Der Übersetzungsdienst ist überlastet oder gestört. Versuchen Sie es später noch einmal; nichts wurde gespeichert.',
    }),
  ),
  'service-unreachable': notice(
    'attention',
    words({
      nl: 'De vertaaldienst gaf niet op tijd antwoord. Probeer het straks opnieuw; er is niets bewaard.',
      fr: 'Le service de traduction n’a pas répondu à temps. Réessayez plus tard ; rien n’a été enregistré.',
      en: 'The translation service did not answer in time. Try again later; nothing was saved.',
      de: 'Der Übersetzungsdienst hat nicht rechtzeitig geantwortet. Versuchen Sie es später noch einmal; nichts wurde gespeichert.',
    }),
  ),
  'service-wrong': notice(
    'bad',
    words({
      nl: 'Wat de vertaaldienst terugstuurde, klopt niet: een link of stuk tekst zou verloren gaan. Er is niets bewaard.',
      fr: 'La réponse du service de traduction est incorrecte : un lien ou un texte serait perdu. Rien n’a été enregistré.',
      en: 'What the translation service sent back is wrong: a link or a piece of text would be lost. Nothing was saved.',
      de: 'Die Antwort des Übersetzungsdienstes stimmt nicht: Ein Link oder ein Textstück ginge verloren. Nichts wurde gespeichert.',
    }),
  ),
  'changed-while-asking': notice(
    'attention',
    words({
      nl: 'Iemand bewaarde dit terwijl de machine vertaalde. Van de machine is niets bewaard: vraag het opnieuw.',
      fr: 'Quelqu’un a enregistré ceci pendant la traduction automatique. Rien de la machine n’a été enregistré : redemandez-la.',
      en: 'Somebody saved this while the machine was translating. Nothing of the machine was saved: ask again.',
      de: 'Jemand hat dies gespeichert, während die Maschine übersetzte. Nichts davon wurde gespeichert: Fragen Sie noch einmal.',
    }),
  ),
}
