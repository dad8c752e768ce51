import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

const texts = {
  publish: words({
    nl: 'Publiceer in het {language}',
    fr: 'Publier en {language}',
    en: 'Publish in {language}',
    de: 'Auf {language} veröffentlichen',
  }),
  untitled: words({
    nl: 'Eerst een titel in het {language}',
    fr: 'D’abord un titre en {language}',
    en: 'First a title in {language}',
    de: 'Zuerst ein Titel auf {language}',
  }),
  publishAll: words({
    nl: 'Publiceer in alle talen',
    fr: 'Publier dans toutes les langues',
    en: 'Publish in all languages',
    de: 'In allen Sprachen veröffentlichen',
  }),
  shared: words({
    nl: 'Andere teksten blijven zoals ze zijn. Beelden, volgorde en nieuwe modules gelden in elke taal.',
    fr: 'Les autres textes restent tels quels. Images, ordre et nouveaux modules valent dans chaque langue.',
    en: 'Other texts stay as they are. Pictures, order and new modules hold in every language.',
    de: 'Andere Texte bleiben, wie sie sind. Bilder, Reihenfolge und neue Module gelten in jeder Sprache.',
  }),
  sharedAll: words({
    nl: 'Ook wat in andere talen nog een concept is.',
    fr: 'Y compris ce qui est encore un brouillon dans les autres langues.',
    en: 'Also what is still a draft in other languages.',
    de: 'Auch was in anderen Sprachen noch ein Entwurf ist.',
  }),
  plan: words({
    nl: 'Plan in voor {when}: {language}',
    fr: 'Planifier pour le {when} : {language}',
    en: 'Plan for {when}: {language}',
    de: 'Einplanen für {when}: {language}',
  }),
  planAll: words({
    nl: 'Plan alle talen in',
    fr: 'Planifier toutes les langues',
    en: 'Plan all languages',
    de: 'Alle Sprachen einplanen',
  }),
  heard: words({
    nl: 'Uw tekst wordt eerst bewaard…',
    fr: 'Votre texte est d’abord enregistré…',
    en: 'Your text is saved first…',
    de: 'Ihr Text wird zuerst gespeichert…',
  }),
  planned: words({
    nl: 'Ingepland: dit verschijnt op {when}.',
    fr: 'Planifié : ceci paraîtra le {when}.',
    en: 'Planned: this appears on {when}.',
    de: 'Eingeplant: Dies erscheint am {when}.',
  }),
}

type Key = keyof typeof texts

/** `named`: the language one writes in, as the admin calls it. */
export function planWords(language: string, named: string): Record<Key, string> {
  const own = knownLocale(language)
  const name = own === 'fr' ? named.toLocaleLowerCase('fr') : named
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text[own].replace('{language}', () => name),
  ])
  return Object.fromEntries(filled) as Record<Key, string>
}
