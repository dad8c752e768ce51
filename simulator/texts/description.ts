import type { RowContext } from '../rows/row-context'
import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import { phrasebooks } from './phrasebooks'
import { slotsFor } from './slots'
import { subjectsOf } from './subjects'
import { mentions, render } from './template'

/** The same things in every language, each said in one of several ways. */
export function descriptionOf(context: RowContext): string {
  const { core, descriptionLanguage: language } = context
  const book = phrasebooks[language]
  const [noun, gender] = book.nouns[core.type.key]
  const slots = slotsFor(context, language, noun, gender)
  const subjects = subjectsOf(context, new Random(hash(core.key, 121)))
  const templates = subjects.map((subject, n) => {
    const variants = book.sentences[subject]
    return { subject, template: variants[hash(core.key, 122, n) % variants.length]! }
  })
  // An opening that counts the bedrooms makes the sentence about rooms a repetition.
  const isCounted = mentions(templates[0]!.template, 'beds')
  const sentences = templates
    .filter(({ subject }) => !isCounted || subject !== 'roomsFlat')
    .map(({ template }) => render(template, slots, gender))
  const endOf = (n: number) => Math.round((n * sentences.length) / 3)
  return [0, 1, 2]
    .map((n) => sentences.slice(endOf(n), endOf(n + 1)).join(' '))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}
