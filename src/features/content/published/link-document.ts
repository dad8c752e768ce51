import { idOf } from '../id-of'

/** A link as editors write it: to a page, to an address, or to a place within a page. */
export interface LinkDocument {
  label: string
  page: number | null
  url: string
}

interface StoredLink {
  label?: string | null
  page?: unknown
  url?: string | null
}

export function linkDocument(link: StoredLink | null | undefined): LinkDocument | null {
  const own = { label: link?.label?.trim() ?? '', page: idOf(link?.page), url: link?.url?.trim() ?? '' }
  return own.label || own.page !== null || own.url ? own : null
}

export function linkDocuments(links: readonly StoredLink[] | null | undefined): LinkDocument[] {
  return (links ?? []).flatMap((link) => linkDocument(link) ?? [])
}
