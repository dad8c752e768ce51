import type { Database } from '@/database/connection'
import type { MailSite } from '@/features/leads/mails/mail-services'
import type { Locale } from '@/i18n/locales'

import { findAlternates } from '../paths/entry-paths'
import { visitorReader } from '../read/published-source'
import { readShell } from '../read/read-shell'

/** Who writes a mail, as editors filled it in. */
export async function readMailSite(
  { db, siteUrl }: { db: Database; siteUrl: string },
  locale: Locale,
): Promise<MailSite> {
  const [{ agency, settings }, privacy] = await Promise.all([
    readShell(visitorReader({ db, locale })),
    findAlternates(db, 'privacy'),
  ])
  const path = privacy[locale]?.path
  return { agency, settings, siteUrl, privacyHref: path ? `${siteUrl}${path}` : null }
}
