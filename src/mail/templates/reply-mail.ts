import { frenchSpaces } from '@/i18n/french-spaces'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { MailAgent, MailDraft, MailHome } from '../mail-content'
import { oneLine } from '../one-line'

export interface ReplyNeeds {
  locale: Locale
  /** As the colleague wrote it, greeting included. */
  text: string
  author: MailAgent & { email: string }
  home: MailHome | null
  statusHref: string
  /** Message-ID of the confirmation: mail programs show the reply below it. */
  inReplyTo: string
}

/** To the visitor, from a person: the next mail of the visitor goes to that person. */
export function replyMail({ locale, text, author, home, statusHref, inReplyTo }: ReplyNeeds): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: home
      ? oneLine(t('mail.subject_reply', { reference: home.reference }))
      : t('mail.subject_reply_plain'),
    title: t('mail.subject_reply_plain'),
    blocks: [
      ...spaced(text, locale)
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      ...(home ? [{ kind: 'home' as const, home }] : []),
      { kind: 'agent', title: t('mail.agent_title'), agent: author },
      { kind: 'links', links: [{ label: t('mail.button_status'), href: statusHref }] },
    ],
    signer: author.name,
    replyTo: author.email,
    reason: t('mail.reply_reason'),
    headers: { 'In-Reply-To': inReplyTo, References: inReplyTo },
  }
}

/** As an agent types it, with plain spaces. */
function spaced(text: string, locale: Locale): string {
  return locale === 'fr' ? frenchSpaces(text) : text
}
