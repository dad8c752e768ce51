import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import type { MailBlock, MailDraft } from '../mail-content'

interface MyDataMailNeeds {
  locale: Locale
}

/** The way to what is held about the reader. */
export function dataLinkMail({
  locale,
  href,
  minutes,
}: MyDataMailNeeds & { href: string; minutes: number }): MailDraft {
  const t = translator(locale)
  return myDataMail(locale, t('my_data_mail.link_subject'), [
    { kind: 'text', text: t('my_data_mail.link_text') },
    { kind: 'button', link: { label: t('my_data.open'), href } },
    { kind: 'note', text: t('my_data_mail.link_valid', { minutes }) },
  ])
}

export function nothingHeldMail({ locale, email }: MyDataMailNeeds & { email: string }): MailDraft {
  const t = translator(locale)
  return myDataMail(locale, t('my_data_mail.nothing_subject'), [
    { kind: 'text', text: t('my_data_mail.nothing_text', { email }) },
  ])
}

export function erasedMail({ locale }: MyDataMailNeeds): MailDraft {
  const t = translator(locale)
  return myDataMail(locale, t('my_data.erased_title'), [
    { kind: 'text', text: t('my_data_mail.erased_text') },
    { kind: 'text', text: t('my_data.erased_elsewhere') },
  ])
}

/** To the agency: the site cannot reach its mailbox, nor delete at its platform. */
export function agencyErasureMail({ locale, email }: MyDataMailNeeds & { email: string }): MailDraft {
  const t = translator(locale)
  return {
    locale,
    subject: t('my_data_mail.agency_subject'),
    title: t('my_data_mail.agency_subject'),
    isInternal: true,
    blocks: [
      { kind: 'text', text: t('my_data_mail.agency_text') },
      { kind: 'ledger', lines: [{ label: t('person.email'), value: email }] },
      { kind: 'note', text: t('my_data_mail.agency_note') },
    ],
    headers: automaticHeaders,
  }
}

function myDataMail(locale: Locale, subject: string, blocks: MailBlock[]): MailDraft {
  const reason = translator(locale)('my_data_mail.reason')
  return { locale, subject, title: subject, blocks, reason, headers: automaticHeaders }
}
