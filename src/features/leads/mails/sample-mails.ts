import type { LeadKind } from '@/domain/lead/lead-kind'
import { filledTemplate } from '@/domain/lead/reply'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { MailBlock, MailDraft, MailSender } from '@/mail/mail-content'
import { renderMail } from '@/mail/render-mail'
import { alarmMail } from '@/mail/templates/alarm-mail'
import { alertMail, demandAgainMail } from '@/mail/templates/alert-mail'
import { appointmentMail, type AppointmentNews } from '@/mail/templates/appointment-mail'
import { confirmationMail } from '@/mail/templates/confirmation-mail'
import { documentsMail } from '@/mail/templates/documents-mail'
import { friendMail } from '@/mail/templates/friend-mail'
import { keptListOptInMail, keptNewsMail } from '@/mail/templates/kept-list-mail'
import { leadMail } from '@/mail/templates/lead-mail'
import { newsletterMail } from '@/mail/templates/newsletter-mail'
import { offerMail } from '@/mail/templates/offer-mail'
import { demandOptInMail, optInMail } from '@/mail/templates/opt-in-mail'
import { replyMail } from '@/mail/templates/reply-mail'
import { secondPersonMail } from '@/mail/templates/second-person-mail'

import { leadLines } from '../inbox/lead-lines'
import { ourTemplates } from '../replies/template-texts'
import { accountMails } from './sample-account-mails'
import {
  sampleAgent as agent,
  sampleHome,
  sampleLead,
  sampleLegal,
  type SampleMail,
  sampleSender,
} from './sample-data'

interface SampleNeeds {
  locale: Locale
  siteUrl: string
  /** Pictures of the homes of the demo. */
  pictureUrl?: (homeId: number) => string
}

/** Every mail the site can write, with invented data. */
export async function sampleMails(needs: SampleNeeds): Promise<SampleMail[]> {
  const { locale, siteUrl } = needs
  const lead = sampleLead('enquiry', locale)
  const home = homeOf(needs, 100_060)
  const statusHref = `${siteUrl}/${locale}/request/sample/`
  const lines = leadLines(lead, locale)
  const adminHref = `${siteUrl}/admin/leads/${lead.id}`
  return [
    { name: 'lead', draft: leadMail({ lead, locale, lines, home, siteUrl, adminHref }) },
    ...confirmations(needs),
    ...appointments(needs),
    ...alerts(needs),
    { name: 'opt-in', draft: optInMail({ locale, href: `${siteUrl}/sample/`, until: soon }) },
    { name: 'demand-opt-in', draft: demandOptIn(needs) },
    ...keptLists(needs),
    {
      name: 'documents',
      draft: documentsMail({
        ...{ locale, person: lead, news: 'asked', hasOthers: true, home, agent, until: soon, statusHref },
        links: ['epc.pdf', 'plan.pdf'].map((label) => ({ label, href: `${siteUrl}/sample/${label}` })),
      }),
    },
    {
      name: 'documents-released',
      draft: documentsMail({
        ...{ locale, person: lead, news: 'released', home, agent, until: soon, statusHref },
        links: [{ label: 'soil.pdf', href: `${siteUrl}/sample/soil.pdf` }],
      }),
    },
    {
      name: 'friend',
      draft: friendMail({ locale, friendName: 'Jo', sender: { ...lead, email: lead.email ?? '' }, home }),
    },
    {
      name: 'reply',
      draft: replyMail({
        ...{ locale, home, statusHref, inReplyTo: '<visitor-mail.sample@gevel.example>' },
        text: [
          translator(locale)('mail.greeting', { name: 'An Peeters' }),
          filledTemplate(ourTemplates.visit[locale], { home: home.reference }),
        ].join('\n\n'),
        author: { ...agent, email: agent.email ?? '' },
      }),
    },
    await offer(needs),
    { name: 'second-person', draft: secondPersonMail({ locale, home }) },
    ...accountMails(needs),
    {
      name: 'alarm',
      draft: alarmMail({
        ...{ locale, leadId: lead.id, kind: lead.kind, channel: 'platform', tries: 14 },
        lastError: 'ContactOnMe: HTTP 500',
        adminHref,
      }),
    },
  ]
}

