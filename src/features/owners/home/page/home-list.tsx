import { ArrowRight } from 'lucide-react'

import { isClosed } from '@/domain/listing/closed-listing'
import { partOfDay } from '@/domain/owner/part-of-day'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { PriceLabel } from '@/ui/card/price-tag'
import { Ribbon } from '@/ui/card/ribbon'
import { EmptyState } from '@/ui/page/empty-state'
import { Facade } from '@/ui/drawing/facade'

import { addressParts } from '../address-parts'
import { spokenMoment, wholeDay } from '../moments'
import { homePath } from '../portal-paths'
import type { ListedHome, OwnHomes } from '../read/list-own-homes'
import { homePrice } from './home-price'
import { stateText } from './state-text'
import { UnbrokenCodes } from './unbroken-codes'

interface HomeListProps {
  own: OwnHomes
  /** As the agency knows them; may be empty. */
  name: string
  now: Date
  locale: Locale
  hosts: PictureHosts
}

/** Which of their homes the owner wants to read about. */
export function HomeList({ own: { homes, waiting }, name, now, locale, hosts }: HomeListProps) {
  const t = translator(locale)
  const greeting = name.trim()
    ? t(`portal.greeting.${partOfDay(now)}`, { name: name.trim() })
    : t('portal.title')
  if (homes.length === 0)
    return (
      <div className="pt-4 lg:pt-10">
        <h1 className="text-balance wrap-anywhere">{greeting}</h1>
        {waiting > 0 ? (
          <p className="measure mt-6 text-lg">{t('portal.waiting', { count: waiting })}</p>
        ) : (
          <EmptyState title={t('portal.none_title')} text={t('portal.none_text')} />
        )}
      </div>
    )
  const asked = homes.reduce((sum, home) => sum + home.asked, 0)
  return (
    <div className="pt-4 lg:pt-10">
      <h1 className="text-balance wrap-anywhere">{greeting}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">
        {asked > 0 ? t('portal.list_waiting', { count: asked }) : t('portal.list_intro')}
      </p>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((listed) => (
          <HomeCard key={listed.home.listingId} listed={listed} locale={locale} hosts={hosts} />
        ))}
      </ul>
      {waiting > 0 && <p className="mt-6">{t('portal.waiting', { count: waiting })}</p>}
    </div>
  )
}

function HomeCard({ listed, locale, hosts }: { listed: ListedHome; locale: Locale; hosts: PictureHosts }) {
  const t = translator(locale)
  const { home, news } = listed
  const { address, type } = home.texts[locale]
  const { title, place } = addressParts(address)
  const price = homePrice(home, locale)
  return (
    <li className="relative flex flex-col">
      <div className="bg-sand relative aspect-3/2 overflow-hidden">
        {home.coverUrl ? (
          <img
            src={pictureUrl(home.coverUrl, pictureWidths.mobile, hosts)}
            alt=""
            width={600}
            height={400}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Facade index={0} className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full" />
        )}
        {!isClosed(home.status) && (
          <div className="absolute top-3 left-0">
            <Ribbon tone={home.status === 'available' ? 'new' : 'open'} text={stateText(home, t)} />
          </div>
        )}
        {price && <PriceLabel price={price} />}
      </div>
      <h2 className="mt-3 text-2xl">
        <a
          href={homePath(locale, home.listingId)}
          className="text-ink after:outline-brick hover:text-brick no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          <UnbrokenCodes text={title} />
        </a>
      </h2>
      <p className="text-ink-soft mt-1">
        {type} · {place && <UnbrokenCodes text={`${place} · `} />}
        {t('portal.reference', { reference: home.reference })}
      </p>
      <p className={`mt-3 mb-4 ${news ? 'font-medium' : 'text-ink-soft'}`}>
        {news === null ? t('portal.news_first') : t('portal.news', { count: news })}
      </p>
      <NextStep listed={listed} locale={locale} />
    </li>
  )
}

/** What waits for the owner, or until when a home that is sold or let can still be read about. */
function NextStep({ listed, locale }: { listed: ListedHome; locale: Locale }) {
  const t = translator(locale)
  const { home, nextVisitAt, askedAt } = listed
  const line = 'border-line mt-auto border-t pt-3'
  if (askedAt)
    return (
      <p className={`${line} text-brick flex items-start gap-2 font-medium`}>
        {t('portal.visit_asked', { moment: spokenMoment(askedAt, locale) })}
        <ArrowRight aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
      </p>
    )
  if (nextVisitAt)
    return <p className={line}>{t('portal.next_visit', { moment: spokenMoment(nextVisitAt, locale) })}</p>
  if (!home.readUntil) return null
  return (
    <p className={`${line} text-ink-soft`}>
      {t('portal.read_until', { date: wholeDay(home.readUntil, locale) })}
    </p>
  )
}
