import type { PayloadRequest } from 'payload'

import { type Language, languages } from '@/domain/language'
import { cleanText } from '@/domain/lead/form/form-text'
import { longestIntro, longestSubject, type NewsletterWords } from '@/domain/newsletter/newsletter'

import { sendsNewsletters, writesNewsletterIn } from './newsletters.access'
import type { NewsletterChange } from './save-newsletter'

/** The names of the fields of the form. */
export const fieldNames = {
  subject: (language: Language) => `subject-${language}`,
  intro: (language: Language) => `intro-${language}`,
  article: (id: number) => `article-${id}`,
  home: (id: number) => `home-${id}`,
  was: (field: string) => `was-${field}`,
}

type Texts = ReadonlyMap<string, string>

/** What of a form its writer may change: a translator their own languages, nobody else's words and no choice. */
export function changeFrom(req: Pick<PayloadRequest, 'user'>, texts: Texts): NewsletterChange {
  const words = languages
    .filter((language) => texts.has(fieldNames.subject(language)) && writesNewsletterIn(req, language))
    .map((language) => [
      language,
      {
        was: wordsIn(texts, language, fieldNames.was),
        now: wordsIn(texts, language, (field) => field),
      },
    ])
  return {
    words: Object.fromEntries(words) as NewsletterChange['words'],
    ...(sendsNewsletters(req) && {
      articles: { was: idsIn(texts.get(fieldNames.was('articles'))), now: tickedIds(texts, 'article') },
      homes: { was: idsIn(texts.get(fieldNames.was('homes'))), now: tickedIds(texts, 'home') },
    }),
  }
}

function wordsIn(texts: Texts, language: Language, nameOf: (field: string) => string): NewsletterWords {
  const subject = texts.get(nameOf(fieldNames.subject(language))) ?? ''
  const intro = texts.get(nameOf(fieldNames.intro(language))) ?? ''
  return {
    subject: cleanText(subject).slice(0, longestSubject),
    intro: cleanText(intro, { isMultiline: true }).slice(0, longestIntro),
  }
}

function tickedIds(texts: Texts, kind: 'article' | 'home'): number[] {
  return [...texts.keys()].flatMap((name) => {
    const [, id] = new RegExp(`^${kind}-(\\d{1,9})$`).exec(name) ?? []
    return id ? [Number(id)] : []
  })
}

function idsIn(list = ''): number[] {
  return list.split(',').flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))
}

/** As they are typed or copied: with commas, spaces or on lines of their own. */
export function referencesIn(texts: Texts): string[] {
  return (texts.get('references') ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 50)
}
