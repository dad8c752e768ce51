import { brusselsDay } from '@/domain/brussels-day'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { atTime, dayAndMonth, dayNumber, monthName, shortWeekday, wholeDay } from '../moments'
import type { OwnerHome } from '../owner-home'
import { documentPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { splitNews, type StoryItem, storyItems } from '../story-items'
import { saidWords, storySentence } from '../story-sentence'

interface ListProps {
  items: StoryItem[]
  home: OwnerHome
  locale: Locale
  isPreview: boolean
}

interface StoryPartProps {
  story: HomeStory
  locale: Locale
  now: Date
  isPreview: boolean
}

/** So many of what the owner has read before stay in sight. */
const earlierShown = 3

/** What happened, in sentences: first what the owner has not read yet. */
export function StoryPart({ story, locale, now, isPreview }: StoryPartProps) {
  const t = translator(locale)
  const { home, since } = story
  const { news, earlier } = splitNews(storyItems(story, now), { since, now })
  const date = since ? wholeDay(since, locale) : ''
  const list = { home, locale, isPreview }
  return (
    <section aria-labelledby="portal-story">
      <h2 id="portal-story" className="text-balance">
        {t('portal.story_title')}
      </h2>
      <p className="text-ink-soft mt-2">
        {news.length > 0
          ? since
            ? t('portal.since', { date })
            : t('portal.since_first')
          : since
            ? t('portal.quiet', { date })
            : t('portal.quiet_first')}
      </p>
      {news.length > 0 && <DayList items={news} now={now} {...list} />}
      {earlier.length > 0 && (
        <div className="border-ink mt-2 border-t pt-4">
          <h3 className="font-sans text-base font-medium">{t('portal.earlier')}</h3>
          <EarlierList items={earlier.slice(0, earlierShown)} {...list} />
          {earlier.length > earlierShown && (
            <div className="border-line mt-3 border-t">
              <Disclosure title={t('portal.earlier_all', { count: earlier.length })} heading="h4">
                <EarlierList items={earlier.slice(earlierShown)} {...list} />
              </Disclosure>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

/** Day by day, each with its number in the margin. */
function DayList({ items, now, ...list }: ListProps & { now: Date }) {
  const t = translator(list.locale)
  const days = new Map<string, StoryItem[]>()
  for (const item of items) {
    const day = brusselsDay(item.at)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return (
    <ol className="mt-6">
      {[...days].map(([day, happened]) => {
        const at = happened[0]?.at ?? now
        return (
          <li
            key={day}
            className="border-line grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-t py-5 break-inside-avoid md:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <time dateTime={day} className="leading-none">
              <span className="sr-only">{wholeDay(at, list.locale)}</span>
              <span aria-hidden className="figures block font-serif text-3xl leading-none">
                {dayNumber(at, list.locale)}
              </span>
              <span aria-hidden className="text-ink-soft mt-2 block text-sm leading-tight">
                {day === brusselsDay(now) ? t('portal.views.today') : shortWeekday(at, list.locale)}
                {/* Where the number alone would be taken for one of this month. */}
                {day.slice(0, 7) !== brusselsDay(now).slice(0, 7) && ` · ${monthName(at, list.locale)}`}
              </span>
            </time>
            <ul className="grid min-w-0 gap-4">
              {happened.map((item) => (
                <li key={item.key}>
                  <p className="text-lg leading-snug">
                    <Sentence item={item} {...list} />
                  </p>
                  <Words item={item} locale={list.locale} />
                  {item.kind !== 'medium' && (
                    <p className="text-ink-soft figures mt-1 text-sm">{atTime(item.at, list.locale)}</p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

/** What was read before, one line each. */
function EarlierList({ items, ...list }: ListProps) {
  return (
    <ol className="mt-2">
      {items.map((item) => (
        <li key={item.key} className="grid gap-x-4 py-2 break-inside-avoid md:grid-cols-[9rem_minmax(0,1fr)]">
          <time dateTime={item.at.toISOString()} className="figures text-ink-soft">
            {dayAndMonth(item.at, list.locale)}
          </time>
          <div className="min-w-0">
            <p>
              <Sentence item={item} {...list} />
            </p>
            <Words item={item} locale={list.locale} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Sentence({ item, home, locale, isPreview }: Omit<ListProps, 'items'> & { item: StoryItem }) {
  const sentence = storySentence(item, { home, locale })
  const documentId = item.kind === 'document' ? item.happening.detail.documentId : undefined
  if (isPreview || documentId === undefined || !home.documents.some(({ id }) => id === documentId))
    return sentence
  return <a href={documentPath(locale, home.listingId, documentId)}>{sentence}</a>
}

/** What somebody said, in their own words or the agent's. */
function Words({ item, locale }: { item: StoryItem; locale: Locale }) {
  const words =
    item.kind === 'visit'
      ? item.feedback
      : item.kind === 'offer'
        ? item.release.text
        : item.kind === 'reply'
          ? saidWords(item.reply, locale)
          : null
  if (!words) return null
  return (
    <blockquote className="measure mt-2 font-serif text-xl leading-snug whitespace-pre-line">
      {words}
    </blockquote>
  )
}
