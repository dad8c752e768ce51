import type { ModuleDocument } from '../published/module-document'
import type { PageDocument } from '../published/page-document'
import type { SectionsById } from '../read/content-source'

/** The sections that a page holds, published or not. */
export function sectionsOf({ modules }: Pick<PageDocument, 'modules'>): number[] {
  return [...new Set(modules.flatMap((module) => (module.blockType === 'section' ? [module.section] : [])))]
}

/** A page's modules, with those of a section in its place; one that is not published leaves nothing. */
export function placeSections(
  { modules }: Pick<PageDocument, 'modules'>,
  sections: SectionsById,
): ModuleDocument[] {
  return modules.flatMap((module) => {
    if (module.blockType !== 'section') return [module]
    const placed = sections.get(module.section)?.modules ?? []
    // One section may stand twice on a page.
    return placed.map((own) => ({ ...own, id: `${module.id}-${own.id}` }))
  })
}
