import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting, nameOf, type Named } from '../greeting'
import type { MailDraft, MailHome } from '../mail-content'
import { oneLine } from '../one-line'

export interface FriendNeeds {
  locale: Locale
  friendName: string
  sender: Named & { email: string }
  home: MailHome
}

/** To somebody who did not ask for it: our own words, a name, an address and a home; nothing the sender can write. */
export function friendMail({ locale, friendName, sender, home }: FriendNeeds): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: oneLine(t('mail.subject_friend', { reference: home.reference })),
    title: home.title,
    blocks: [
      greeting(t, { firstName: friendName, lastName: null }),
      { kind: 'text', text: t('mail.friend_text', { name: nameOf(sender), email: sender.email }) },
      { kind: 'home', home },
      { kind: 'button', link: { label: t('mail.button_view'), href: home.href } },
    ],
    replyTo: sender.email,
    reason: t('mail.friend_notice'),
    headers: automaticHeaders,
  }
}
