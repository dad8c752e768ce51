import type { FAQPage, WithContext } from 'schema-dts'

import { plainText } from '@/domain/content/plain-text'

import type { ShownModule } from '../read/shown-module'

/**
 * Questions and their answers, also as a list of articles to unfold that are each titled by a question, are what search
 * engines call an FAQ; else `null`.
 */
export function faqJsonLd(modules: readonly ShownModule[]): WithContext<FAQPage> | null {
  const questions = modules
    .flatMap((module) => {
      if (module.kind === 'questions')
        return module.questions.map(({ question, answer }) => ({ title: question, body: answer }))
      if (module.kind !== 'category' || module.layout.view !== 'collapse') return []
      const articles = module.groups.flatMap((group) => group.articles).slice(0, module.layout.maximum)
      return articles.filter(({ title }) => title.trim().endsWith('?'))
    })
    .filter(({ body }) => plainText(body) !== '')
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
    })),
  }
}
