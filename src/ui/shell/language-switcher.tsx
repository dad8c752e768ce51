import type { Language } from '@/domain/language'
import { languageList } from '@/domain/language-list'
import { colon } from '@/i18n/labelled'
import { locales, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface LanguageSwitcherProps {
  locale: Locale
  /** The same page in each language of the site; the start page where a language does not have it. */
  alternates: Partial<Record<Language, string>>
  /** Told apart where there are two on a page. */
  label?: string
  className?: string
}

export function LanguageSwitcher({ locale, alternates, label, className = '' }: LanguageSwitcherProps) {
  const t = translator(locale)
  return (
    <nav aria-label={label ?? t('site.language_navigation')} className={className}>
      <ul className="flex">
        {locales
          .filter((other) => alternates[other] !== undefined)
          .map((other) => (
            <li key={other}>
              <a
                href={alternates[other]}
                // A search has languages enough for robots in its head, and most searches are none of their business.
                rel={alternates[other]?.includes('?') ? 'nofollow' : undefined}
                hrefLang={other}
                lang={other}
                aria-current={other === locale ? 'true' : undefined}
                className="language-link"
              >
                {other}
                <span className="sr-only normal-case">{colon(locale) + languageList[other].name}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
