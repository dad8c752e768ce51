import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { cutText } from '@/domain/text/cut-text'
import { teamTag } from '@/features/content/content-tags'
import { MemberPage } from '@/features/content/modules/team/member-page'
import { memberJsonLd } from '@/features/content/seo/member-json-ld'
import { CardGrid } from '@/features/listings/list/card-grid'
import { listingTag, listTag } from '@/features/listings/listing-tags'
import { breadcrumbJsonLd } from '@/features/listings/seo/breadcrumb-json-ld'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'
import { memberPath } from '@/i18n/paths/member-paths'
import { Breadcrumb } from '@/ui/page/breadcrumb'
import { JsonLd } from '@/ui/page/json-ld'

import { getFormerMember, getMember } from '../data/content'
import { pictureHosts } from '../data/homes/listings'
import { getTrail } from '../data/paths'
import { getSite, siteUrl } from '../data/site'
import { pageHead } from '../head'
import type { Answer } from '../page'
import { permanentRedirect } from '../redirect'
import { formerMemberScreen } from './former-member-screen'
import { notFoundScreen } from './not-found-screen'
import { pageTags } from './page-tags'

interface MemberScreenProps {
  locale: Locale
  id: number
  path: string
}

/** A member of the team, with the homes that the agency's platform names them for. */
export async function memberScreen({ locale, id, path }: MemberScreenProps): Promise<Answer> {
  const read = await getMember(id, locale)
  if (!read) {
    const left = await getFormerMember(id, locale)
    return left ? formerMemberScreen(locale, left) : notFoundScreen(locale, { tags: [teamTag] })
  }
  const { member, office, homes, articles, teamPage } = read
  const own = memberPath(locale, member)
  if (own !== path) return permanentRedirect(own, pageTags([teamTag]))
  const [{ settings }, above] = await Promise.all([
    getSite(locale),
    teamPage ? getTrail(teamPage.entry, locale) : [{ title: '', href: rootPath(locale) }],
  ])
  const alternates = perLanguage((language) => memberPath(language, member))
  const url = new URL(own, siteUrl).href
  const { name, role, introduction, picture } = member
  const gridOf = (deal: Deal) => {
    const cards = homes.filter((home) => home.deal === deal)
    return cards.length > 0 ? <CardGrid {...{ locale, cards, settings }} hosts={pictureHosts} /> : null
  }
  return {
    locale,
    cache: {
      tags: pageTags([
        ...read.tags,
        ...homes.map((home) => listingTag(home.id)),
        listTag('sale'),
        listTag('rent'),
      ]),
    },
    head: await pageHead({
      locale,
      title: [name, role].filter(Boolean).join(', '),
      description: cutText(introduction, { limit: 155, ellipsis: '…' }),
      alternates,
      picture: picture?.url,
    }),
    // Who can be called has a button of their own.
    shell: { alternates, hasMainAction: Boolean(member.phone) },
    content: (
      <>
        <JsonLd data={memberJsonLd({ member, locale, url, siteUrl })} />
        <Trail above={above} name={name} url={url} locale={locale} />
        <MemberPage
          {...{ member, office, articles, locale }}
          forSale={gridOf('sale')}
          forRent={gridOf('rent')}
          teamHref={teamPage?.path ?? null}
          hosts={pictureHosts}
        />
      </>
    ),
  }
}

interface TrailProps {
  /** From the start page to that of the whole team. */
  above: { title: string; href: string }[]
  name: string
  url: string
  locale: Locale
}

function Trail({ above, name, url, locale }: TrailProps) {
  const t = translator(locale)
  const crumbs = [
    ...above.map(({ title, href }, index) => ({ text: index === 0 ? t('nav.home') : title, href })),
    { text: name },
  ]
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, url)} />
      <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
    </>
  )
}
