import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

/** Who saved, where it was no person. */
export const theSchedule = words({
  nl: 'De planning',
  fr: 'La planification',
  en: 'The schedule',
  de: 'Der Zeitplan',
})

const texts = {
  title: words({
    nl: '{name} bewaarde dit intussen',
    fr: '{name} a enregistré ceci entre-temps',
    en: '{name} saved this in the meantime',
    de: '{name} hat dies inzwischen gespeichert',
  }),
  explain: words({
    nl: 'Uw tekst staat nog in dit formulier en is niet bewaard. Hieronder staat waar beide verschillen: kies per veld. Wat maar één van u wijzigde, is al aangeduid. Wat u bewaart, wordt een nieuwe versie; die van {name} blijft onder “Versies”.',
    fr: 'Votre texte est encore dans ce formulaire et n’est pas enregistré. Voici où les deux diffèrent : choisissez champ par champ. Ce qu’un seul de vous a modifié est déjà coché. Ce que vous enregistrez devient une nouvelle version ; celle de {name} reste sous « Versions ».',
    en: 'Your text is still in this form and is not saved. Below is where both differ: choose field by field. What only one of you changed is marked already. What you save becomes a new version; that of {name} stays under “Versions”.',
    de: 'Ihr Text steht noch in diesem Formular und ist nicht gespeichert. Unten sehen Sie, worin sich beide unterscheiden: Wählen Sie je Feld. Was nur einer von Ihnen geändert hat, ist schon angekreuzt. Was Sie speichern, wird eine neue Version; die von {name} bleibt unter „Versionen“.',
  }),
  field: words({ nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' }),
  mine: words({ nl: 'Uw tekst', fr: 'Votre texte', en: 'Your text', de: 'Ihr Text' }),
  theirs: words({
    nl: 'Tekst van {name}',
    fr: 'Texte de {name}',
    en: 'Text of {name}',
    de: 'Text von {name}',
  }),
  both: words({
    nl: 'Beide, onder elkaar',
    fr: 'Les deux, l’un sous l’autre',
    en: 'Both, one below the other',
    de: 'Beide untereinander',
  }),
  order: words({ nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' }),
  absent: words({
    nl: 'Staat hier niet in',
    fr: 'N’y figure pas',
    en: 'Is not in it',
    de: 'Ist nicht enthalten',
  }),
  none: words({
    nl: 'Alleen de opmaak verschilt.',
    fr: 'Seule la mise en forme diffère.',
    en: 'Only the formatting differs.',
    de: 'Nur die Formatierung unterscheidet sich.',
  }),
  here: words({
    nl: '{name} heeft dit ook open',
    fr: '{name} a aussi ouvert ceci',
    en: '{name} has this open too',
    de: '{name} hat dies auch geöffnet',
  }),
  savedSince: words({
    nl: '{name} bewaarde dit nadat u het opende. Laad de pagina opnieuw, of schrijf verder: u ziet dan beide teksten.',
    fr: '{name} a enregistré ceci après que vous l’avez ouvert. Rechargez la page, ou continuez : vous verrez alors les deux textes.',
    en: '{name} saved this after you opened it. Load the page again, or go on writing: you will then see both texts.',
    de: '{name} hat dies gespeichert, nachdem Sie es geöffnet haben. Laden Sie die Seite neu, oder schreiben Sie weiter: Sie sehen dann beide Texte.',
  }),
  saveMine: words({
    nl: 'Bewaar deze keuze',
    fr: 'Enregistrer ce choix',
    en: 'Save this choice',
    de: 'Diese Auswahl speichern',
  }),
  loadTheirs: words({
    nl: 'Laat mijn tekst vallen en open die van {name}',
    fr: 'Abandonner mon texte et ouvrir celui de {name}',
    en: 'Drop my text and open that of {name}',
    de: 'Meinen Text verwerfen und den von {name} öffnen',
  }),
}

type Key = keyof typeof texts

export function twoTextsWords(language: string, name: string): Record<Key, string> {
  const own = knownLocale(language)
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text[own].replaceAll('{name}', () => name || theSchedule[own]),
  ])
  return Object.fromEntries(filled) as Record<Key, string>
}
