import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { changedMail, invitationMail, linkMail, newEmailMail, recoveryMail } from './owner-mail'
import type { MailDraft } from '../mail-content'

const said = ({ blocks, reason }: MailDraft) => JSON.stringify([blocks, reason])

test.each(locales)('in %s only a mail that somebody asked for may be ignored', (locale) => {
  const needs = { locale, name: 'An', href: 'https://gevel.example/' }
  const ignore = translator(locale)('mail.ignore_notice')
  const asked = [recoveryMail({ ...needs, code: '1' }), linkMail(needs), newEmailMail(needs)]
  for (const mail of asked) expect(said(mail)).toContain(ignore)
  const untold = [changedMail(needs), invitationMail({ ...needs, agency: 'Gevel', homes: [], isNew: true })]
  for (const mail of untold) expect(said(mail)).not.toContain(ignore)
})
