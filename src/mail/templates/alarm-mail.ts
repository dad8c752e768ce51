import type { SendingChannel } from '@/domain/lead/delivery'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import type { MailDraft } from '../mail-content'

export interface AlarmNeeds {
  locale: Locale
  leadId: string
  kind: LeadKind
  channel: SendingChannel
  tries: number
  lastError: string | null
  adminHref: string
}

/** To the agency: a lead is safe with us and arrives nowhere. No name in it: the mail may end anywhere. */
export function alarmMail({
  locale,
  leadId,
  kind,
  channel,
  tries,
  lastError,
  adminHref,
}: AlarmNeeds): MailDraft {
  const t = translator(locale)
  const words = { kind: t(`lead_kind.${kind}`), channel: t(`mail.channel.${channel}`) }
  return {
    locale,
    isInternal: true,
    subject: t('mail.subject_alarm', words),
    title: t('mail.subject_alarm', words),
    blocks: [
      { kind: 'text', text: t('mail.alarm_text') },
      {
        kind: 'ledger',
        lines: [
          { label: t('mail.source_form'), value: words.kind },
          { label: t('mail.alarm_channel'), value: words.channel },
          { label: t('mail.alarm_tries'), value: String(tries) },
          ...(lastError ? [{ label: t('mail.alarm_error'), value: lastError }] : []),
          { label: t('mail.source_number'), value: leadId },
        ],
      },
      { kind: 'button', link: { label: t('mail.button_admin'), href: adminHref } },
    ],
    headers: automaticHeaders,
  }
}
