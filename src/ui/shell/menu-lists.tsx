import type { MenuItem } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { SiteLink } from '../site-link'
import { Submenu } from './submenu'

interface MenuProps {
  items: MenuItem[]
  locale: Locale
}

/** One line of the header; what is below an item drops down from it. */
export function MenuBar({ items, locale }: MenuProps) {
  const t = translator(locale)
  const link = (item: MenuItem) => (
    <SiteLink
      link={item}
      locale={locale}
      className="inline-flex h-11 items-center text-inherit no-underline hover:text-inherit hover:underline"
    />
  )
  return (
    <nav aria-label={t('site.main_navigation')}>
      <ul className="flex items-center gap-4 whitespace-nowrap xl:gap-7">
        {items.map((item) =>
          item.children.length === 0 ? (
            <li key={item.label}>{link(item)}</li>
          ) : (
            <Submenu
              key={item.label}
              toggleLabel={t('site.submenu_of', { item: item.label })}
              items={item.children.map((child) => (
                <li key={child.href}>
                  <SiteLink
                    link={child}
                    locale={locale}
                    className="text-ink hover:bg-sand flex min-h-11 items-center px-4 whitespace-nowrap no-underline"
                  />
                </li>
              ))}
            >
              {link(item)}
            </Submenu>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The menu as a page of its own: large names, what is below them under a hairline. */
export function MenuColumn({ items, locale }: MenuProps) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item.label} className="border-line border-b pb-2 last:border-b-0">
          <SiteLink
            link={item}
            locale={locale}
            className="text-ink flex min-h-12 items-center font-serif text-2xl leading-tight no-underline hover:underline"
          />
          {item.children.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 *:min-w-[calc(50%-0.5rem)]">
              {item.children.map((child) => (
                <li key={child.href}>
                  <SiteLink
                    link={child}
                    locale={locale}
                    className="text-ink-soft hover:text-brick flex min-h-11 items-center leading-tight no-underline hover:underline"
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
