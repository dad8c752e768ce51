import { perLanguage } from '@/domain/language'
import type { FormerMember } from '@/features/content/read/read-member'
import { FormerMemberPage } from '@/features/content/modules/team/former-member-page'
import { CardGrid } from '@/features/listings/list/card-grid'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'

import { pictureHosts } from '../data/homes/listings'
import { getSite } from '../data/site'
import { plainHead } from '../head'
import type { Page } from '../page'
import { missingCache } from './not-found-screen'

/** Somebody who left the team: 410, and who is there instead. */
export async function formerMemberScreen(locale: Locale, left: FormerMember): Promise<Page> {
  const { settings } = await getSite(locale)
  const { office, colleagues, homes: cards } = left
  return {
    locale,
    status: 410,
    cache: missingCache([...left.tags, ...cards.map(({ id }) => listingTag(id))]),
    head: plainHead(translator(locale)('member.left'), { robots: 'noindex' }),
    shell: { alternates: perLanguage(rootPath) },
    content: (
      <FormerMemberPage
        {...{ office, colleagues, locale }}
        homes={cards.length > 0 ? <CardGrid {...{ locale, cards, settings }} hosts={pictureHosts} /> : null}
        hosts={pictureHosts}
      />
    ),
  }
}
