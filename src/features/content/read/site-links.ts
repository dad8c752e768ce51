import type { FooterColumn, MenuItem, SiteLink } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { projectListPath } from '@/i18n/paths/project-paths'

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

interface Links {
  topBar: SiteLink[]
  menu: MenuItem[]
  footer: FooterColumn[]
}

/** What stands around every page of a site that has no projects: nothing in it leads to their list. */
export function withoutProjects({ topBar, menu, footer }: Links, locale: Locale): Links {
  const leadsElsewhere = ({ href }: { href: string }) =>
    !/^[^?#]*/.exec(href)?.includes(projectListPath(locale))
  return {
    topBar: topBar.filter(leadsElsewhere),
    menu: menu
      .filter(leadsElsewhere)
      .map((item) => ({ ...item, children: item.children.filter(leadsElsewhere) })),
    footer: footer.flatMap((column) => {
      const lines = column.lines.filter((line) => typeof line === 'string' || leadsElsewhere(line))
      // A title above nothing says nothing.
      const isEmptied = lines.length < column.lines.length && lines.length === 0
      return isEmptied && !column.introText && column.images.length === 0 ? [] : { ...column, lines }
    }),
  }
}
