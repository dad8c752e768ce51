import type { Lead } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { euroText } from '@/domain/euro'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { MailAgent, MailDraft, MailHome, MailSender } from '@/mail/mail-content'

export interface SampleMail {
  name: string
  draft: MailDraft
}

/** Invented people, homes and numbers, for the gallery and for tests. */
export function sampleSender(siteUrl: string): MailSender {
  return {
    siteUrl,
    privacyHref: `${siteUrl}/nl/privacy/`,
    agency: {
      ...{ name: 'Gevel Vastgoed', company: 'Gevel Vastgoed bv', street: 'Korenmarkt 1', place: '9000 Gent' },
      ...{ country: 'België', countryCode: 'BE', phone: '+32 9 999 99 01', email: 'info@gevel.example' },
      whatsapp: '',
      ...{ companyNumber: '0999.999.901', vatNumber: 'BE 0999.999.901', insurer: '', insurancePolicy: '' },
      brokers: [{ name: 'Nele Claes', number: '599.901' }],
      codeOfConductUrl: '',
      socialLinks: [],
    },
  }
}

export function sampleLead(kind: LeadKind, locale: Locale, given: Partial<Lead> = {}): Lead {
  return {
    id: '0f0e0d0c-0b0a-4908-8706-050403020100',
    kind,
    language: locale,
    ...{ listingId: 100_007, projectId: null, firstName: 'An', lastName: 'Peeters' },
    ...{ email: 'an.peeters@example.com', phone: '0470 12 34 56' },
    answers: {
      ...{ firstName: 'An', lastName: 'Peeters', email: 'an.peeters@example.com', phone: '0470 12 34 56' },
      ...{ contactBy: 'phone', timeSlot: '10-13' },
      message: 'Is de tuin op het zuiden?\nEn mag ik op zaterdag langskomen?',
    },
    sourcePage: '/nl/te-koop/gent/huis/100060/',
    campaign: { source: 'nieuwsbrief', medium: 'email', name: 'herfst' },
    source: 'mail',
    consent: { textVersion: '1' },
    status: 'new',
    createdAt: new Date('2026-11-15T09:12:00Z'),
    ...given,
  }
}

export function sampleHome(locale: Locale, siteUrl: string, given: Partial<MailHome> = {}): MailHome {
  const t = translator(locale)
  return {
    href: `${siteUrl}/${locale}/`,
    reference: 'V-100060',
    title: `${t('type.house')} · 9000 Gent`,
    city: 'Gent',
    price: euroText(37_000_000, locale) ?? '',
    facts: [
      { fact: 'bedrooms', text: t('fact.bedrooms', { count: 3 }) },
      { fact: 'livingSquareMetres', text: t('fact.living_area', { area: 164 }) },
      { fact: 'plotSquareMetres', text: t('fact.plot_area', { area: 512 }) },
    ],
    pictureUrl: null,
    energy: { region: 'flanders', label: 'c', name: t('energy.label_alt', { label: 'C', value: 238 }) },
    ...given,
  }
}

/** As the law of Flanders wants it in an advertisement. */
export function sampleLegal(locale: Locale): NonNullable<MailHome['legal']> {
  const t = translator(locale)
  return [
    { label: t('energy.class.flanders'), value: 'C' },
    { label: t('energy.value.flanders'), value: `238 ${t('unit.kwh_m2_year')}` },
    { label: t('energy.code.flanders'), value: '20240312-0003141592-RES-1' },
    { label: t('flood.p_score'), value: `A · ${t('flood.class_A')}` },
    { label: t('flood.g_score'), value: `A · ${t('flood.class_A')}` },
  ]
}

export const sampleAgent: MailAgent = {
  name: 'Thomas Dubois',
  role: '',
  phone: '+32 9 999 99 02',
  email: 'thomas@gevel.example',
  pictureUrl: null,
}
