import { groupPhone } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { SiteLink } from '../site-link'

interface LegalProps {
  agency: Agency
  locale: Locale
}

/** What Belgian and Luxembourg law want to read on an agency's site. */
export function LegalIdentity({ agency, locale }: LegalProps) {
  const t = translator(locale)
  const facts = [
    `${agency.company}, ${agency.street}, ${agency.place}, ${agency.country}`,
    t('footer.phone', { phone: groupPhone(agency.phone) }),
    agency.email,
    ...ownNumbers({ agency, locale }),
    t('footer.supervision_line', { authority: t('agency.biv_body') }),
    t('footer.insurance_line', { insurer: agency.insurer, policy: agency.insurancePolicy }),
    ...luxembourgNumbers({ agency, locale }),
  ]
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

/** Which company it is, by which numbers it and its agents are known; for a footer that has the address already. */
export function LegalLine(props: LegalProps) {
  const facts = [props.agency.company, ...ownNumbers(props), ...luxembourgNumbers(props)]
  return <p className="text-paper/85 figures basis-full">{facts.join(' · ')}</p>
}

function ownNumbers({ agency, locale }: LegalProps): string[] {
  const t = translator(locale)
  return [
    t('footer.company_line', { number: agency.companyNumber }),
    t('footer.vat_line', { number: agency.vatNumber }),
    ...agency.brokers.map(({ name, number }) => labelled(name, t('agency.biv_title', { number }), locale)),
  ]
}

function luxembourgNumbers({ agency: { luxembourg }, locale }: LegalProps): string[] {
  if (!luxembourg) return []
  const t = translator(locale)
  return [
    t('footer.permit_line_lu', { number: luxembourg.permit }),
    t('footer.rcs_line_lu', { number: luxembourg.register }),
    t('footer.vat_line', { number: luxembourg.vatNumber }),
  ]
}
