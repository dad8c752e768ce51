import { perLanguage } from '@/domain/language'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailBlock, MailDraft } from '../mail-content'

const languageIn = perLanguage((locale) => new Intl.DisplayNames(intlLocale[locale], { type: 'language' }))

export type ReviewMailKind = 'asked' | 'answered'

export interface ReviewMailNeeds {
  kind: ReviewMailKind
  locale: Locale
  /** Who reads it. */
  name: string
  /** Who asked, or answered; `null` when their account is gone. */
  colleague: string | null
  /** Of the page, article or section; `null` while it has none. */
  title: string | null
  /** The language it is about. */
  written: Locale
  answer: 'good' | 'change' | null
  /** What they wrote with it; may be empty. */
  said: string
  href: string
}

/** To a colleague who is asked to look at what somebody wrote, and back to whoever asked. */
export function reviewMail(needs: ReviewMailNeeds): MailDraft {
  const { kind, locale, said, href } = needs
  const t = translator(locale)
  const values = {
    colleague: needs.colleague ?? t('review_mail.a_colleague'),
    title: needs.title ?? t('review_mail.untitled'),
    language: languageIn[locale].of(needs.written) ?? needs.written,
  }
  const key = kind === 'asked' ? 'asked' : needs.answer === 'change' ? 'change' : 'good'
  const quoted: MailBlock[] = said ? [{ kind: 'text', text: t('review_mail.quoted', { said }) }] : []
  return {
    locale,
    subject: t(`review_mail.${key}_subject`, values),
    title: t(`review_mail.${key}_title`, values),
    blocks: [
      greeting(t, { firstName: needs.name, lastName: null }),
      { kind: 'text', text: t(`review_mail.${key}_text`, values) },
      ...quoted,
      { kind: 'button', link: { label: t('review_mail.open'), href } },
    ],
    reason: t('colleague_mail.reason'),
    headers: automaticHeaders,
  }
}
