import { perLanguage } from '@/domain/language'
import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Shell } from '@/features/content/read/read-shell'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'
import { Logo } from '@/ui/drawing/logo'
import { Skyline } from '@/ui/drawing/skyline'
import { LanguageSwitcher } from '@/ui/shell/language-switcher'
import { LegalIdentity } from '@/ui/shell/legal-identity'

import { pageHead } from '../head'
import type { Page } from '../page'
import { pageTags } from './page-tags'

/** The start page of a new site, until editors publish their own: whose it will be, and how to reach them. */
export async function comingSoonScreen(locale: Locale, site: Shell): Promise<Page> {
  const t = translator(locale)
  const alternates = perLanguage(rootPath)
  return {
    locale,
    cache: { tags: pageTags([], { entry: 'home' }) },
    head: await pageHead({
      locale,
      title: t('coming_soon.title'),
      description: t('coming_soon.text'),
      alternates,
    }),
    shell: null,
    content: <ComingSoon locale={locale} site={site} />,
  }
}

function ComingSoon({ locale, site: { agency, logo, languages } }: { locale: Locale; site: Shell }) {
  const t = translator(locale)
  const used = Object.fromEntries(languages.used.map((language) => [language, rootPath(language)]))
  const phone = groupPhone(agency.phone)
  return (
    <>
      <header className="page-width flex h-18 items-center justify-between gap-4 lg:h-20">
        <Logo name={agency.name} picture={logo} className="min-w-0 text-[1.5rem] lg:text-[1.75rem]" />
        {languages.used.length > 1 && (
          <LanguageSwitcher locale={locale} alternates={used} className="-mr-3" />
        )}
      </header>
      <main className="page-width flex grow flex-col justify-center pt-16 pb-12 md:py-20">
        <h1>{t('coming_soon.title')}</h1>
        <p className="text-ink-soft mt-4 max-w-[34ch] font-serif text-2xl leading-snug">
          {t('coming_soon.text')}
        </p>
        <address className="mt-8 text-lg not-italic">
          <p>
            {agency.street}, {agency.place}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-8">
            <a
              href={phoneHref(agency.phone) ?? undefined}
              className="figures inline-flex min-h-11 items-center"
              aria-label={t('footer.phone', { phone })}
            >
              {phone}
            </a>
            <a href={`mailto:${agency.email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
              {agency.email}
            </a>
          </p>
        </address>
      </main>
      <Skyline className="text-bluestone -mb-px h-24 w-full md:h-auto" />
      <footer className="bg-bluestone on-dark">
        <div className="page-width py-8 text-sm">
          <LegalIdentity agency={agency} locale={locale} />
        </div>
      </footer>
    </>
  )
}
