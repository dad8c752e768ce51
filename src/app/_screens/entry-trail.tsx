import { getTrail } from '@/app/_data/paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb } from '@/ui/breadcrumb'

/** Where a page stands: from the home page down to itself. */
export async function EntryTrail({ entry, locale }: { entry: string; locale: Locale }) {
  const t = translator(locale)
  const trail = await getTrail(entry, locale)
  if (trail.length < 2) return null
  const crumbs = trail.map(({ title, href }, index) => ({
    text: index === 0 ? t('nav.home') : title,
    href: index < trail.length - 1 ? href : undefined,
  }))
  return <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
}
