import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { dayAndMonth, wholeDay } from '../moments'
import type { OwnerHome } from '../owner-home'
import { documentPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { splitNews, type StoryItem, storyItems } from '../story-items'
import { storySentence } from '../story-sentence'
import { Part } from './part'

interface ListProps {
  items: StoryItem[]
  home: OwnerHome
  locale: Locale
}

/** What happened, in sentences: first what the owner has not read yet. */
export function StoryPart({ story, locale, now }: { story: HomeStory; locale: Locale; now: Date }) {
  const t = translator(locale)
  const { home, since } = story
  const { news, earlier } = splitNews(storyItems(story, now), { since, now })
  const date = since ? wholeDay(since, locale) : ''
  return (
    <Part id="story" title={t('portal.story_title')}>
      <p className="text-ink-soft">
        {news.length > 0
          ? since
            ? t('portal.since', { date })
            : t('portal.since_first')
          : since
            ? t('portal.quiet', { date })
            : t('portal.quiet_first')}
      </p>
      {news.length > 0 && <StoryList items={news} home={home} locale={locale} />}
      {earlier.length > 0 && (
        <div className="border-line mt-6 border-t">
          <Disclosure title={t('portal.earlier')} heading="h3">
            <StoryList items={earlier} home={home} locale={locale} />
          </Disclosure>
        </div>
      )}
    </Part>
  )
}

function StoryList({ items, home, locale }: ListProps) {
  return (
    <ol className="mt-5">
      {items.map((item) => (
        <li
          key={item.key}
          className="border-line grid gap-x-6 gap-y-1 border-t py-4 break-inside-avoid md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <time dateTime={item.at.toISOString()} className="figures text-ink-soft">
            {dayAndMonth(item.at, locale)}
          </time>
          <div className="min-w-0">
            <p className="font-serif text-xl leading-snug">
              <Sentence item={item} home={home} locale={locale} />
            </p>
            <Words item={item} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Sentence({ item, home, locale }: { item: StoryItem; home: OwnerHome; locale: Locale }) {
  const sentence = storySentence(item, { home, locale })
  const documentId = item.kind === 'document' ? item.happening.detail.documentId : undefined
  if (documentId === undefined || !home.documents.some(({ id }) => id === documentId)) return sentence
  return <a href={documentPath(locale, home.listingId, documentId)}>{sentence}</a>
}

/** What somebody said, in their own words or the agent's. */
function Words({ item }: { item: StoryItem }) {
  const words =
    item.kind === 'visit'
      ? item.feedback
      : item.kind === 'offer'
        ? item.release.text
        : item.kind === 'reply'
          ? item.reply.text
          : null
  if (!words) return null
  return <p className="measure border-edge mt-2 border-l-2 pl-4 whitespace-pre-line">{words}</p>
}
