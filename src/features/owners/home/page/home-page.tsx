import { isClosed } from '@/domain/listing/closed-listing'
import type { PictureHosts } from '@/domain/media/picture-url'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { brusselsDay } from '@/domain/brussels-day'
import { daysBetween } from '@/domain/owner/last-days'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { priceLine } from '@/i18n/price-text'
import { Button } from '@/ui/button'
import { Facade } from '@/ui/drawing/facade'
import { Textarea } from '@/ui/form/field'
import { WidePicture } from '@/ui/media/wide-picture'
import { Notice } from '@/ui/page/notice'

import { addressParts } from '../address-parts'
import { wholeDay } from '../moments'
import { isNewHome } from '../new-home'
import { newsLead } from '../news-lead'
import type { OwnerHome } from '../owner-home'
import { plannedVisits } from '../planned-visits'
import { homePath, messagePath, portalPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { Adviser, type AdviserProps } from './adviser'
import { Checklist } from './checklist'
import { Feedback } from './feedback'
import { Figures } from './figures'
import { Documents, PageViews, ReadAt } from './further-parts'
import { History } from './history'
import { homePrice } from './home-price'
import { Interest } from './interest'
import { NextVisits } from './next-visits'
import { stateText } from './state-text'
import { Steps } from './steps'
import { StoryPart } from './story-list'
import { UnbrokenCodes } from './unbroken-codes'

export type PortalNotice =
  'sent-message' | 'sent-answer' | 'empty' | 'reason' | 'past' | 'limited' | 'answered'

export interface HomePageProps {
  story: HomeStory
  locale: Locale
  now: Date
  notice: PortalNotice | null
  /** Who answers for the home, and how soon. */
  agent: AdviserProps['agent']
  agency: AdviserProps['agency']
  replyWorkingDays: number
  hosts: PictureHosts
  newKey: () => string
  /** The agency's own people look on: they can answer nothing. */
  isPreview?: boolean
}

/** A home's story: what happened, what comes next, and only then the figures. */
export function HomePage(props: HomePageProps) {
  const { story, locale, now, notice, isPreview = false } = props
  const t = translator(locale)
  const parts = { story, locale, now, isPreview }
  const visits = <NextVisits {...parts} newKey={props.newKey} className={visitsPlace} />
  const isAsked = plannedVisits(story, now).some(({ answered }) => !answered)
  return (
    // Clipped, because the photograph reaches to the edge of the window and a scroll bar takes some of its width.
    <div className="overflow-x-clip">
      <div className="page-width">
        {(isPreview || notice) && (
          <div className="pt-6">
            {isPreview && <p className="bg-sand px-5 py-3 print:hidden">{t('portal.preview')}</p>}
            {notice && <PortalNotice notice={notice} t={t} />}
          </div>
        )}
        <HomeChoice {...props} />
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,33rem)] lg:grid-rows-[auto_auto_auto_1fr]">
          <HomePhoto {...props} />
          <HomeHead {...props} />
          {/* On a phone what waits for an answer comes first. */}
          {isAsked && visits}
          <div className="min-w-0 max-lg:mt-14 lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:mt-14">
            {isNewHome(story, now) && <Steps {...parts} />}
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
          </div>
          {!isAsked && visits}
          <aside className="mt-14 grid content-start gap-8 lg:col-start-2 lg:row-start-3 lg:mt-10 lg:max-w-[30rem]">
            <Adviser agent={props.agent} agency={props.agency} hosts={props.hosts} locale={locale} />
            {!isPreview && <MessageForm {...props} isMain={!isAsked} />}
          </aside>
        </div>
        <Figures {...parts} />
        <Interest {...parts} />
        <PageViews {...parts} />
        <Feedback {...parts} />
        <div className="grid items-start gap-x-16 lg:grid-cols-2">
          <Documents {...parts} />
          <Checklist {...parts} />
        </div>
        <History {...parts} />
        <ReadAt {...parts} />
      </div>
    </div>
  )
}

/** Hangs from the photograph as a price does. */
const visitsPlace = 'max-lg:mt-10 lg:col-start-2 lg:row-start-2 lg:-mt-20 lg:max-w-[30rem]'

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

