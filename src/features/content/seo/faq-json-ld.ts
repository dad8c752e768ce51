import type { FAQPage, WithContext } from 'schema-dts'

import { plainText } from '@/domain/content/plain-text'

import type { ShownModule } from '../read/shown-module'

/** A list of articles to unfold, each titled by a question, is what search engines call an FAQ; else `null`. */
export function faqJsonLd(modules: readonly ShownModule[]): WithContext<FAQPage> | null {
  const questions = modules
    .flatMap((module) => {
      if (module.kind !== 'category' || module.layout.view !== 'collapse') return []
      return module.groups.flatMap(({ articles }) => articles).slice(0, module.layout.maximum)
    })
    .filter(({ title, body }) => title.trim().endsWith('?') && plainText(body) !== '')
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
