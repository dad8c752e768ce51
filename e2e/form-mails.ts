import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'

import { answerOf } from './form-entries'
import type { FormJourney } from './form-journey'
import { labelled } from '../src/i18n/labelled'
import type { ReadMail } from '../src/testing/mail/read-mail'
import { mailOf, query, type StoredLead } from './leads'
import { words } from './messages'

export interface SentLead {
  lead: StoredLead
  email: string
  about: { home?: number; project?: number }
}

interface Home {
  reference: string
  city: string
  agent: string
}

interface NamedPlace {
  name: string
  translations?: { nl?: string }
}

async function homeOf({ about }: SentLead): Promise<Home | null> {
  if (about.home === undefined) return null
  const [home] = await query<Home>(
    `select l.reference, l.city, d.agent ->> 'email' as agent
     from listing.listing l join listing.listing_detail d on d.listing_id = l.id where l.id = $1`,
    [about.home],
  )
  return home ? { ...home, city: inDutch(home.city) } : null
}

/** Hannut is Hannuit there. */
function inDutch(city: string): string {
  const places = JSON.parse(readFileSync('src/i18n/place-names.json', 'utf8')) as NamedPlace[]
  return places.find(({ name }) => name === city)?.translations?.nl ?? city
}

/** Without its tags, as one reads it. */
function readable(html: string): string {
  return html
    .replaceAll(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

const addresses = (field: ReadMail['replyTo']) => field?.value.map(({ address }) => address) ?? []

/** What stands behind a label in the text of a mail. */
function lineOf(text: string, label: string): string {
  const beginning = labelled(label, '', 'nl')
  const line = text.split('\n').find((one) => one.startsWith(beginning))
  expect(line, label).toBeDefined()
  return (line ?? '').slice(beginning.length)
}

/** From us, in both its forms, in this language. */
function expectOurs({ from, html, text }: ReadMail, locale: string): void {
  expect(from.value).toEqual([{ name: 'Gevel', address: 'website@gevel.example' }])
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}`))
  expect(text.length).toBeGreaterThan(100)
}

export async function expectMails(journey: FormJourney, sent: SentLead): Promise<void> {
  const home = await homeOf(sent)
  if (journey.agencyMail) await expectAgencyMail(journey, sent, home)
  if (journey.visitorMail) await expectVisitorMail(journey, sent, home)
  if (journey.kind === 'send-to-friend') await expectFriendMail(sent, home)
  if (journey.kind === 'offer') await expectSecondPersonMail(sent, home)
}

/** To the agent of the home or to the agency, in Dutch; an answer goes to the visitor. */
async function expectAgencyMail({ kind, steps }: FormJourney, { lead, email }: SentLead, home: Home | null) {
  const mail = await mailOf(lead, 'agency-mail')
  expectOurs(mail, 'nl')
  expect(addresses(mail.to)).toEqual([home?.agent ?? (await agencyAddress())])
  expect(addresses(mail.replyTo)).toEqual([email])
  const title = words('nl', `lead_kind.${kind}`)
  expect(mail.subject).toBe(
    home
      ? words('nl', 'mail.subject_lead', { reference: home.reference, city: home.city })
      : words('nl', 'mail.subject_lead_plain', { kind: title }),
  )
  const read = readable(mail.html)
  for (const { label, value } of steps.flat().map((entry) => answerOf(entry, lead.language))) {
    const answer = lineOf(mail.text, label)
    if (typeof value === 'string') expect(answer).toBe(value)
    else expect(answer).toMatch(value)
    expect(read).toContain(`${label} ${answer}`.replaceAll(/\s+/g, ' '))
  }
  expect(mail.text).toContain(email)
  expect(mail.text).toContain(
    `${words('nl', 'mail.source_language')}: ${words('nl', `lang.${lead.language}`)}`,
  )
  expect(mail.text).toContain(lead.id)
  // What a visitor types is never markup.
  expect(mail.html).not.toMatch(/<b>Graag|<em>top/)
}

async function agencyAddress(): Promise<string> {
  const [site] = await query<{ email: string }>('select email from agency limit 1')
  return site?.email ?? ''
}

/** To the visitor alone, in their language, with the words of this kind of request. */
async function expectVisitorMail({ kind, visitorMail }: FormJourney, sent: SentLead, home: Home | null) {
  const { lead, email } = sent
  const { language: locale } = lead
  const mail = await mailOf(lead, 'visitor-mail')
  expectOurs(mail, locale)
  expect(addresses(mail.to)).toEqual([email])
  expect(addresses(mail.replyTo)).toEqual([])
  const subject = words(locale, visitorMail ?? '', { reference: home?.reference ?? '' })
  expect(mail.subject).toContain(subject.split('{')[0])
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  const said = openings[kind] ?? `mail.received.${kind}`
  const opening = words(locale, said).split('{')[0] ?? ''
  expect(mail.text).toContain(opening)
  expect(readable(mail.html)).toContain(opening.trim())
  expect(mail.text).toMatch(new RegExp(`http://localhost:\\d+/${locale}/\\S{40,}`))
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(attached[kind] ?? [])
}

/** To whoever was named as the second buyer: our own words, nothing of the offer and no private link. */
async function expectSecondPersonMail({ lead, email }: SentLead, home: Home | null) {
  const mail = await mailOf(lead, 'second-person-mail')
  expectOurs(mail, lead.language)
  expect(addresses(mail.to)).toEqual([`other.${email}`])
  expect(mail.subject).toContain(home?.reference)
  expect(mail.text).toContain(words(lead.language, 'mail.second_person_text'))
  expect(mail.text).not.toMatch(/Bert|driehonderdvijftigduizend|\/request\//)
  expect(mail.attachments).toEqual([])
}

const openings: Partial<Record<FormJourney['kind'], string>> = {
  documents: 'mail.documents_text',
  appointment: 'mail.appointment_confirmed',
}

const attached: Partial<Record<FormJourney['kind'], string[]>> = {
  // In the mail itself and beside it: mail programs look for one or the other.
  appointment: ['text/calendar', 'application/ics'],
  offer: ['application/pdf'],
}

/** To the friend, in our words; an answer goes to who sent it. */
async function expectFriendMail({ lead, email }: SentLead, home: Home | null) {
  const { language: locale } = lead
  const mail = await mailOf(lead, 'friend-mail')
  expectOurs(mail, locale)
  expect(addresses(mail.to)).toEqual([`other.${email}`])
  expect(addresses(mail.replyTo)).toEqual([email])
  const subject = words(locale, 'mail.subject_friend', { reference: home?.reference ?? '' })
  // In a header every space is a plain one.
  expect(mail.subject).toBe(subject.replaceAll(/\s/g, ' '))
  expect(mail.text).toContain(words(locale, 'mail.greeting', { name: 'Bert' }))
  expect(mail.text).toContain(words(locale, 'mail.friend_text', { name: 'Ann-Sofie D’Hondt', email }))
  expect(mail.text).toContain(words(locale, 'mail.friend_notice'))
}
