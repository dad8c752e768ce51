import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Site } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'
import { accessibilityPath, askMyDataPath } from '@/i18n/paths/system-paths'

import { Logo } from '../drawing/logo'
import { Skyline } from '../drawing/skyline'
import { ConsentButton } from './consent-button'
import { streetId } from './consent-dialog-id'
import { LegalLine } from './legal-identity'
import { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher'
import { PrintHeader } from './print-header'
import { SkipLink } from './skip-link'

/** What somebody who is signed in has around their pages: the few places of their own, and the way out. */
export interface OwnPlaces {
  label: string
  links: { label: string; href: string; isHere: boolean }[]
  /** Buttons behind them. */
  tools: ReactNode
  /** Who is signed in. */
  note?: string
}

export interface OwnShellProps extends Pick<LanguageSwitcherProps, 'locale' | 'alternates'> {
  site: Pick<Site, 'agency' | 'logo'>
  own: OwnPlaces
  isWide?: boolean
  isDemo?: boolean
  children: ReactNode
}

/** Calmer than the site's own: nobody who is signed in looks for a home. */
export function OwnShell({ locale, site, own, alternates, isWide, isDemo, children }: OwnShellProps) {
  return (
    <>
      <SkipLink locale={locale} />
      <OwnHeader site={site} locale={locale} alternates={alternates} own={own} />
      <main id="content" tabIndex={-1} className="w-full grow outline-none">
        <PrintHeader agency={site.agency} />
        {isWide ? children : <div className="page-width pt-6 md:pt-10">{children}</div>}
        {own.note && (
          <p className="page-width text-ink-soft mt-section pb-6 text-sm wrap-anywhere print:hidden">
            {own.note}
          </p>
        )}
      </main>
      <div className={own.note ? 'print:hidden' : 'mt-section print:hidden'}>
        <SlimFooter site={site} locale={locale} isDemo={isDemo} />
      </div>
    </>
  )
}

type OwnHeaderProps = Pick<OwnShellProps, 'locale' | 'site' | 'own' | 'alternates'>

function OwnHeader({ locale, site, own, alternates }: OwnHeaderProps) {
  const t = translator(locale)
  return (
    <header className="border-line bg-paper relative z-30 border-b print:hidden">
      <div className="page-width flex h-18 items-center gap-4 lg:h-20 lg:gap-8">
        <a
          href={rootPath(locale)}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center text-inherit no-underline hover:text-inherit"
          aria-label={t('site.to_home', { agency: site.agency.name })}
        >
          <Logo name={site.agency.name} picture={site.logo} className="text-[1.5rem] lg:text-[1.75rem]" />
        </a>
        <nav aria-label={own.label} className="hidden lg:block">
          <ul className="flex items-center gap-8">
            <OwnLinks
              own={own}
              className="inline-flex h-11 border-y-2 border-transparent aria-[current]:border-b-brick"
            />
          </ul>
        </nav>
        <div className="hidden items-center lg:-mx-5 lg:flex">{own.tools}</div>
        <LanguageSwitcher locale={locale} alternates={alternates} className="-mr-3 hidden lg:block" />
        {/* Opens without scripts. */}
        <details className="group lg:hidden">
          <summary className="-mr-2 flex min-h-11 list-none items-center gap-3 px-2 [&::-webkit-details-marker]:hidden">
            {t('common.menu')}
            <Menu aria-hidden strokeWidth={1.5} className="size-6 group-open:hidden" />
            <X aria-hidden strokeWidth={1.5} className="hidden size-6 group-open:block" />
          </summary>
          <div className="bg-sheet border-line shadow-float absolute inset-x-0 top-full border-t">
            <div className="page-width grid gap-2 pt-3 pb-5">
              <nav aria-label={own.label}>
                <ul>
                  <OwnLinks
                    own={own}
                    className="flex min-h-12 border-l-2 border-transparent pl-3 aria-[current]:border-l-brick"
                  />
                </ul>
              </nav>
              <div className="border-line -ml-2 flex flex-wrap items-center justify-between border-t pt-3">
                {own.tools}
              </div>
              <LanguageSwitcher locale={locale} alternates={alternates} className="-ml-2" />
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}

function OwnLinks({ own, className }: { own: OwnPlaces; className: string }) {
  return own.links.map(({ label, href, isHere }) => (
    <li key={href}>
      <a
        href={href}
        aria-current={isHere ? 'true' : undefined}
        className={`text-ink hover:text-brick items-center no-underline ${className}`}
      >
        {label}
      </a>
    </li>
  ))
}

const footerLink = 'inline-flex min-h-11 items-center text-inherit hover:text-inherit'

function SlimFooter({ site: { agency }, locale, isDemo }: Pick<OwnShellProps, 'site' | 'locale' | 'isDemo'>) {
  const t = translator(locale)
  const dialled = phoneHref(agency.phone)
  return (
    <footer className="bg-bluestone on-dark">
      <div className="pt-6">
        <Skyline id={streetId} className="text-paper/70 h-24 w-full md:h-auto" />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-5 pb-6 text-sm">
        <p className="figures">
          {[agency.name, agency.street, agency.place].join(' · ')}
          {dialled && (
            <>
              {' · '}
              <a href={dialled} className={`${footerLink} whitespace-nowrap no-underline hover:underline`}>
                {groupPhone(agency.phone)}
              </a>
            </>
          )}
        </p>
        <ul className="flex flex-wrap items-center gap-x-6">
          <li>
            <a href={askMyDataPath(locale)} className={footerLink}>
              {t('my_data.title')}
            </a>
          </li>
          <li>
            <a href={accessibilityPath(locale)} className={footerLink}>
              {t('accessibility.title')}
            </a>
          </li>
          <li>
            <ConsentButton locale={locale} />
          </li>
          <li>
            <a href={rootPath(locale)} className={footerLink}>
              {t('portal.to_site')}
            </a>
          </li>
        </ul>
        <LegalLine agency={agency} locale={locale} />
        {isDemo && <p className="border-paper/60 mt-3 basis-full border-l-2 pl-4">{t('footer.demo')}</p>}
      </div>
    </footer>
  )
}
