import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { homesQuery } from '@/domain/listing/homes-query'
import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/paths/system-paths'
import { CardPhoto } from '@/ui/card/card-photo'

import type { ListingPageData } from '../page/find-listing'
import { cardTitle, pathOf } from '../listing-words'
import type { CompareRow } from './compare-rows'
import { compareLook } from './compare-look'

export interface CompareTableProps {
  homes: ListingPageData[]
  rows: CompareRow[]
  locale: Locale
  hosts: PictureHosts
}

/**
 * A ledger: a column for each home. On a phone a row's label stands above its values, two homes fit the window and the
 * others are a swipe away; the roles keep it a table for who listens, whatever its cells look like.
 */
export function CompareTable({ homes, rows, locale, hosts }: CompareTableProps) {
  const t = translator(locale)
  const look = compareLook(homes.length)
  return (
    <div
      className={look.frame}
      {...(homes.length > 2 && { role: 'region', 'aria-label': t('compare.table_label'), tabIndex: 0 })}
    >
      <table role="table" className={look.table}>
        <caption className="sr-only">{t('compare.title')}</caption>
        <thead role="rowgroup" className="max-md:contents">
          <tr aria-hidden="true" className={look.columns}>
            <td className="max-md:hidden md:w-[18%]" />
            {homes.map(({ id, coverUrl }) => (
              <td key={id} className={look.photo}>
                <CardPhoto picture={coverUrl === null ? null : pictureOf(coverUrl, hosts)} isEager />
              </td>
            ))}
          </tr>
          <tr role="row" className={look.head}>
            <th role="columnheader" scope="col" className={look.corner}>
              <span className="sr-only">{t('compare.fact')}</span>
            </th>
            {homes.map((home) => (
              <th role="columnheader" scope="col" key={home.id} className={look.home}>
                <HomeHead home={home} homes={homes} locale={locale} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:contents">
          {rows.map(({ label, fact, values, isDifferent }) => (
            <tr role="row" key={label} className={look.row}>
              <th role="rowheader" scope="row" className={look.label}>
                <span className={look.labelText}>{label}</span>
                {isDifferent && <span className="sr-only"> ({t('compare.differs')})</span>}
              </th>
              {values.map((value, index) => (
                <td
                  role="cell"
                  key={homes[index]?.id}
                  data-fact={value === null ? undefined : fact}
                  className={`${look.value} ${isDifferent ? 'text-ink font-semibold' : 'text-ink-soft'}`}
                >
                  {value ?? <Unknown text={t('common.not_specified')} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Unknown({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft font-normal">
        –
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}

interface HomeHeadProps extends Pick<CompareTableProps, 'homes' | 'locale'> {
  home: ListingPageData
}

function HomeHead({ home, homes, locale }: HomeHeadProps) {
  const t = translator(locale)
  const title = cardTitle(home, locale)
  const others = homes.map(({ id }) => id).filter((id) => id !== home.id)
  return (
    <>
      <a
        href={pathOf(home, locale)}
        className="text-ink mt-2 block leading-snug font-medium wrap-anywhere no-underline hyphens-auto hover:underline"
      >
        {title}
      </a>
      <a
        href={comparePath(locale) + homesQuery(others)}
        className="text-ink-soft inline-flex min-h-11 items-center text-sm font-normal print:hidden"
      >
        {t('compare.remove')}
        <span className="sr-only">{colon(locale) + title}</span>
      </a>
    </>
  )
}

function pictureOf(url: string, hosts: PictureHosts) {
  return {
    src: pictureUrl(url, pictureWidths.thumb, hosts),
    srcSet: pictureSrcSet(url, hosts, [pictureWidths.thumb, pictureWidths.mobile]),
    sizes: '(width >= 47.9375rem) 25vw, 50vw',
    alt: '',
  }
}
