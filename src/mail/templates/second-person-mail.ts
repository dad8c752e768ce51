import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import type { MailDraft, MailHome } from '../mail-content'
import { oneLine } from '../one-line'

export interface SecondPersonNeeds {
  locale: Locale
  home: MailHome | null
}

/** To whoever was named as the second buyer: our own words and the home; nothing that was typed, no private link. */
export function secondPersonMail({ locale, home }: SecondPersonNeeds): MailDraft {
  const t = translator(locale)
  const plain = t('mail.subject_second_person_plain')
  return {
    locale,
    subject: home ? oneLine(t('mail.subject_second_person', { reference: home.reference })) : plain,
    title: plain,
    blocks: [
      { kind: 'text', text: t('mail.greeting_plain') },
      { kind: 'text', text: t('mail.second_person_text') },
      ...(home ? [{ kind: 'home' as const, home }] : []),
      { kind: 'text', text: t('mail.second_person_wrong') },
    ],
    reason: t('mail.request_reason'),
    headers: automaticHeaders,
  }
}
