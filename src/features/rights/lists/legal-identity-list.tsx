import { groupPhone } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Ledger } from './ledger'

/** Who is behind the site, from what the agency filled in once: the same as at the foot of every page. */
export function LegalIdentityList({ locale, agency }: { locale: Locale; agency: Agency }) {
  const t = translator(locale)
  const { luxembourg } = agency
  const rows = [
    { key: 'company', name: t('legal_identity.company'), text: agency.company },
    {
      key: 'seat',
      name: t('legal_identity.seat'),
      text: `${agency.street}, ${agency.place}, ${agency.country}`,
    },
    {
      key: 'contact',
      name: t('legal_identity.contact'),
      text: `${groupPhone(agency.phone)}, ${agency.email}`,
    },
    { key: 'number', name: t('legal_identity.number'), text: agency.companyNumber },
    { key: 'vat', name: t('legal_identity.vat'), text: agency.vatNumber },
    {
      key: 'recognition',
      name: t('legal_identity.recognition'),
      text: agency.brokers
        .map(({ name, number }) => labelled(name, t('agency.biv_title', { number }), locale))
        .join(' · '),
    },
    { key: 'supervisor', name: t('agency.supervisor'), text: t('agency.biv_body') },
    {
      key: 'insurance',
      name: t('legal_identity.insurance'),
      text: [agency.insurer, agency.insurancePolicy].filter(Boolean).join(', '),
    },
    ...(luxembourg
      ? [
          {
            key: 'luxembourg',
            name: t('legal_identity.luxembourg'),
            text: [
              t('footer.permit_line_lu', { number: luxembourg.permit }),
              t('footer.rcs_line_lu', { number: luxembourg.register }),
              t('footer.vat_line', { number: luxembourg.vatNumber }),
            ].join(' · '),
          },
        ]
      : []),
  ]
  return (
    <Ledger id="identity" title={t('legal_identity.title')} rows={rows.filter(({ text }) => text !== '')} />
  )
}
