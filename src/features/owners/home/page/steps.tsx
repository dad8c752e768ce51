import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { spokenMoment, wholeDay } from '../moments'
import { plannedVisits } from '../planned-visits'
import type { HomeStory } from '../read/read-story'

interface Step {
  title: string
  text: string
  isDone: boolean
}

/** How far a home is that is new, from what is known of it: nothing is promised that nobody planned. */
export function Steps({ story, locale, now }: { story: HomeStory; locale: Locale; now: Date }) {
  const t = translator(locale)
  const steps = stepsOf(story, { locale, now })
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="portal-steps" className="mb-14">
      <h2 id="portal-steps" className="text-balance">
        {t('portal.steps.title')}
      </h2>
      <ol className="mt-6 grid gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(0,1fr))]">
        {steps.map(({ title, text, isDone }, index) => (
          <li key={title} className="relative pr-4 max-md:pl-8">
            {/* The line on which the steps stand, as far as it is walked. */}
            <span
              aria-hidden
              className={`absolute max-md:top-3 max-md:left-[0.4rem] max-md:h-[calc(100%+1.5rem)] max-md:w-px md:top-[0.4rem] md:h-px md:w-full ${isDone ? 'bg-moss' : 'bg-line'} ${index === steps.length - 1 ? 'max-md:hidden' : ''}`}
            />
            <span
              aria-hidden
              className={`relative block size-3.5 border max-md:absolute max-md:top-1.5 max-md:left-0 ${mark(isDone, index === next)}`}
            />
            <h3 className="text-xl md:mt-4">
              {title}
              <span className="sr-only">
                {colon(locale) + t(isDone ? 'portal.steps.done' : 'portal.steps.open')}
              </span>
            </h3>
            <p className="text-ink-soft mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function mark(isDone: boolean, isNext: boolean): string {
  if (isDone) return 'border-moss bg-moss'
  return isNext ? 'border-brick bg-brick' : 'border-edge bg-paper'
}

function stepsOf(story: HomeStory, { locale, now }: { locale: Locale; now: Date }): Step[] {
  const t = translator(locale)
  const { home } = story
  const checks = home.checklist ?? []
  const done = checks.filter(({ isDone }) => isDone).length
  const [first] = plannedVisits(story, now)
  return [
    {
      title: t('portal.steps.photos'),
      text: t(home.coverUrl ? 'portal.steps.photos_done' : 'portal.steps.photos_open'),
      isDone: home.coverUrl !== null,
    },
    ...(checks.length > 0
      ? [
          {
            title: t('portal.steps.papers'),
            text: t('portal.steps.papers_text', { done, all: checks.length }),
            isDone: done === checks.length,
          },
        ]
      : []),
    {
      title: t('portal.steps.online'),
      text: home.isOnline
        ? t('portal.steps.online_done', { date: wholeDay(home.listedAt, locale) })
        : t('portal.steps.online_open'),
      isDone: home.isOnline,
    },
    ...(home.histories.includes('visits')
      ? [
          {
            title: t('portal.steps.visit'),
            text: first
              ? t('portal.steps.visit_planned', { moment: spokenMoment(first.visit.at, locale) })
              : t('portal.steps.visit_open'),
            isDone: first !== undefined,
          },
        ]
      : []),
  ]
}
