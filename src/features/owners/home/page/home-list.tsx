import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { EmptyState } from '@/ui/page/empty-state'
import { Facade } from '@/ui/drawing/facade'

import { shortMoment } from '../moments'
import { homePath } from '../portal-paths'
import type { ListedHome, OwnHomes } from '../read/list-own-homes'

interface HomeListProps {
  own: OwnHomes
  locale: Locale
  hosts: PictureHosts
}

/** Which of their homes the owner wants to read about. */
export function HomeList({ own: { homes, waiting }, locale, hosts }: HomeListProps) {
  const t = translator(locale)
  if (homes.length === 0)
    return (
      <div className="pt-4 lg:pt-10">
        <h1>{t('portal.title')}</h1>
        {waiting > 0 ? (
          <p className="measure mt-6 text-lg">{t('portal.waiting', { count: waiting })}</p>
        ) : (
          <EmptyState title={t('portal.none_title')} text={t('portal.none_text')} />
        )}
      </div>
    )
  return (
    <div className="pt-4 lg:pt-10">
      <h1>{t('portal.title')}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">{t('portal.list_intro')}</p>
      <ul className="border-line mt-10 border-b">
        {homes.map((listed) => (
          <HomeRow key={listed.home.listingId} listed={listed} locale={locale} hosts={hosts} />
        ))}
      </ul>
      {waiting > 0 && <p className="mt-6">{t('portal.waiting', { count: waiting })}</p>}
    </div>
  )
}

function HomeRow({ listed, locale, hosts }: { listed: ListedHome; locale: Locale; hosts: PictureHosts }) {
  const t = translator(locale)
  const { home, news, nextVisitAt } = listed
  const { address, type } = home.texts[locale]
  return (
    <li className="border-line relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-5 border-t py-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-8">
      <div className="bg-sand relative aspect-3/2 overflow-hidden">
        {home.coverUrl ? (
          <img
            src={pictureUrl(home.coverUrl, pictureWidths.thumb, hosts)}
            alt=""
            width={400}
            height={267}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Facade index={0} className="text-edge absolute inset-x-0 bottom-1/5 h-3/5 w-full" />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-ink-soft">{[type, t(`listing.status.${home.status}`)].join(' · ')}</p>
        <h2 className="text-2xl">
          <a
            href={homePath(locale, home.listingId)}
            className="text-ink after:outline-brick hover:text-brick no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2"
          >
            {address}
          </a>
        </h2>
        <p className={`mt-1 ${news ? 'text-brick font-medium' : 'text-ink-soft'}`}>
          {news === null ? t('portal.news_first') : t('portal.news', { count: news })}
        </p>
        {nextVisitAt && (
          <p className="text-ink-soft">
            {t('portal.next_visit', { moment: shortMoment(nextVisitAt, locale) })}
          </p>
        )}
      </div>
    </li>
  )
}
