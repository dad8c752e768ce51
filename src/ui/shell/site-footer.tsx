import type { ReactNode } from 'react'

import type { FooterColumn, Site } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { accessibilityPath, askMyDataPath } from '@/i18n/paths/system-paths'

import { columnSpans } from '../page/column-spans'
import { Skyline } from '../drawing/skyline'
import { Kept } from '../kept-html'
import { SiteLink } from '../site-link'
import { ConsentButton } from './consent-button'
import { streetId } from './consent-dialog-id'
import { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher'
import { LegalIdentity } from './legal-identity'
import { SocialLinks } from './social-links'

export interface SiteFooterProps extends Omit<LanguageSwitcherProps, 'className'> {
  site: Site
  year: number
  /** Leaves this house out of the row above the footer. */
  missingHouse?: number
  /** Says that nobody and nothing here is real. */
  isDemo?: boolean
  /** Stays in sight as far as it reaches. */
  bar?: ReactNode
}

export function SiteFooter({ site, locale, alternates, year, missingHouse, isDemo, bar }: SiteFooterProps) {
  const t = translator(locale)
  return (
    <div className="mt-section print:hidden">
      <Skyline id={streetId} missing={missingHouse} className="text-bluestone -mb-px h-24 w-full md:h-auto" />
      <footer className="bg-bluestone on-dark">
        <Kept
          of={site}
          name="footer"
          className="page-width grid grid-cols-12 gap-x-4 gap-y-10 pt-14 pb-12 md:gap-x-6 lg:gap-x-8"
          render={() => site.footer.map((column, index) => <Column key={index} {...{ column, locale }} />)}
        />
        <div className="page-width border-paper/20 border-t py-8 text-sm">
          {isDemo && <p className="border-paper/60 mb-6 border-l-2 pl-4 text-base">{t('footer.demo')}</p>}
          <Kept
            of={site}
            name="identity"
            render={() => (
              <>
                <SocialLinks links={site.agency.socialLinks} locale={locale} />
                <LegalIdentity agency={site.agency} locale={locale} />
              </>
            )}
          />
          {/* Room for the button that leads up, which stands in this corner. */}
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 md:pr-8">
            <p>{t('common.copyright', { year: String(year), company: site.agency.company })}</p>
            {site.newsletter && (
              <SiteLink
                link={site.newsletter}
                locale={locale}
                className="inline-flex min-h-11 items-center text-inherit hover:text-inherit"
              />
            )}
            <OwnLink href={accessibilityPath(locale)}>{t('accessibility.title')}</OwnLink>
            <OwnLink href={askMyDataPath(locale)}>{t('my_data.title')}</OwnLink>
            <ConsentButton locale={locale} />
            <LanguageSwitcher
              locale={locale}
              alternates={alternates}
              label={t('lang.switch')}
              className="-ml-2 md:ml-0"
            />
          </div>
        </div>
      </footer>
      {bar}
    </div>
  )
}

/** To a page that every site has, whatever editors put in its columns. */
function OwnLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-inherit hover:text-inherit">
      {children}
    </a>
  )
}

function Column({ column, locale }: { column: FooterColumn; locale: Locale }) {
  const { title, introText, lines, images, columns } = column
  return (
    <section className={columnSpans(columns)}>
      {title && <h2 className="text-xl">{title}</h2>}
      {introText && <p className="mt-3 max-w-[36ch]">{introText}</p>}
      {lines.length > 0 && (
        <ul className="mt-2">
          {lines.map((line) =>
            typeof line === 'string' ? (
              <li key={line} className="py-1.5">
                {line}
              </li>
            ) : (
              <li key={line.href}>
                <SiteLink
                  link={line}
                  locale={locale}
                  className="inline-flex min-h-11 max-w-full items-center py-1 leading-snug text-inherit no-underline wrap-anywhere hyphens-auto hover:text-inherit hover:underline md:min-h-9"
                />
              </li>
            ),
          )}
        </ul>
      )}
      {images.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} loading="lazy" className="mt-4 h-12 w-auto" />
      ))}
    </section>
  )
}
