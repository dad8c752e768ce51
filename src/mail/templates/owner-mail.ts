import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { greeting } from '../greeting'
import type { MailBlock, MailDraft } from '../mail-content'

interface OwnerMailNeeds {
  locale: Locale
  /** Of the owner, as the agency wrote it. */
  name: string
  href: string
}

export interface InvitationNeeds extends OwnerMailNeeds {
  agency: string
  /** Their addresses. */
  homes: string[]
  /** Without an account yet: the link leads to a first password. */
  isNew: boolean
}

export function invitationMail({ locale, name, href, agency, homes, isNew }: InvitationNeeds): MailDraft {
  const t = translator(locale)
  const label = t('owner_mail.invitation_home')
  return ownerMail({ locale, name }, t('owner_mail.invitation_subject', { agency }), [
    { kind: 'text', text: t('owner_mail.invitation_text', { agency }) },
    ...(homes.length > 0
      ? [{ kind: 'ledger' as const, lines: homes.map((value) => ({ label, value })) }]
      : []),
    {
      kind: 'button',
      link: { label: isNew ? t('owner_mail.invitation_button') : t('owner_login.enter'), href },
    },
    ...(isNew ? [{ kind: 'note' as const, text: t('owner_mail.invitation_expiry') }] : []),
  ])
}

export function recoveryMail({ locale, name, href, code }: OwnerMailNeeds & { code: string }): MailDraft {
  const t = translator(locale)
  return ownerMail({ locale, name }, t('owner_mail.recovery_subject'), [
    { kind: 'text', text: t('owner_mail.recovery_text') },
    { kind: 'button', link: { label: t('owner_mail.recovery_button'), href } },
    { kind: 'text', text: t('owner_mail.recovery_code_text') },
    { kind: 'ledger', lines: [{ label: t('owner_mail.recovery_code'), value: code }] },
    { kind: 'note', text: `${t('owner_mail.valid')} ${t('mail.ignore_notice')}` },
  ])
}

export function linkMail({ locale, name, href }: OwnerMailNeeds): MailDraft {
  const t = translator(locale)
  return ownerMail({ locale, name }, t('owner_mail.link_subject'), [
    { kind: 'text', text: t('owner_mail.link_text') },
    { kind: 'button', link: { label: t('owner_login.enter'), href } },
    { kind: 'note', text: `${t('owner_mail.valid')} ${t('mail.ignore_notice')}` },
  ])
}

/** Tells the owner of a change they may not have made. */
export function changedMail({ locale, name, href }: OwnerMailNeeds): MailDraft {
  const t = translator(locale)
  return ownerMail({ locale, name }, t('owner_mail.changed_subject'), [
    { kind: 'text', text: t('owner_mail.changed_text') },
    { kind: 'text', text: t('owner_mail.changed_not_you') },
    { kind: 'button', link: { label: t('owner_login.forgotten_title'), href } },
  ])
}

/** To the address that an owner gave as their new one. */
export function newEmailMail({ locale, name, href }: OwnerMailNeeds): MailDraft {
  const t = translator(locale)
  return ownerMail({ locale, name }, t('owner_mail.new_email_subject'), [
    { kind: 'text', text: t('owner_mail.new_email_text') },
    { kind: 'button', link: { label: t('owner_login.email_confirm'), href } },
    { kind: 'note', text: `${t('owner_mail.valid')} ${t('mail.ignore_notice')}` },
  ])
}

/** To the address that was theirs before. */
export function emailChangedMail({
  locale,
  name,
  phone,
}: Pick<OwnerMailNeeds, 'locale' | 'name'> & { phone: string }): MailDraft {
  const t = translator(locale)
  return ownerMail({ locale, name }, t('owner_mail.email_changed_subject'), [
    { kind: 'text', text: t('owner_mail.email_changed_text') },
    { kind: 'text', text: t('owner_mail.email_changed_not_you', { phone }) },
  ])
}

function ownerMail(
  { locale, name }: Pick<OwnerMailNeeds, 'locale' | 'name'>,
  subject: string,
  blocks: MailBlock[],
): MailDraft {
  const t = translator(locale)
  const greetings = greeting(t, { firstName: name, lastName: null })
  return {
    locale,
    subject,
    title: subject,
    blocks: [greetings, ...blocks],
    reason: t('owner_mail.reason'),
    headers: automaticHeaders,
  }
}
