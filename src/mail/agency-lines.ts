import type { Agency } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** Who the agency is, as the law wants it under every message of a recognised agent. */
export function agencyLines(agency: Agency, locale: Locale): string[] {
  const t = translator(locale)
  const { company, street, place, country, phone, email, companyNumber, brokers, luxembourg } = agency
  return [
    [company, street, place, country].filter(Boolean).join(', '),
    [phone, email].filter(Boolean).join(' · '),
    companyNumber && t('footer.company_line', { number: companyNumber }),
    ...brokers
      .filter(({ number }) => number.trim() !== '')
      .map(({ name, number }) => `${name}: ${t('agency.biv_title', { number })}`),
    luxembourg?.permit && t('footer.permit_line_lu', { number: luxembourg.permit }),
  ].filter((line): line is string => Boolean(line))
}
