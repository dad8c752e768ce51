import { words } from '@/cms/words'
import type { Language, PerLanguage } from '@/domain/language'

import { shownLength } from './search-result-text'

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
})

function filled(template: PerLanguage<string>, language: Language, values: Record<string, number>): string {
  return template[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
