import type { Payload, TypedUser } from 'payload'

import { articleDocument } from '../published/article-document'
import { pageDocument } from '../published/page-document'
import type { ContentReader } from '../read/content-reader'

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
    limit: 1,
    pagination: false,
  } as const
  return {
    ...published,
    source: {
      ...published.source,
      async findPage(id) {
        const where = { id: { equals: id } }
        const { docs } = await payload.find({ ...reading, collection: 'pages', where })
        return docs[0] ? pageDocument(docs[0]) : null
      },
      async findArticle(id) {
        const where = { id: { equals: id } }
        const { docs } = await payload.find({ ...reading, collection: 'articles', where })
        return docs[0] ? articleDocument(docs[0]) : null
      },
    },
  }
}
