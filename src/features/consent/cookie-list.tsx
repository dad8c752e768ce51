import type { ReactNode } from 'react'

import { ownItems, type OwnItem } from '@/domain/consent/own-storage'
import { tagCookies } from '@/domain/consent/tag-cookies'
import { companiesOf, type TagIds } from '@/domain/consent/tags'
import { keptTimes } from '@/domain/rights/kept-times'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

/** What may stand in a visitor's browser, from the lists by which the site sets and removes it. */
export function CookieList({ locale, tags }: { locale: Locale; tags: TagIds }) {
  const t = translator(locale)
  return (
    <section className="page-width mt-14">
      <h2>{t('cookie_list.list_title')}</h2>
      <p className="measure mt-3">{t('cookie_list.list_text', keptTimes.consentProof)}</p>
      <div
        className="mt-6 overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={t('cookie_list.list_title')}
      >
        <table className="w-full min-w-[44rem] text-left">
          <thead>
            <Row
              isHead
              cells={[
                t('cookie_list.name'),
                t('cookie_list.what'),
                t('cookie_list.purpose'),
                t('cookie_list.place'),
                t('cookie_list.how_long'),
              ]}
            />
          </thead>
          <tbody>
            {ownItems.map((item) => (
              <Row
                key={item.what}
                cells={[
                  <Names key="names" names={item.names} />,
                  t(`cookie_list.item.${item.what}`),
                  t('consent.necessary'),
                  t(`cookie_list.place_${item.place}`),
                  howLong(item, t),
                ]}
              />
            ))}
            {tagCookies
              .filter(({ tag }) => tags[tag])
              .map(({ name, tag, purpose, days }) => (
                <Row
                  key={name}
                  cells={[
                    <Names key="names" names={[name]} />,
                    `${t(`consent.${purpose}_text`)} (${companiesOf([tag]).join()})`,
                    t(`consent.${purpose}`),
                    t('cookie_list.place_cookie'),
                    t('cookie_list.days', { days }),
                  ]}
                />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ cells, isHead }: { cells: ReactNode[]; isHead?: boolean }) {
  return (
    <tr className="border-line border-b align-top">
      {cells.map((cell, index) =>
        isHead ? (
          <th key={index} scope="col" className="py-2 pr-4 font-medium">
            {cell}
          </th>
        ) : (
          <td key={index} className="py-2 pr-4">
            {cell}
          </td>
        ),
      )}
    </tr>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className="block text-sm" translate="no">
      {name}
    </code>
  ))
}

function howLong({ days, place }: OwnItem, t: Translate): string {
  if (days !== null) return t('cookie_list.days', { days })
  return t(place === 'session' ? 'cookie_list.until_closed' : 'cookie_list.until_removed')
}