const soon = new Date('2026-11-29T09:12:00Z')
const startsAt = new Date('2026-11-21T13:00:00Z')
const endsAt = new Date('2026-11-21T13:30:00Z')

function homeOf({ locale, siteUrl, pictureUrl }: SampleNeeds, id: number) {
  return sampleHome(locale, siteUrl, { pictureUrl: pictureUrl?.(id) ?? null })
}

function similarHomes(needs: SampleNeeds): MailBlock {
  const { locale } = needs
  const homes = [100_041, 100_052, 100_033].map((id) => ({
    ...homeOf(needs, id),
    legal: sampleLegal(locale),
  }))
  return { kind: 'homes', title: translator(locale)('section.similar'), homes }
}

const confirmedKinds = ['contact', 'visit', 'valuation', 'demand', 'testimonial', 'rent-application'] as const

function confirmations(needs: SampleNeeds): SampleMail[] {
  const { locale, siteUrl } = needs
  const isAboutHome = (kind: LeadKind) => kind === 'visit' || kind === 'rent-application'
  return confirmedKinds.map((kind) => {
    const lead = sampleLead(kind, locale)
    const draft = confirmationMail({
      replyDays: 1,
      ...{
        lead,
        agent,
        lines: leadLines({ kind, answers: { contactBy: 'phone', timeSlot: '10-13' } }, locale),
      },
      home: isAboutHome(kind) ? homeOf(needs, 100_060) : null,
      statusHref: `${siteUrl}/${locale}/request/sample/`,
      demandHref: kind === 'demand' ? `${siteUrl}/${locale}/demand/sample/` : null,
      similar: isAboutHome(kind) ? similarHomes(needs) : null,
    })
    return { name: `confirmation-${kind}`, draft }
  })
}

const allNews: AppointmentNews[] = ['confirmed', 'changed', 'reminder', 'cancelled']

function appointments(needs: SampleNeeds): SampleMail[] {
  const { locale, siteUrl } = needs
  const lead = sampleLead('appointment', locale)
  return allNews.map((news, sequence) => ({
    name: `appointment-${news}`,
    draft: appointmentMail({
      ...{ locale, news, agent, home: homeOf(needs, 100_060) },
      appointment: { id: lead.id, startsAt, endsAt, sequence },
      person: { ...lead, email: lead.email ?? '' },
      place: { text: 'Korenmarkt 1, 9000 Gent', isExact: true },
      changeHref: `${siteUrl}/${locale}/appointment/sample/#change`,
      cancelHref: `${siteUrl}/${locale}/appointment/sample/#cancel`,
      statusHref: `${siteUrl}/${locale}/request/sample/`,
      similar: news === 'confirmed' ? similarHomes(needs) : null,
      sender: sampleSender(siteUrl),
      now: lead.createdAt,
    }),
  }))
}

function alerts(needs: SampleNeeds): SampleMail[] {
  const { locale, siteUrl } = needs
  const t = translator(locale)
  const homes = [100_060, 100_041, 100_052].map((id, index) => ({
    ...homeOf(needs, id),
    legal: sampleLegal(locale),
    ribbon: index === 1 ? t('mail.reason_price') : t('mail.reason_new'),
  }))
  const search = [
    { label: t('demand.types'), value: t('type.house') },
    { label: t('demand.regions'), value: '9000 Gent, 9050 Gentbrugge' },
  ]
  const demand = `${siteUrl}/${locale}/demand/sample/`
  const list = {
    ...{ locale, stopHref: demand, unsubscribeHref: `${demand}stop/`, agencyEmail: 'info@gevel.example' },
  }
  const person = sampleLead('demand', locale)
  const shared = { ...list, person, search, listHref: `${siteUrl}/${locale}/`, changeHref: demand }
  return [
    {
      name: 'alert-at-once',
      draft: alertMail({ ...shared, frequency: 'at-once', homes: homes.slice(0, 1), more: 0 }),
    },
    {
      name: 'alert-daily',
      draft: alertMail({ ...shared, frequency: 'daily', homes: homes.slice(0, 2), more: 0 }),
    },
    { name: 'alert-weekly', draft: alertMail({ ...shared, frequency: 'weekly', homes, more: 4 }) },
    { name: 'demand-again', draft: demandAgainMail({ ...list, person, search, keepHref: demand }) },
    {
      name: 'newsletter',
      draft: newsletterMail({
        ...list,
        title: t('kit.sample.article_three'),
        paragraphs: [t('kit.sample.quote')],
        articles: [
          {
            href: `${siteUrl}/${locale}/`,
            title: t('kit.sample.article_three'),
            standfirst: t('kit.sample.quote'),
            pictureUrl: needs.pictureUrl?.(100_033) ?? null,
          },
        ],
        homes,
      }),
    },
  ]
}

