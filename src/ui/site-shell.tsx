import type { ReactNode } from 'react'

import type { PerLanguage } from '@/domain/language'
import { listPath } from '@/i18n/listing-paths'
import { rootPath } from '@/i18n/known-paths'
import { locales, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Gevelrij } from './gevelrij'

export interface SiteShellProps {
  locale: Locale
  agencyName: string
  /** The same page in each language; the switcher never sends a visitor elsewhere. */
  alternates: PerLanguage<string>
  children: ReactNode
}

export function SiteShell({ locale, agencyName, alternates, children }: SiteShellProps) {
  const t = translator(locale)
  return (
    <>
      <a
        href="#content"
        className="bg-sheet sr-only z-10 px-4 py-3 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('common.skip_to_content')}
      </a>
      <header className="border-line border-b">
        <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
          <a
            href={rootPath(locale)}
            className="text-ink mr-auto inline-flex min-h-11 items-center font-serif text-[1.75rem] leading-none no-underline"
            aria-label={t('site.to_home', { agency: agencyName })}
          >
            {agencyName}
          </a>
          <nav aria-label={t('site.main_navigation')}>
            <ul className="flex gap-6">
              <li>
                <MenuLink href={listPath(locale, 'sale')}>{t('nav.for_sale')}</MenuLink>
              </li>
              <li>
                <MenuLink href={listPath(locale, 'rent')}>{t('nav.for_rent')}</MenuLink>
              </li>
            </ul>
          </nav>
          <nav aria-label={t('site.language_navigation')}>
            <ul className="flex gap-1">
              {locales.map((other) => (
                <li key={other}>
                  <a
                    href={alternates[other]}
                    hrefLang={other}
                    lang={other}
                    aria-current={other === locale ? 'true' : undefined}
                    className="text-ink-soft aria-[current]:text-ink inline-flex size-11 items-center justify-center text-sm uppercase no-underline hover:underline aria-[current]:underline"
                  >
                    {other}
                    <span className="sr-only normal-case">: {t(`lang.own.${other}`)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" className="page-width w-full grow py-8 md:py-14">
        {children}
      </main>
      <Gevelrij className="text-bluestone mt-16 -mb-px h-20 w-full shrink-0 md:h-auto" />
      <footer className="bg-bluestone text-paper">
        <div className="page-width flex flex-wrap gap-x-8 gap-y-2 py-10 text-sm">
          <p className="mr-auto">{t('site.description', { agency: agencyName })}</p>
          <p>{agencyName}</p>
        </div>
      </footer>
    </>
  )
}

function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-ink inline-flex min-h-11 items-center no-underline hover:underline">
      {children}
    </a>
  )
}
