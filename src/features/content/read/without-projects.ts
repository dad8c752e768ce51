import type { FooterColumn, MenuItem, SiteLink } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { projectListPath } from '@/i18n/paths/project-paths'

interface Leading {
  topBar: SiteLink[]
  menu: MenuItem[]
  footer: FooterColumn[]
}

/** What stands around every page of a site that has no projects: nothing in it leads to their list. */
export function withoutProjects({ topBar, menu, footer }: Leading, locale: Locale): Leading {
  const leadsElsewhere = ({ href }: { href: string }) =>
    !/^[^?#]*/.exec(href)?.includes(projectListPath(locale))
  return {
    topBar: topBar.filter(leadsElsewhere),
    menu: menu
      .filter(leadsElsewhere)
      .map((item) => ({ ...item, children: item.children.filter(leadsElsewhere) })),
    footer: footer.map((column) => ({
      ...column,
      lines: column.lines.filter((line) => typeof line === 'string' || leadsElsewhere(line)),
    })),
  }
}