function keptLists(needs: SampleNeeds): SampleMail[] {
  const { locale, siteUrl } = needs
  const t = translator(locale)
  const href = `${siteUrl}/${locale}/kept-list/sample/`
  const cheaper = { ...homeOf(needs, 100_041), legal: sampleLegal(locale), ribbon: t('mail.reason_price') }
  const sold = { ...homeOf(needs, 100_052), price: '', ribbon: t('status.sold') }
  return [
    { name: 'kept-list-opt-in', draft: keptListOptInMail({ locale, href, until: soon, earlierHref: href }) },
    {
      name: 'kept-list-news',
      draft: keptNewsMail({
        ...{ locale, homes: [cheaper, sold], listHref: href, unsubscribeHref: `${href}stop/` },
        agencyEmail: 'info@gevel.example',
      }),
    },
  ]
}

function demandOptIn({ locale, siteUrl }: SampleNeeds): MailDraft {
  const lead = sampleLead('list-demand', locale, { answers: { search: 'sale?city=Gent&price-max=350000' } })
  const search = leadLines(lead, locale)
  return demandOptInMail({ locale, href: `${siteUrl}/${locale}/demand/sample/`, until: soon, search })
}

async function offer(needs: SampleNeeds): Promise<SampleMail> {
  const { locale, siteUrl } = needs
  const answers = {
    ...{
      title: 'ms',
      firstName: 'An',
      lastName: 'Peeters',
      address: 'Veldstraat 5',
      zip: '9000',
      city: 'Gent',
    },
    ...{ email: 'an.peeters@example.com', phone: '0470 12 34 56', hasPersonB: true, firstNameB: 'Łukasz' },
    ...{ lastNameB: 'Dubois', amount: 365_000, amountInLetters: 'driehonderdvijfenzestigduizend euro' },
    ...{ startDate: '2026-11-15', endDate: '2026-11-30', needsLoan: true, loanAmount: 300_000 },
    ...{
      loanUntil: '2026-12-15',
      conditions: 'Levering zonder huurder.',
      place: 'Gent',
      signDate: '2026-11-15',
    },
    isBinding: true,
  }
  const lead = sampleLead('offer', locale, { answers })
  const draft = await offerMail({
    ...{ lead, agent, lines: leadLines(lead, locale), home: homeOf(needs, 100_060) },
    statusHref: `${siteUrl}/${locale}/request/sample/`,
    sender: sampleSender(siteUrl),
  })
  return { name: 'offer', draft }
}

export interface RenderedSample {
  name: string
  subject: string
  html: string
  text: string
  attachments: string[]
}

/** For the gallery. */
export async function renderSamples(needs: SampleNeeds & { sender?: MailSender }): Promise<RenderedSample[]> {
  const sender = needs.sender ?? sampleSender(needs.siteUrl)
  return Promise.all(
    (await sampleMails(needs)).map(async ({ name, draft }) => ({
      name,
      subject: draft.subject,
      attachments: [
        ...(draft.attachments ?? []).map(({ filename }) => filename),
        ...(draft.calendar ? [draft.calendar.filename] : []),
      ],
      ...(await renderMail(draft, sender)),
    })),
  )
}
