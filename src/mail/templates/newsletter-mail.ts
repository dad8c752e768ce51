import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { MailArticle, MailDraft, MailHome } from '../mail-content'
import { oneLine } from '../one-line'
import { unsubscribeHeaders } from '../unsubscribe-headers'

export interface NewsletterNeeds {
  locale: Locale
  /** Written by the agency. */
  title: string
  paragraphs: string[]
  articles: MailArticle[]
  homes: MailHome[]
  stopHref: string
  unsubscribeHref: string
  agencyEmail: string
}

export function newsletterMail(needs: NewsletterNeeds): MailDraft {
  const { locale, title, paragraphs, articles, homes, stopHref, unsubscribeHref, agencyEmail } = needs
  const t = translator(locale)
  return {
    locale,
    subject: oneLine(title),
    title,
    preview: paragraphs[0],
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
      ...articles.map((article) => ({ kind: 'article' as const, article })),
      ...homes.map((home) => ({ kind: 'home' as const, home })),
    ],
    reason: t('mail.unsubscribe_notice'),
    stop: { label: t('mail.unsubscribe'), href: stopHref },
    headers: unsubscribeHeaders({ href: unsubscribeHref, email: agencyEmail }),
  }
}
