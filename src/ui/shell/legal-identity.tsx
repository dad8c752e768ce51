import { groupPhone } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { SiteLink } from '../site-link'

/** What Belgian and Luxembourg law want to read on an agency's site. */
export function LegalIdentity({ agency, locale }: { agency: Agency; locale: Locale }) {
  const t = translator(locale)
  const { luxembourg } = agency
  const facts = [
    `${agency.company}, ${agency.street}, ${agency.place}, ${agency.country}`,
    t('footer.phone', { phone: groupPhone(agency.phone) }),
    agency.email,
    t('footer.company_line', { number: agency.companyNumber }),
    t('footer.vat_line', { number: agency.vatNumber }),
    ...agency.brokers.map(({ name, number }) => labelled(name, t('agency.biv_title', { number }), locale)),
    t('footer.supervision_line', { authority: t('agency.biv_body') }),
    t('footer.insurance_line', { insurer: agency.insurer, policy: agency.insurancePolicy }),
    luxembourg && t('footer.permit_line_lu', { number: luxembourg.permit }),
    luxembourg && t('footer.rcs_line_lu', { number: luxembourg.register }),
    luxembourg && t('footer.vat_line', { number: luxembourg.vatNumber }),
  ].filter((fact) => fact !== undefined)
  return (
    <section aria-label={t('footer.legal')} className="text-paper/85">
      <ul className="figures flex flex-wrap gap-x-5 gap-y-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <SiteLink
            link={{ label: t('agency.code_of_conduct'), href: agency.codeOfConductUrl, isExternal: true }}
            locale={locale}
            className="text-inherit hover:text-inherit"
          />
        </li>
      </ul>
    </section>
  )
}
