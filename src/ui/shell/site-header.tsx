import type { ReactNode } from 'react'

import type { MenuItem, Site } from '@/domain/site/site'
import { splitMenu } from '@/domain/site/split-menu'
import { rootPath } from '@/i18n/paths/known-paths'
import { translator } from '@/i18n/messages'
import { favouritesPath } from '@/i18n/paths/system-paths'

import { behaviour } from '../island/behaviour'
import { ButtonLink } from '../button'
import { FavouritesLink } from '../card/favourites-link'
import { Kept } from '../kept-html'
import { Logo } from '../drawing/logo'
import { SiteLink } from '../site-link'
import { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher'
import { MenuBar, MenuColumn } from './menu-lists'
import { MenuPanel } from './menu-panel'
import { PanelContact } from './panel-contact'

export interface SiteHeaderProps extends Omit<LanguageSwitcherProps, 'className'> {
  site: Site
  /** Over the photograph of the start page it has no ground of its own until one scrolls. */
  isOverBanner: boolean
  /** The page has a filled button of its own. */
  hasMainAction?: boolean | undefined
}

export function SiteHeader({ site, locale, alternates, isOverBanner, hasMainAction }: SiteHeaderProps) {
  const t = translator(locale)
  const { shown, overlay } = splitMenu(site.menu, site.menuMaximum)
  const panelWords = { open: t('common.open_menu'), close: t('common.close_menu') }
  return (
    <>
      <header
        data-over-banner={isOverBanner || undefined}
        className="group/header data-over-banner:not-data-scrolled:on-dark bg-paper border-line absolute inset-x-0 top-0 z-30 border-b transition-colors data-over-banner:not-data-scrolled:border-b-0 data-over-banner:not-data-scrolled:bg-transparent data-scrolled:fixed print:hidden"
        {...behaviour('header-scroll')}
      >
        {site.topBar.length > 0 && <TopBar site={site} locale={locale} />}
        <div className="page-width flex h-18 items-center gap-4 transition-[height] group-data-scrolled/header:h-16 md:gap-6 lg:h-20 lg:gap-4 xl:gap-6">
          <a
            href={rootPath(locale)}
            className="mr-auto inline-flex min-h-11 items-center text-inherit no-underline hover:text-inherit"
            aria-label={t('site.to_home', { agency: site.agency.name })}
          >
            <Logo
              name={site.agency.name}
              picture={site.logo}
              className="text-[1.5rem] transition-[font-size] group-data-scrolled/header:text-[1.25rem] xl:text-[1.75rem] xl:group-data-scrolled/header:text-[1.375rem]"
            />
          </a>
          <Kept
            of={site}
            name="bar"
            className="hidden lg:block"
            render={() => <MenuBar items={shown} locale={locale} />}
          />
          <LanguageSwitcher locale={locale} alternates={alternates} className="hidden md:block" />
          <FavouritesLink
            href={favouritesPath(locale)}
            label={t('favourites.title')}
            words={{ seen: t('favourites.seen'), hidden: t('favourites.hidden') }}
          />
          {site.valuation && (
            <div className="hidden whitespace-nowrap md:block">
              <ButtonLink href={site.valuation.href} look={hasMainAction ? 'outlined' : 'filled'}>
                {site.valuation.label}
              </ButtonLink>
            </div>
          )}
          {overlay.length > 0 && (
            <MenuPanel title={t('common.menu')} words={panelWords} className="-mr-3 hidden lg:block">
              <MenuSheet
                site={site}
                locale={locale}
                items={overlay}
                name="overlay"
                label={t('site.more_navigation')}
              />
            </MenuPanel>
          )}
          <MenuPanel title={t('common.menu')} words={panelWords} className="-mr-3 lg:hidden">
            <MenuSheet
              site={site}
              locale={locale}
              items={site.menu}
              name="menu"
              label={t('site.main_navigation')}
              languages={
                <LanguageSwitcher locale={locale} alternates={alternates} className="-mt-3 -mb-4 -ml-3" />
              }
            >
              {site.valuation && <ButtonLink href={site.valuation.href}>{site.valuation.label}</ButtonLink>}
            </MenuSheet>
          </MenuPanel>
        </div>
      </header>
      {!isOverBanner && (
        <div className={`h-18 shrink-0 print:hidden ${site.topBar.length > 0 ? 'lg:h-29' : 'lg:h-20'}`} />
      )}
    </>
  )
}

interface MenuSheetProps extends Pick<SiteHeaderProps, 'site' | 'locale'> {
  items: MenuItem[]
  name: string
  label: string
  languages?: ReactNode
  children?: ReactNode
}

/** What an open menu holds: the languages at its top, its pages, and at its foot the top bar's other links, or how to reach the agency. */
function MenuSheet({ site, locale, items, name, label, languages, children }: MenuSheetProps) {
  const named = new Set(site.menu.flatMap((item) => [item.href, ...item.children.map(({ href }) => href)]))
  const quickLinks = site.topBar.filter(({ href }) => !named.has(href))
  return (
    <div className="grid gap-8">
      {languages}
      <Kept
        as="nav"
        of={site}
        name={name}
        aria-label={label}
        render={() => <MenuColumn items={items} locale={locale} />}
      />
      {children}
      {quickLinks.length === 0 ? (
        <PanelContact agency={site.agency} locale={locale} />
      ) : (
        <ul className="figures">
          {quickLinks.map((link) => (
            <li key={link.href}>
              <SiteLink link={link} locale={locale} className="inline-flex min-h-11 items-center" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TopBar({ site, locale }: Pick<SiteHeaderProps, 'site' | 'locale'>) {
  return (
    <Kept
      as="nav"
      of={site}
      name="top"
      aria-label={translator(locale)('site.top_bar')}
      className="border-line hidden border-b text-sm group-data-over-banner/header:border-current/20 group-data-scrolled/header:hidden! lg:block"
      render={() => (
        <ul className="page-width flex h-9 items-center justify-end gap-6">
          {site.topBar.map((link) => (
            <li key={link.href}>
              <SiteLink
                link={link}
                locale={locale}
                className="inline-flex h-9 items-center text-inherit no-underline hover:text-inherit hover:underline"
              />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
