import { isClosed } from '@/domain/listing/closed-listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { dayAndMonth, spokenMoment, wholeDay } from './moments'
import { plannedVisits } from './planned-visits'
import type { HomeStory } from './read/read-story'
import { isNewHome } from './new-home'
import { splitNews, storyItems } from './story-items'

/** What whoever is in a hurry must know: one or two sentences, and they may leave. */
export function newsLead(story: HomeStory, { locale, now }: { locale: Locale; now: Date }): string[] {
  const t = translator(locale)
  const { home, since } = story
  if (isClosed(home.status))
    return [
      t(`portal.told.${home.status}`),
      ...(home.readUntil ? [t('portal.read_until', { date: wholeDay(home.readUntil, locale) })] : []),
    ]
  const { news } = splitNews(storyItems(story, now), { since, now })
  const visits = news.filter(({ kind }) => kind === 'visit').length
  const offers = news.filter(({ kind }) => kind === 'offer').length
  const views = story.figures?.totals.week ?? 0
  const next = plannedVisits(story, now)
  const asked = next.find(({ answered }) => !answered) ?? next[0]
  if (isNewHome(story, now) && !asked) return [t('portal.lead.new')]
  return [
    ...(visits > 0
      ? [
          since
            ? t('portal.lead.visits', { count: visits, date: dayAndMonth(since, locale) })
            : t('portal.lead.visits_first', { count: visits }),
        ]
      : views > 0
        ? [t('portal.lead.views', { count: views })]
        : []),
    ...(offers > 0 ? [t('portal.told.offer_plain')] : []),
    ...(asked
      ? [
          t(asked.answered ? 'portal.lead.next' : 'portal.lead.asked', {
            moment: spokenMoment(asked.visit.at, locale),
          }),
        ]
      : []),
  ]
}
