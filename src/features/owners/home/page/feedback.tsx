import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { wholeDay } from '../moments'
import type { HomeStory } from '../read/read-story'
import { visitorText } from '../story-sentence'
import { Part } from './part'

/** What visitors said, as the agent released it. */
export function Feedback({ story, locale }: { story: HomeStory; locale: Locale }) {
  const t = translator(locale)
  const released = story.releases.filter(({ kind }) => kind === 'feedback')
  if (released.length === 0 && !story.home.histories.includes('visits')) return null
  return (
    <Part id="feedback" title={t('portal.feedback_title')}>
      {released.length === 0 && <p className="measure">{t('portal.feedback_none')}</p>}
      {released.length > 0 && (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          {released.map(({ id, text, at, visitor }) => (
            <figure
              key={id}
              className="border-line break-inside-avoid max-md:border-b max-md:pb-6 md:border-l md:pl-6"
            >
              <blockquote className="measure font-serif text-xl leading-snug whitespace-pre-line">
                {text}
              </blockquote>
              <figcaption className="text-ink-soft mt-3 text-sm">
                {[visitorText(visitor, locale, 'alone'), wholeDay(at, locale)].filter(Boolean).join(' · ')}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </Part>
  )
}
