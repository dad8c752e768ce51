import type { Locale } from '@/i18n/locales'
import { colleagueMail } from '@/mail/templates/colleague-mail'
import { changedMail, invitationMail, linkMail, recoveryMail } from '@/mail/templates/owner-mail'
import { reviewMail } from '@/mail/templates/review-mail'

import type { SampleMail } from './sample-data'

interface AccountNeeds {
  locale: Locale
  siteUrl: string
}

/** What who has an account gets: an owner of the portal, a colleague of the admin. */
export const accountMails = (needs: AccountNeeds): SampleMail[] => [
  ...ownerMails(needs),
  ...colleagueMails(needs),
  ...reviewMails(needs),
]

function ownerMails({ locale, siteUrl }: AccountNeeds): SampleMail[] {
  const shared = { locale, name: 'An Peeters', href: `${siteUrl}/${locale}/login/sample/` }
  const invitation = { ...shared, agency: 'Gevel Vastgoed', homes: ['Veldstraat 5, 9000 Gent'] }
  return [
    { name: 'owner-invitation', draft: invitationMail({ ...invitation, isNew: true }) },
    { name: 'owner-added', draft: invitationMail({ ...invitation, isNew: false }) },
    { name: 'owner-recovery', draft: recoveryMail({ ...shared, code: 'K7MPX-4RTQB' }) },
    { name: 'owner-link', draft: linkMail(shared) },
    { name: 'owner-changed', draft: changedMail(shared) },
  ]
}

function colleagueMails({ locale, siteUrl }: AccountNeeds): SampleMail[] {
  const needs = { locale, name: 'Els', agency: 'Gevel Vastgoed', href: `${siteUrl}/admin/login` }
  return (['device', 'recovery', 'invitation', 'password-changed', 'factor-reset'] as const).map((kind) => ({
    name: `colleague-${kind}`,
    draft: colleagueMail({ ...needs, kind }),
  }))
}

function reviewMails({ locale, siteUrl }: AccountNeeds): SampleMail[] {
  const needs = {
    ...{ locale, name: 'Els', colleague: 'An Peeters', title: 'Gevel', written: locale, said: 'Gevel?' },
    href: `${siteUrl}/admin`,
  }
  return [
    { name: 'review-asked', draft: reviewMail({ ...needs, kind: 'asked', answer: null }) },
    { name: 'review-good', draft: reviewMail({ ...needs, kind: 'answered', answer: 'good', said: '' }) },
    { name: 'review-change', draft: reviewMail({ ...needs, kind: 'answered', answer: 'change' }) },
  ]
}
