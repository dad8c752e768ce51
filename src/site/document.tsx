import type { ReactNode } from 'react'

import { env } from '@/env'
import { ConsentDialog } from '@/features/consent/consent-dialog'
import type { Shell } from '@/features/content/read/read-shell'
import type { Locale } from '@/i18n/locales'
import { rootPath } from '@/i18n/paths/known-paths'
import { keepingHtml } from '@/ui/kept-html'
import { OwnShell } from '@/ui/shell/own-shell'
import { SiteShell } from '@/ui/shell/site-shell'

import { pageAssets } from './assets'
import { brandHref } from './brand-style'
import type { Head } from './head'
import type { Page, ShellOptions } from './page'

const consentHtml = keepingHtml(ConsentDialog)

export interface DocumentProps {
  page: Page
  site: Shell
  /** Whether tags may load on it once the visitor allows them. */
  hasTags: boolean
  /** The page that tells of cookies. */
  policyHref: string | undefined
}

/** A page as a whole document, with the site around it. */
export function Document({ page, site, hasTags, policyHref }: DocumentProps) {
  const { locale, head, shell, content } = page
  // An address in a language that is switched off is answered in the standard one.
  const lang = site.languages.used.includes(locale) ? locale : site.languages.standard
  return (
    <html lang={lang}>
      <DocumentHead head={head} brandColour={site.look.brandColour} />
      <body className="flex min-h-dvh flex-col">
        {shell ? (
          <>
            <Around locale={locale} site={site} shell={shell}>
              {content}
            </Around>
            <div
              className="contents"
              dangerouslySetInnerHTML={{
                __html: consentHtml({
                  locale,
                  agencyName: site.agency.name,
                  tags: site.tags,
                  hasTags,
                  policyHref,
                }),
              }}
            />
          </>
        ) : (
          content
        )}
      </body>
    </html>
  )
}

function DocumentHead({ head, brandColour }: { head: Head; brandColour: string | null }) {
  const { styles, scripts, preloads } = pageAssets()
  const brand = brandHref(brandColour)
  const sheets = brand ? [...styles, brand] : styles
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      {head.metas.map((meta, index) => (
        <meta key={index} {...meta} />
      ))}
      {head.links.map((link, index) => (
        <link key={index} {...link} />
      ))}
    </head>
  )
}

interface AroundProps {
  locale: Locale
  site: Shell
  shell: ShellOptions
  children: ReactNode
}

function Around({ locale, site, shell: { alternates, own, ...options }, children }: AroundProps) {
  const everywhere = Object.fromEntries(
    site.languages.used.map((language) => [language, alternates[language] ?? rootPath(language)]),
  )
  const isDemo = env.GEVEL_STAGE === 'demo'
  const shared = { locale, site, alternates: everywhere, isDemo }
  if (own)
    return (
      <OwnShell {...shared} own={own} isWide={options.isWide}>
        {children}
      </OwnShell>
    )
  return (
    <SiteShell {...shared} year={new Date().getFullYear()} {...options}>
      {children}
    </SiteShell>
  )
}
