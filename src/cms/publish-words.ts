import { words } from './words'

const publishIn = words({
  nl: 'Publiceer: {{locale}}',
  fr: 'Publier : {{locale}}',
  en: 'Publish: {{locale}}',
  de: 'Veröffentlichen: {{locale}}',
})
const publishAll = words({
  nl: 'Publiceer alle talen',
  fr: 'Publier toutes les langues',
  en: 'Publish all languages',
  de: 'Alle Sprachen veröffentlichen',
})
const publishing = (language: keyof typeof publishIn) => ({
  version: { publishIn: publishIn[language], publishAllLocales: publishAll[language] },
})

/** What Payload's own button says: which language, or all of them. */
export const publishWords = {
  nl: publishing('nl'),
  fr: publishing('fr'),
  en: publishing('en'),
  de: publishing('de'),
}
