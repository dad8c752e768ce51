import type { Payload, TypedUser } from 'payload'

import { articleDocument } from '../published/article-document'
import type { SingleDocuments, SingleKind } from '../published/documents'
import { globalDocuments } from '../published/global-documents'
import { pageDocument } from '../published/page-document'
import { sectionDocument } from '../published/section-document'
import type { ContentReader } from '../read/content-reader'
import { sectionsOf } from '../sections/place-sections'

interface Editing {
  payload: Payload
  /** The signed-in person for whom a preview is made. */
  editor: TypedUser
}

/** Reads what an editor is working on, with the editor's own rights, among what visitors see. */
export function draftReader(published: ContentReader, { payload, editor }: Editing): ContentReader {
  const reading = {
    locale: published.locale,
    fallbackLocale: false,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: editor,
  } as const
  const one = { limit: 1, pagination: false }
  /** Settings with drafts. Those without are read as visitors see them. */
  const singles: Partial<{ [Kind in SingleKind]: () => Promise<SingleDocuments[Kind] | null> }> = {
    header: async () => globalDocuments.header(await payload.findGlobal({ ...reading, slug: 'header' })),
    footer: async () => globalDocuments.footer(await payload.findGlobal({ ...reading, slug: 'footer' })),
    // Tried before it is switched on.
    popup: async () =>
      globalDocuments.popup({
        ...(await payload.findGlobal({ ...reading, slug: 'popup' })),
        isPublished: true,
      }),
    'home-banner': async () =>
      globalDocuments['home-banner'](await payload.findGlobal({ ...reading, slug: 'home-banner' })),
  }
  return {
    ...published,
    source: {
      ...published.source,
      async findPage(id) {
        const where = { id: { equals: id } }
        const { docs } = await payload.find({ ...reading, ...one, collection: 'pages', where })
        if (!docs[0]) return null
        const page = pageDocument(docs[0])
        return { page, sections: await published.source.findRecords('section', sectionsOf(page)) }
      },
      async findSection(id) {
        const where = { id: { equals: id } }
        const { docs } = await payload.find({ ...reading, ...one, collection: 'sections', where })
        return docs[0] ? sectionDocument(docs[0]) : null
      },
      async findArticle(id) {
        const where = { id: { equals: id } }
        const { docs } = await payload.find({ ...reading, ...one, collection: 'articles', where })
        return docs[0] ? articleDocument(docs[0]) : null
      },
      findSingle: (kind) => singles[kind]?.() ?? published.source.findSingle(kind),
    },
  }
}
