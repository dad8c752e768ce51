import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { Crumb } from '@/ui/page/breadcrumb'

/** The trail above a page, which closes it; `url` is the page's own address, with its origin. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], url: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href === undefined ? url : new URL(href, url).href,
    })),
  }
}
