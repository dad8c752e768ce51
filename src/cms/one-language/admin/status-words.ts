import { knownLocale } from '@/i18n/locales'

import { words } from '../../words'

const texts = {
  states: words({
    nl: 'Op de site, per taal',
    fr: 'Sur le site, par langue',
    en: 'On the site, by language',
    de: 'Auf der Website, je Sprache',
  }),
  revert: words({
    nl: 'In het {language} wordt het concept weer wat bezoekers nu lezen. De andere talen houden hun concept; wat nu in het concept staat, blijft onder “Versies”.',
    fr: 'En {language}, le brouillon redevient ce que les visiteurs lisent. Les autres langues gardent leur brouillon ; le brouillon actuel reste sous « Versions ».',
    en: 'In {language} the draft becomes what visitors read now. The other languages keep their draft; the present draft stays under “Versions”.',
    de: 'Auf {language} wird der Entwurf wieder das, was Besucher jetzt lesen. Die anderen Sprachen behalten ihren Entwurf; der jetzige Entwurf bleibt unter „Versionen“.',
  }),
}

type Key = keyof typeof texts

export function statusWords(language: string, named = ''): Record<Key, string> {
  const own = knownLocale(language)
  const name = own === 'fr' ? named.toLocaleLowerCase('fr') : named
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text[own].replace('{language}', () => name),
  ])
  return Object.fromEntries(filled) as Record<Key, string>
}
