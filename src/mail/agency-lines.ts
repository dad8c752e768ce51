import { groupPhone } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** Who the agency is, as the law wants it under every message of a recognised agent. */
export function agencyLines(agency: Agency, locale: Locale): string[] {
  const t = translator(locale)
  const { company, street, place, country, phone, email, companyNumber, brokers, luxembourg } = agency
  return [
    [company, street, place, country].filter(Boolean).join(', '),
    [groupPhone(phone), email].filter(Boolean).join(' · '),
    companyNumber && t('footer.company_line', { number: companyNumber }),
    ...brokers
      .filter(({ number }) => number.trim() !== '')
      .map(({ name, number }) => labelled(name, t('agency.biv_title', { number }), locale)),
    luxembourg?.permit && t('footer.permit_line_lu', { number: luxembourg.permit }),
  ].filter((line): line is string => Boolean(line))
}
