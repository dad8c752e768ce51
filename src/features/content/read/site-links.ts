import type { SiteLink } from '@/domain/site/site'

import { type LinkedRecord, recordKey, type RecordPaths } from '../paths/record-paths'
import type { LinkDocument } from '../published/link-document'

type Leading = Pick<LinkDocument, 'page'> | null | undefined

export function linkedPages(links: readonly Leading[]): LinkedRecord[] {
  return links.flatMap((link) =>
    typeof link?.page === 'number' ? [{ relationTo: 'pages' as const, id: link.page }] : [],
  )
}

/** `null` when it leads nowhere in this language, or has no words. */
export function toSiteLink(link: LinkDocument | null, paths: RecordPaths): SiteLink | null {
  if (!link) return null
  const url = link.url.trim()
  const id = link.page
  const page = paths.get(id === null ? url : recordKey({ relationTo: 'pages', id }))
  if (id !== null && !page) return null
  const label = link.label.trim() || page?.title
  const href = page ? page.href + (/^[?#]/.test(url) ? url : '') : url
  if (!label || !href) return null
  const isExternal = page ? page.isExternal : /^https?:/i.test(url)
  return { label, href, ...(isExternal && { isExternal }) }
}
