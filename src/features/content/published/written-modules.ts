import type { Page, Section } from '@/cms/generated/payload-types'
import { isWritten, parseRichText } from '@/domain/content/rich-text'

import type { InEveryLanguage } from './read-all-languages'

type Module = NonNullable<Page['modules']>[number]

/**
 * A page or section in each language, without the modules that nobody has written there yet: order and new modules hold in every
 * language, their words come later. A form and the list of a list page are there without a word.
 */
export function withWrittenModules<Shape extends Page | Section>(
  record: InEveryLanguage<Shape>,
): InEveryLanguage<Shape> {
  const written = new Set(
    record.flatMap(({ record: one }) => (one.modules ?? []).filter(hasWords).map(({ id }) => id)),
  )
  return record.map(({ language, record: one }) => ({
    language,
    record: {
      ...one,
      modules: (one.modules as Module[] | null | undefined)?.filter(
        (module) => isUseful(module) || hasWords(module) || !written.has(module.id),
      ),
    },
  }))
}

function hasWords(module: Module): boolean {
  // Its words are its own affair.
  if (module.blockType === 'section') return false
  const { texts, bodies } = ownWords(module)
  return (
    bodies.some((body) => isWritten(parseRichText(body))) ||
    [module.title, module.description, module.description2, ...texts].some((text) => text?.trim())
  )
}

/** What a module says beside the words that every module has. */
function ownWords(module: Module): { texts: (string | null | undefined)[]; bodies: unknown[] } {
  switch (module.blockType) {
    case 'text':
      return { texts: [], bodies: [module.body] }
    case 'columns':
      return {
        texts: (module.columns ?? []).map(({ heading }) => heading),
        bodies: (module.columns ?? []).map(({ body }) => body),
      }
    case 'questions':
      return {
        texts: (module.questions ?? []).map(({ question }) => question),
        bodies: (module.questions ?? []).map(({ answer }) => answer),
      }
    case 'figures':
      return { texts: (module.figures ?? []).flatMap((row) => [row.figure, row.meaning]), bodies: [] }
    case 'video':
      return { texts: [module.address], bodies: [] }
    case 'call-to-action':
      return { texts: (module.links ?? []).map(({ label }) => label), bodies: [] }
    default:
      return { texts: [], bodies: [] }
  }
}

function isUseful(module: Module): boolean {
  return (
    module.blockType === 'contact' || (module.blockType === 'property-list' && module.source === 'whole-list')
  )
}