/** The owner's homes as tabs, each with its photo. */
function HomeChoice({ story: { home, others }, locale, hosts }: HomePageProps) {
  if (others.length === 0) return null
  const t = translator(locale)
  const all = [home, ...others].toSorted((a, b) => b.listedAt.getTime() - a.listedAt.getTime())
  return (
    <nav
      aria-label={t('portal.all_homes')}
      className="border-line border-b max-md:-mx-4 max-md:px-4 print:hidden"
    >
      <ul className="flex gap-x-8 overflow-x-auto">
        {all.map((one) => {
          const isHere = one.listingId === home.listingId
          return (
            <li key={one.listingId} className="shrink-0">
              <a
                href={homePath(locale, one.listingId)}
                aria-current={isHere ? 'page' : undefined}
                className="aria-[current]:border-brick flex min-h-11 items-center gap-3 border-b-2 border-transparent py-3 text-ink no-underline hover:text-brick"
              >
                {one.coverUrl && (
                  <img
                    src={pictureUrl(one.coverUrl, pictureWidths.propertyThumb, hosts)}
                    alt=""
                    width={60}
                    height={40}
                    className="bg-sand h-10 w-15 shrink-0 object-cover"
                  />
                )}
                <span className="text-sm leading-snug">
                  <span
                    className={`block max-w-48 truncate md:max-w-72 ${isHere ? 'font-semibold' : 'font-medium'}`}
                  >
                    {addressParts(one.texts[locale].address).title}
                  </span>
                  <span className="text-ink-soft figures block">
                    {[...new Set([stateText(one, t), priceOf(one, locale)])].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
        <li className="ml-auto shrink-0 self-center">
          <a href={portalPath(locale)} className="inline-flex min-h-11 items-center text-sm underline">
            {t('portal.all_homes')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function priceOf(home: OwnerHome, locale: Locale): string {
  const price = homePrice(home, locale)
  return price ? priceLine(price) : ''
}

/** Bleeds to the edge of the window; without one the frame it will fill. */
function HomePhoto({ story: { home }, hosts }: HomePageProps) {
  const place =
    'bg-sand relative aspect-3/2 overflow-hidden max-lg:-mx-4 md:max-lg:-mx-6 lg:col-start-2 lg:row-start-1 lg:mr-[min(-2rem,calc((82.5rem-100vw)/2))] print:hidden'
  if (!home.coverUrl)
    return (
      <div className={place}>
        <Facade index={0} className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full overflow-visible" />
      </div>
    )
  return (
    <div className={place}>
      <WidePicture url={home.coverUrl} alt="" hosts={hosts} isFirst className="size-full" />
    </div>
  )
}

/** The agency may keep a home off the site that is not closed: then nothing ends. */
function offSite({ readUntil }: OwnerHome, t: Translate): string {
  return t(readUntil === null ? 'portal.kept_off_site' : 'portal.off_site')
}

function HomeHead({ story, locale, now }: HomePageProps) {
  const t = translator(locale)
  const { home } = story
  const { type, address, path } = home.texts[locale]
  const { title, place } = addressParts(address)
  const price = homePrice(home, locale)
  const lead = newsLead(story, { locale, now })
  return (
    <header className="relative lg:col-start-1 lg:row-start-1 lg:pt-12">
      <h1 className="bg-paper w-fit text-balance hyphens-auto max-md:text-[1.75rem] max-lg:not-print:-mt-10 max-lg:-ml-4 max-lg:max-w-[90%] max-lg:pt-4 max-lg:pr-6 max-lg:pl-4 md:max-lg:-ml-6 md:max-lg:pl-6 lg:text-5xl">
        <UnbrokenCodes text={title} />
      </h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-brick figures font-serif text-2xl leading-snug">
          {price && 'amount' in price ? (
            <>
              {price.before && <small className="text-ink-soft font-sans text-base">{price.before}</small>}
              <span className="whitespace-nowrap">{price.amount}</span>
              {price.after && <small className="text-ink-soft font-sans text-base">{price.after}</small>}
            </>
          ) : (
            (price?.word ?? stateText(home, t))
          )}
        </span>
        <span className="text-ink-soft">
          {[type, ...(isClosed(home.status) ? [] : [stateText(home, t)])].join(' · ')}
          {place && <UnbrokenCodes text={` · ${place}`} />}
          {` · ${t('portal.reference', { reference: home.reference })}`}
        </span>
      </p>
      <p className="text-ink-soft mt-1">
        {home.isOnline ? daysOnline(home, t, now) : offSite(home, t)}
        {home.isOnline && (
          <>
            {' · '}
            <a href={path} className="underline">
              {t('portal.see_page')}
            </a>
          </>
        )}
      </p>
      {lead.length > 0 && (
        <p className="mt-6 max-w-[34ch] font-serif text-2xl leading-snug text-pretty">{lead.join(' ')}</p>
      )}
    </header>
  )
}

function daysOnline({ listedAt }: OwnerHome, t: Translate, now: Date): string {
  return t('portal.days_online', { count: Math.max(0, daysBetween(brusselsDay(listedAt), brusselsDay(now))) })
}

/** Its button is the main one of the page while no visit asks for an answer. */
function MessageForm(props: HomePageProps & { isMain: boolean }) {
  const { story, locale, newKey, replyWorkingDays, isMain } = props
  const t = translator(locale)
  return (
    <form
      method="post"
      action={messagePath(locale, story.home.listingId)}
      className="grid gap-3 print:hidden"
    >
      <input type="hidden" name="key" value={newKey()} />
      <Textarea name="text" label={t('portal.message_label')} isRequired rows={3} maxLength={4000} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-soft min-w-0 flex-1 basis-52 text-sm text-balance">
          {t('form.reply_promise', { days: replyWorkingDays })}
        </p>
        <Button type="submit" look={isMain ? 'filled' : 'outlined'} className="max-md:grow">
          {t('common.send')}
        </Button>
      </div>
    </form>
  )
}
