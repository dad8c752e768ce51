import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailBlock, MailDraft } from '../mail-content'

export type ColleagueMailKind = 'device' | 'recovery' | 'invitation' | 'password-changed' | 'factor-reset'

export interface ColleagueMailNeeds {
  kind: ColleagueMailKind
  locale: Locale
  name: string
  agency: string
  href: string
}

/** To somebody who works with the admin. */
export function colleagueMail({ kind, locale, name, agency, href }: ColleagueMailNeeds): MailDraft {
  const t = translator(locale)
  const button = (label: string): MailBlock => ({ kind: 'button', link: { label, href } })
  const valid: MailBlock = { kind: 'note', text: t('colleague_mail.valid') }
  const notYou: MailBlock = { kind: 'text', text: t('colleague_mail.not_you') }
  const contents: Record<ColleagueMailKind, { subject: string; blocks: MailBlock[] }> = {
    device: {
      subject: t('colleague_mail.device_subject'),
      blocks: [
        { kind: 'text', text: t('colleague_mail.device_text', { agency }) },
        button(t('colleague_mail.device_button')),
        valid,
      ],
    },
    recovery: {
      subject: t('colleague_mail.recovery_subject'),
      blocks: [
        { kind: 'text', text: t('colleague_mail.recovery_text', { agency }) },
        button(t('colleague_mail.recovery_button')),
        valid,
      ],
    },
    invitation: {
      subject: t('colleague_mail.invitation_subject', { agency }),
      blocks: [
        { kind: 'text', text: t('colleague_mail.invitation_text', { agency }) },
        button(t('colleague_mail.invitation_button')),
        { kind: 'note', text: t('colleague_mail.invitation_valid') },
      ],
    },
    'password-changed': {
      subject: t('colleague_mail.changed_subject'),
      blocks: [
        { kind: 'text', text: t('colleague_mail.changed_text', { agency }) },
        notYou,
        button(t('colleague_mail.recovery_button')),
      ],
    },
    'factor-reset': {
      subject: t('colleague_mail.factor_subject'),
      blocks: [
        { kind: 'text', text: t('colleague_mail.factor_text', { agency }) },
        notYou,
        button(t('colleague_mail.factor_button')),
      ],
    },
  }
  const { subject, blocks } = contents[kind]
  return {
    locale,
    subject,
    title: subject,
    blocks: [greeting(t, { firstName: name, lastName: null }), ...blocks],
    reason: t('colleague_mail.reason'),
    headers: automaticHeaders,
  }
}
