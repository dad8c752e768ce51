import type { PictureHosts } from '@/domain/media/picture-url'
import { translator } from '@/i18n/messages'
import { favouritesPath } from '@/i18n/paths/system-paths'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'
import { ArrowLink } from '@/ui/text-link'

import type { ListingPageData } from '../page/find-listing'
import { ShareRow } from '../share/share-row'
import { shareWords } from '../share/share-words'
import type { CompareNeeds } from './compare-costs'
import { compareRows } from './compare-rows'
import { CompareTable } from './compare-table'

export interface ComparePageProps extends CompareNeeds {
  homes: ListingPageData[]
  hosts: PictureHosts
  /** How many of those asked for are no longer on the site. */
  gone: number
  /** Whether more were asked for than fit. */
  isCut: boolean
  /** Absolute: what is shared. */
  url: string
}

export function ComparePage({ homes, hosts, gone, isCut, url, locale, settings, law }: ComparePageProps) {
  const t = translator(locale)
  const notes = [
    gone > 0 && t('compare.gone', { count: gone }),
    isCut && t('compare.too_many'),
    homes.length === 1 && t('compare.one_more'),
  ].filter((note) => note !== false)
  return (
    <div className="pt-4 lg:pt-6">
      <h1>{t('compare.title')}</h1>
      {notes.length > 0 && (
        <div role="status" className="measure mt-3 text-lg">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {homes.length === 0 ? (
        <EmptyState
          title={t('compare.empty_title')}
          text={t('compare.empty_text')}
          actions={<ButtonLink href={favouritesPath(locale)}>{t('compare.to_favourites')}</ButtonLink>}
        />
      ) : (
        <>
          {homes.length > 1 && <p className="text-ink-soft mt-3">{t('compare.how_to_read')}</p>}
          <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-8 print:hidden">
            <ArrowLink href={favouritesPath(locale)}>{t('compare.choose_others')}</ArrowLink>
            <ShareRow url={url} title={t('compare.title')} words={shareWords(t, t('compare.share_label'))} />
          </div>
          <CompareTable
            homes={homes}
            rows={compareRows(homes, { locale, settings, law })}
            locale={locale}
            hosts={hosts}
          />
        </>
      )}
    </div>
  )
}
