import { noSeo } from '../published/seo-document'
import type { ContentReader } from '../read/content-reader'
import { type ContentPage, type PageToRead, showPage } from '../read/read-page'

/** A section as a page that holds nothing else, for whoever writes it. */
export async function readSection(
  reader: ContentReader,
  { id, values }: PageToRead,
): Promise<ContentPage | null> {
  const [section, known] = await Promise.all([reader.source.findSection(id), values])
  if (!section) return null
  const bare = {
    ...{ id, name: '', title: '', description: '', className: '' },
    ...{ image: null, banner: null, body: [], hasBreadcrumb: false, seo: noSeo },
  }
  return showPage(reader, { ...bare, modules: section.modules }, known)
}
