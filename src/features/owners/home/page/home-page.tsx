import type { ReactNode } from 'react'

import type { PictureHosts } from '@/domain/media/picture-url'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { brusselsDay } from '@/domain/brussels-day'
import { daysBetween } from '@/domain/owner/last-days'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Textarea } from '@/ui/form/field'
import { Notice } from '@/ui/page/notice'

import { wholeDay } from '../moments'
import type { OwnerHome } from '../owner-home'
import { homePath, messagePath, portalPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { amountText } from '../story-sentence'
import { Feedback } from './feedback'
import { Figures } from './figures'
import { AboutFigures, Checklist, Demands, Documents, OnlineMedia, PageViews } from './further-parts'
import { History } from './history'
import { NextVisits } from './next-visits'
import { StoryPart } from './story-list'

export type PortalNotice = 'sent-message' | 'sent-answer' | 'empty' | 'past' | 'limited' | 'answered'

export interface HomePageProps {
  story: HomeStory
  locale: Locale
  now: Date
  notice: PortalNotice | null
  /** Who answers for the home, and how they are reached. */
  agent: ReactNode
  hosts: PictureHosts
  newKey: () => string
  /** The agency's own people look on: they can answer nothing. */
  isPreview?: boolean
}

/** A home's story: what happened, what comes next, and only then the figures. */
export function HomePage(props: HomePageProps) {
  const { story, locale, now, notice, agent, isPreview = false } = props
  const t = translator(locale)
  const parts = { story, locale, now }
  return (
    <div className="pt-4 lg:pt-10">
      {isPreview && <p className="bg-sand mb-6 px-5 py-3 print:hidden">{t('portal.preview')}</p>}
      {notice && <PortalNotice notice={notice} t={t} />}
      <HomeChoice story={story} locale={locale} />
      <HomeHead {...props} />
      <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <StoryPart {...parts} />
          {story.note && (
            <section aria-labelledby="portal-note" className="bg-sand mt-10 px-5 py-6 md:px-8">
              <h2 id="portal-note" className="text-xl">
                {t('portal.note_title')}
              </h2>
              <p className="measure mt-2 font-serif text-xl leading-snug whitespace-pre-line">
                {story.note.text}
              </p>
              <p className="text-ink-soft mt-2 text-sm">{wholeDay(story.note.publishedAt, locale)}</p>
            </section>
          )}
          <NextVisits {...parts} newKey={props.newKey} isPreview={isPreview} />
          <Feedback {...parts} />
        </div>
        <aside className="mt-14 grid gap-10 lg:sticky lg:top-28 lg:mt-20">
          {agent}
          {!isPreview && <MessageForm {...props} />}
        </aside>
      </div>
      <Figures {...parts} />
      <PageViews {...parts} />
      <Demands {...parts} />
      <OnlineMedia {...parts} />
      <History {...parts} />
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Documents {...parts} />
        <Checklist {...parts} />
      </div>
      <AboutFigures {...parts} />
    </div>
  )
}

function PortalNotice({ notice, t }: { notice: PortalNotice; t: Translate }) {
  if (notice === 'sent-message' || notice === 'sent-answer')
    return (
      <Notice tone="good" title={t('portal.sent_title')}>
        {t(notice === 'sent-message' ? 'portal.sent_message' : 'portal.sent_answer')}
      </Notice>
    )
  return (
    <Notice tone="problem" title={t('portal.not_sent_title')}>
      {t(`portal.not_sent_${notice}`)}
    </Notice>
  )
}

function HomeChoice({ story: { others }, locale }: { story: HomeStory; locale: Locale }) {
  if (others.length === 0) return null
  const t = translator(locale)
  return (
    <nav aria-label={t('portal.all_homes')} className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a href={portalPath(locale)} className="inline-flex min-h-11 items-center">
            {t('portal.all_homes')}
          </a>
        </li>
        {others.map(({ listingId, texts }) => (
          <li key={listingId}>
            <a href={homePath(locale, listingId)} className="text-ink inline-flex min-h-11 items-center">
              {texts[locale].address}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HomeHead({ story: { home }, locale, now, hosts }: HomePageProps) {
  const t = translator(locale)
  const { type, address, path } = home.texts[locale]
  return (
    <header className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <p className="text-ink-soft">
          {[type, t('portal.reference', { reference: home.reference })].join(' · ')}
        </p>
        <h1 className="mt-2 text-balance">{address}</h1>
        <p className="figures mt-4 flex flex-wrap gap-x-4 gap-y-1 font-serif text-2xl leading-snug">
          {home.priceCents !== null && home.priceCents > 0 && (
            <span>{amountText(home.priceCents, locale)}</span>
          )}
          <span className="text-ink-soft">{t(`listing.status.${home.status}`)}</span>
        </p>
        <p className="text-ink-soft mt-2">
          {home.isOnline ? daysOnline(home, t, now) : t('portal.off_site')}
          {home.isOnline && (
            <>
              {' · '}
              <a href={path}>{t('portal.see_page')}</a>
            </>
          )}
        </p>
      </div>
      {home.coverUrl && (
        <img
          src={pictureUrl(home.coverUrl, pictureWidths.mobile, hosts)}
          alt=""
          width={600}
          height={400}
          className="aspect-3/2 w-full object-cover max-lg:max-w-xl print:hidden"
        />
      )}
    </header>
  )
}

function daysOnline({ listedAt }: OwnerHome, t: Translate, now: Date): string {
  return t('portal.days_online', { count: Math.max(0, daysBetween(brusselsDay(listedAt), brusselsDay(now))) })
}

function MessageForm({ story: { home }, locale, newKey }: HomePageProps) {
  const t = translator(locale)
  return (
    <form
      method="post"
      action={messagePath(locale, home.listingId)}
      className="border-line grid gap-4 border-t pt-6 print:hidden"
    >
      <h2 className="text-xl">{t('portal.message_title')}</h2>
      <input type="hidden" name="key" value={newKey()} />
      <Textarea name="text" label={t('portal.message_label')} isRequired rows={5} maxLength={4000} />
      <div>
        <Button type="submit" look="outlined">
          {t('common.send')}
        </Button>
      </div>
    </form>
  )
}
