import type { SiteLink } from '@/domain/site/site'

import { idOf } from '../id-of'
import { type LinkedRecord, recordKey, type RecordPaths } from '../paths/record-paths'

/** A link as editors write it: to a page, to an address, or to a place within a page. */
export interface StoredLink {
  label?: string | null
  page?: unknown
  url?: string | null
}

export function linkedPages(links: readonly (StoredLink | null | undefined)[]): LinkedRecord[] {
  return links.flatMap((link) => {
    const id = idOf(link?.page)
    return id === null ? [] : [{ relationTo: 'pages' as const, id }]
  })
}

/** `null` when it leads nowhere in this language, or has no words. */
export function toSiteLink(link: StoredLink | null | undefined, paths: RecordPaths): SiteLink | null {
  const url = link?.url?.trim() ?? ''
  const id = idOf(link?.page)
  const page = paths.get(id === null ? url : recordKey({ relationTo: 'pages', id }))
  if (id !== null && !page) return null
  const label = link?.label?.trim() || page?.title
  const href = page ? page.href + (/^[?#]/.test(url) ? url : '') : url
  if (!label || !href) return null
  const isExternal = page ? page.isExternal : /^https?:/i.test(url)
  return { label, href, ...(isExternal && { isExternal }) }
}
