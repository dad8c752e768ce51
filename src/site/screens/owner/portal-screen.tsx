import { z } from 'zod'

import { perLanguage } from '@/domain/language'
import { previewPath } from '@/features/owners/home/admin/owner-home-paths'
import { HomeList } from '@/features/owners/home/page/home-list'
import { HomePage } from '@/features/owners/home/page/home-page'
import { homePath, portalPath } from '@/features/owners/home/portal-paths'
import type { HomeStory } from '@/features/owners/home/read/read-story'
import { ownPlaces } from '@/features/owners/own-places'
import type { Owner } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { getReplyWorkingDays } from '@/site/data/forms'
import { getContact } from '@/site/data/homes/listing-page'
import { pictureHosts } from '@/site/data/homes/listings'
import { getOwnHomes, getOwnStory, getPreviewStory, newFormKey } from '@/site/data/portal'
import { getSite } from '@/site/data/site'

import { privateHead } from '../../head'
import type { Answer, Page } from '../../page'
import { AgencyLinks } from '../agency-links'
import { notFoundScreen } from '../not-found-screen'

/** The portal of who is signed in: their homes to choose from, or the only one at once. */
export async function portalScreen({ locale, owner }: { locale: Locale; owner: Owner }): Promise<Answer> {
  const [own, { agency }] = await Promise.all([getOwnHomes(owner), getSite(locale)])
  const [only, ...more] = own.homes
  if (only && more.length === 0 && own.waiting === 0)
    return new Response(null, {
      status: 303,
      headers: { ...privateHeaders, Location: homePath(locale, only.home.listingId) },
    })
  return portalPage(locale, {
    title: translator(locale)('portal.title'),
    owner,
    pathIn: portalPath,
    content: (
      <>
        <HomeList own={own} name={owner.name} now={new Date()} locale={locale} hosts={pictureHosts} />
        {own.homes.length === 0 && <AgencyLinks agency={agency} />}
      </>
    ),
  })
}

const noticeSchema = z.enum(['sent-message', 'sent-answer', 'empty', 'reason', 'past', 'limited', 'answered'])

interface HomeAsked {
  locale: Locale
  owner: Owner
  listingId: number
  query: URLSearchParams
}

/** One home's story. Another's home and one that is none answer alike. */
export async function portalHomeScreen({ locale, owner, listingId, query }: HomeAsked): Promise<Page> {
  const story = await getOwnStory(owner, { listingId, locale })
  if (!story) return notFoundScreen(locale, { isPrivate: true })
  const notice = noticeSchema.safeParse(query.get('news')).data ?? null
  const isProblem = notice !== null && !notice.startsWith('sent')
  return { ...(await storyPage({ story, locale, notice, owner })), ...(isProblem && { status: 422 }) }
}

/** What the owners of a home see, for the agency's own people. */
export async function portalPreviewScreen({
  locale,
  listingId,
}: {
  locale: Locale
  listingId: number
}): Promise<Page> {
  const story = await getPreviewStory({ listingId, locale })
  if (!story) return notFoundScreen(locale, { isPrivate: true })
  return storyPage({ story, locale, notice: null })
}

interface StoryPage {
  story: HomeStory
  locale: Locale
  notice: z.infer<typeof noticeSchema> | null
  /** Who reads; nobody when the agency looks. */
  owner?: Owner
}

async function storyPage({ story, locale, notice, owner }: StoryPage): Promise<Page> {
  const { home } = story
  const [{ agency }, replyWorkingDays, agent] = await Promise.all([
    getSite(locale),
    getReplyWorkingDays(),
    getContact(home.agent, locale),
  ])
  return portalPage(locale, {
    title: home.texts[locale].address,
    owner,
    // Who looks on stays where they look on.
    pathIn: (language) =>
      owner ? homePath(language, home.listingId) : previewPath(language, home.listingId),
    isWide: true,
    content: (
      <HomePage
        story={story}
        locale={locale}
        now={new Date()}
        notice={notice}
        agent={agent}
        agency={agency}
        replyWorkingDays={replyWorkingDays}
        hosts={pictureHosts}
        newKey={newFormKey}
        isPreview={!owner}
      />
    ),
  })
}

/** Kept by no cache, found by no search engine, and no site it links to learns its address. */
function portalPage(
  locale: Locale,
  {
    title,
    owner,
    pathIn,
    isWide,
    content,
  }: {
    title: string
    owner: Owner | undefined
    pathIn: (locale: Locale) => string
    isWide?: boolean
    content: Page['content']
  },
): Page {
  return {
    locale,
    cache: 'private',
    head: privateHead(title),
    shell: {
      alternates: perLanguage(pathIn),
      isWide,
      own: owner && ownPlaces(locale, { owner, here: 'homes' }),
    },
    content,
  }
}
