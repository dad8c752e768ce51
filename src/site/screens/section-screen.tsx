import { PageBody } from '@/features/content/page-body'
import type { Locale } from '@/i18n/locales'

import { getSection, type PreviewReader } from '../data/content'
import { pictureHosts } from '../data/homes/listings'
import { getAlternates } from '../data/paths'
import { getSite } from '../data/site'
import { pageHead } from '../head'
import type { Page } from '../page'
import { notFoundScreen } from './not-found-screen'

interface SectionScreenProps {
  locale: Locale
  recordId: number
  preview: PreviewReader
}

/** A section alone, as it stands on the pages that hold it. Only who writes it sees it so. */
export async function sectionScreen({ locale, recordId, preview }: SectionScreenProps): Promise<Page> {
  const [section, alternates, site] = await Promise.all([
    getSection(recordId, locale, preview),
    getAlternates('home', locale),
    getSite(locale),
  ])
  if (!section) return notFoundScreen(locale, { isPrivate: true })
  return {
    locale,
    cache: 'private',
    head: await pageHead({ locale, title: site.agency.name, description: '', alternates }),
    shell: { alternates, isWide: true },
    content: <PageBody page={section} locale={locale} hosts={pictureHosts} site={site} />,
  }
}
