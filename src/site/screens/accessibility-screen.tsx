import { entryTag } from '@/features/content/content-tags'
import { FormHelp } from '@/features/leads/form/view/form-help'
import { FormView } from '@/features/leads/form/view/form-view'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import { AccessibilityPage } from '@/features/rights/accessibility/accessibility-page'
import { auditFacts } from '@/features/rights/accessibility/audit-facts'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { getReplyWorkingDays } from '../data/forms'
import { pictureHosts } from '../data/homes/listings'
import { getAlternates, getPrivacyPage } from '../data/paths'
import { getSite } from '../data/site'
import { pageHead } from '../head'
import type { Page } from '../page'
import { pageTags } from './page-tags'

/** The statement on accessibility, with the form for who is hindered. */
export async function accessibilityScreen({
  locale,
  entry,
}: {
  locale: Locale
  entry: string
}): Promise<Page> {
  const t = translator(locale)
  const [site, alternates, privacy, replyWorkingDays] = await Promise.all([
    getSite(locale),
    getAlternates(entry, locale),
    getPrivacyPage(locale),
    getReplyWorkingDays(),
  ])
  const kind = 'accessibility'
  return {
    locale,
    cache: {
      tags: pageTags([replyPromiseTag, ...(privacy ? [entryTag(privacy.entry)] : [])], { entry }),
    },
    head: await pageHead({
      locale,
      title: t('accessibility.title'),
      description: t('accessibility.description', { agency: site.agency.name }),
      alternates,
    }),
    shell: { alternates },
    content: (
      <AccessibilityPage
        locale={locale}
        agency={site.agency.name}
        facts={auditFacts}
        form={
          <FormView kind={kind} locale={locale} action={formPath(locale, kind)} privacyHref={privacy?.path} />
        }
        help={
          <FormHelp
            agent={null}
            agency={site.agency}
            replyWorkingDays={replyWorkingDays}
            hosts={pictureHosts}
            locale={locale}
          />
        }
      />
    ),
  }
}
