import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'

import { shownLength, type WordsFrom } from './search-result-text'

const text = {
  heading: words({
    nl: 'Zo kan het in Google staan',
    fr: 'Aperçu dans Google',
    en: 'How it may look in Google',
    de: 'So kann es bei Google aussehen',
  }),
  title: words({
    nl: 'Titel: {count} tekens. Google toont er ongeveer {most}.',
    fr: 'Titre : {count} signes. Google en montre environ {most}.',
    en: 'Title: {count} characters. Google shows about {most}.',
    de: 'Titel: {count} Zeichen. Google zeigt etwa {most}.',
  }),
  description: words({
    nl: 'Omschrijving: {count} tekens. Google toont er ongeveer {most}.',
    fr: 'Description : {count} signes. Google en montre environ {most}.',
    en: 'Description: {count} characters. Google shows about {most}.',
    de: 'Beschreibung: {count} Zeichen. Google zeigt etwa {most}.',
  }),
  from: {
    title: {
      own: null,
      page: words({
        nl: 'Van de pagina zelf: er is geen titel voor Google ingevuld.',
        fr: 'De la page elle-même : aucun titre pour Google n’est rempli.',
        en: 'From the page itself: no title for Google is filled in.',
        de: 'Von der Seite selbst: Kein Titel für Google ist ausgefüllt.',
      }),
      name: null,
    },
    description: {
      own: null,
      page: words({
        nl: 'Van de pagina zelf: er is geen omschrijving voor Google ingevuld.',
        fr: 'De la page elle-même : aucune description pour Google n’est remplie.',
        en: 'From the page itself: no description for Google is filled in.',
        de: 'Von der Seite selbst: Keine Beschreibung für Google ist ausgefüllt.',
      }),
      name: words({
        nl: 'Alleen de titel: de pagina zelf heeft geen tekst om te tonen.',
        fr: 'Seulement le titre : la page elle-même n’a pas de texte à montrer.',
        en: 'Only the title: the page itself has no text to show.',
        de: 'Nur der Titel: Die Seite selbst hat keinen Text zum Anzeigen.',
      }),
    },
  },
  hidden: words({
    nl: 'Google toont deze pagina niet: “Vindbaar” staat op nee.',
    fr: 'Google ne montre pas cette page : « Référencement » est sur non.',
    en: 'Google does not show this page: “Findable” is set to no.',
    de: 'Google zeigt diese Seite nicht: „Auffindbar“ steht auf Nein.',
  }),
}

export const searchResultWords = (language: Language) => ({
  heading: text.heading[language],
  hidden: text.hidden[language],
  counted: (part: 'title' | 'description', count: number) =>
    filled(text[part], language, { count, most: shownLength[part] }),
  /** Where it stands in for what nobody wrote; `null` for words of its own. */
  standIn: (part: 'title' | 'description', from: WordsFrom) => text.from[part][from]?.[language] ?? null,
})

function filled(template: PerLanguage<string>, language: Language, values: Record<string, number>): string {
  return template[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
