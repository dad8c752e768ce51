import type { CSSProperties } from 'react'

import type { FooterColumn, Site } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Gevelrij } from '../gevelrij'
import { SiteLink } from '../site-link'
import { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher'
import { LegalIdentity } from './legal-identity'

export interface SiteFooterProps extends Omit<LanguageSwitcherProps, 'className'> {
  site: Site
  year: number
  /** Leaves this house out of the row above the footer. */
  missingHouse?: number
}

export function SiteFooter({ site, locale, alternates, year, missingHouse }: SiteFooterProps) {
  const t = translator(locale)
  return (
    <div className="mt-section print:hidden">
      <Gevelrij missing={missingHouse} className="text-bluestone -mb-px h-24 w-full md:h-auto" />
      <footer className="bg-bluestone on-dark">
        <div className="page-width grid grid-cols-12 gap-x-4 gap-y-10 pt-14 pb-12 md:gap-x-6 lg:gap-x-8">
          {site.footer.map((column, index) => (
            <Column key={index} column={column} locale={locale} />
          ))}
        </div>
        <div className="page-width border-paper/20 border-t py-8 text-sm">
          <LegalIdentity agency={site.agency} locale={locale} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
            <p>{t('common.copyright', { year: String(year), company: site.agency.company })}</p>
            <LanguageSwitcher
              locale={locale}
              alternates={alternates}
              label={t('lang.switch')}
              className="-ml-2 md:ml-0"
            />
          </div>
        </div>
      </footer>
    </div>
  )
}

function Column({ column, locale }: { column: FooterColumn; locale: Locale }) {
  const { title, introText, lines, images, columns } = column
  const spans = { '--sm': columns.sm, '--md': columns.md, '--lg': columns.lg } as CSSProperties
  return (
    <section
      style={spans}
      className="[grid-column:span_var(--sm)] md:[grid-column:span_var(--md)] lg:[grid-column:span_var(--lg)]"
    >
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
