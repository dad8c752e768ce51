import type { Section } from '@/cms/generated/payload-types'

import { moduleDocuments, type ModuleDocument } from './module-document'

/** The modules of a section in one language, for the pages that hold it. */
export interface SectionDocument {
  modules: ModuleDocument[]
}

export function sectionDocument({ modules }: Section): SectionDocument {
  return { modules: moduleDocuments(modules) }
}
