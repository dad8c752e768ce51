import type { ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { breadcrumbJsonLd } from '@/features/listings/seo/breadcrumb-json-ld'
import { getTrail } from '@/site/data/paths'
import { siteUrl } from '@/site/data/site'
import { Breadcrumb } from '@/ui/page/breadcrumb'
import { JsonLd } from '@/ui/page/json-ld'

/** Where a page stands: from the start page down to itself. */
export async function entryTrail(entry: string, locale: Locale): Promise<ReactNode> {
  const t = translator(locale)
  const trail = await getTrail(entry, locale)
  if (trail.length < 2) return null
  const crumbs = trail.map(({ title, href }, index) => ({
    text: index === 0 ? t('nav.home') : title,
    href: index < trail.length - 1 ? href : undefined,
  }))
  const url = new URL(trail.at(-1)?.href ?? '/', siteUrl).href
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, url)} />
      <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
    </>
  )
}
