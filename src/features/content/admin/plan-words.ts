import { words } from '@/cms/words'
import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

const texts = {
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
  planned: words({
    nl: 'Ingepland: dit verschijnt op {when}.',
    fr: 'Planifié : ceci paraîtra le {when}.',
    en: 'Planned: this appears on {when}.',
    de: 'Eingeplant: Dies erscheint am {when}.',
  }),
}

export function planWords(language: string): Record<keyof typeof texts, string> {
  const own = isLocale(language) ? language : mainLanguage
  return { plan: texts.plan[own], planAll: texts.planAll[own], planned: texts.planned[own] }
}
