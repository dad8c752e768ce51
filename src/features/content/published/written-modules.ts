import type { Page } from '@/cms/generated/payload-types'
import { parseRichText } from '@/domain/content/rich-text'

import type { InEveryLanguage } from './read-all-languages'

type Module = NonNullable<Page['modules']>[number]

/**
 * A page in each language, without the modules that nobody has written there yet: order and new modules hold in every
 * language, their words come later. A form and the list of a list page are there without a word.
 */
export function withWrittenModules(page: InEveryLanguage<Page>): InEveryLanguage<Page> {
  const written = new Set(
    page.flatMap(({ record }) => (record.modules ?? []).filter(hasWords).map(({ id }) => id)),
  )
  return page.map(({ language, record }) => ({
    language,
    record: {
      ...record,
      modules: record.modules?.filter(
        (module) => isUseful(module) || hasWords(module) || !written.has(module.id),
      ),
    },
  }))
}

function hasWords(module: Module): boolean {
  const texts = [module.title, module.description, module.description2]
  const body = module.blockType === 'text' ? parseRichText(module.body) : []
  return body.some(isFilled) || texts.some((text) => text?.trim())
}

/** An editor that was opened and left holds an empty paragraph. */
function isFilled(node: object): boolean {
  if ('text' in node) return String(node.text).trim() !== ''
  if ('children' in node && Array.isArray(node.children)) return (node.children as object[]).some(isFilled)
  return true
}

function isUseful(module: Module): boolean {
  return (
    module.blockType === 'contact' || (module.blockType === 'property-list' && module.source === 'whole-list')
  )
}
