import type { Language } from '@/domain/language'
import { locales, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface LanguageSwitcherProps {
  locale: Locale
  /** The same page in each language of the site; the home page where a language does not have it. */
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
                hrefLang={other}
                lang={other}
                aria-current={other === locale ? 'true' : undefined}
                className="inline-flex size-11 items-center justify-center text-sm text-inherit uppercase no-underline decoration-1 underline-offset-[0.4em] hover:text-inherit hover:underline aria-[current]:font-semibold aria-[current]:underline"
              >
                {other}
                <span className="sr-only normal-case">: {t(`lang.own.${other}`)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
