import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import type { LeadKind } from '../src/domain/lead/lead-kind'
import { type FormSent, formSentEvent } from '../src/ui/form/form-sent'
import { enter } from './form-entries'
import type { FormJourney } from './form-journey'
import { query } from './leads'
import { words } from './messages'

/** Where whoever sent a form is thanked: on the page of their request, whose address only they have. */
export function thankedFor(kind: LeadKind, locale: Language = 'nl'): RegExp {
  return new RegExp(`/${locale}/request/[^/]+/\\?sent=${kind}$`)
}

const thankYou = { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' }
const segments: Record<string, Record<Language, string>> = {
  'contact-demand': {
    nl: 'gratis-schatting',
    fr: 'estimation-gratuite',
    en: 'free-valuation',
    de: 'kostenlose-bewertung',
  },
  'demand-register': { nl: 'zoekopdracht', fr: 'recherche', en: 'register-search', de: 'suchauftrag' },
  'site-contact': { nl: 'contacteer-ons', fr: 'contactez-nous', en: 'contact-us', de: 'kontakt' },
}

/** Whoever signs up for mails is known only once they confirm it: their page of thanks is everybody's. */
function thanksPath(locale: Language, feedback: string, kind: LeadKind): string | RegExp {
  if (kind !== 'newsletter' && kind !== 'list-demand' && kind !== 'favourites')
    return thankedFor(kind, locale)
  return `/${locale}/${thankYou[locale]}/${segments[feedback]?.[locale] ?? feedback}/?form=${kind}`
}

export const formIn = (page: Page, kind: LeadKind): Locator => page.locator(`#form-${kind}`)

/** Homes with room for visitors, the least visited first: each language books its own. */
export async function visitedHome(position: number): Promise<number> {
  const [home] = await query<{ id: number }>(
    `select l.id from listing.listing l
     where l.deal = 'sale' and l.status = 'available' and l.country = 'BE' and l.project_id is null
     order by (select count(*) from lead.appointment a where a.listing_id = l.id), l.id offset $1 limit 1`,
    [position],
  )
  return home?.id ?? 0
}

export async function subjectOf(
  { about }: FormJourney,
  position: number,
): Promise<{ home?: number; project?: number }> {
  if (about === 'visit') return { home: await visitedHome(position) }
  return about ?? {}
}

export function formAddress(
  locale: Language,
  kind: LeadKind,
  about: { home?: number; project?: number },
): string {
  const asked = Object.entries(about).map(([what, id]) => `${what}=${id}`)
  return `/${locale}/forms/${kind}/${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

const addressLabels: Partial<Record<LeadKind, string>> = { 'send-to-friend': 'form.your_email' }

/** Somebody else is mailed too. */
const otherAddresses: Partial<Record<LeadKind, string>> = {
  'send-to-friend': 'form.friend_email',
  offer: 'offer.email_b',
}

interface Sending {
  journey: FormJourney
  locale: Language
  address: string
  email: string
  /** The step to stop at, counted from 0, before anything is filled in there. */
  until?: number
}

/** Fills in a form as far as its last button, in the visitor's own language. */
export async function fillIn(page: Page, sending: Sending): Promise<void> {
  const { journey, locale, address, email, until } = sending
  const { kind, steps } = journey
  await page.goto(address)
  const form = formIn(page, kind)
  const asksAddress = steps.findIndex((entries) => isPerson(entries) || steps.length === 1)
  for (const [index, entries] of steps.entries()) {
    if (steps.length > 1)
      await expect(
        form.getByText(words(locale, 'common.step_of', { step: index + 1, steps: steps.length })),
      ).toBeVisible()
    if (index === until) return
    for (const entry of entries) await enter(form, entry, locale)
    if (index === asksAddress)
      await enter(form, { fill: addressLabels[kind] ?? 'person.email', with: email }, locale)
    const other = index === asksAddress && otherAddresses[kind]
    if (other) await enter(form, { fill: other, with: `other.${email}` }, locale)
    if (index < steps.length - 1)
      await form.getByRole('button', { name: words(locale, 'common.next_step') }).click()
  }
}

const isPerson = (entries: FormJourney['steps'][number]) =>
  entries.some((entry) => 'fill' in entry && entry.fill === 'person.last_name')

/** Sends a form, in a tab of its own, and sees the visitor thanked in the right words. */
export async function send(context: BrowserContext, sending: Sending): Promise<void> {
  const { journey, locale } = sending
  const { kind, submit, feedback, thanks } = journey
  const page = await context.newPage()
  const told = await sentFormsOf(page)
  await fillIn(page, sending)
  expect(told).toEqual([])
  await formIn(page, kind)
    .getByRole('button', { name: words(locale, submit) })
    .click()
  await expect(page).toHaveURL(thanksPath(locale, feedback, kind), { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'thank_you.title'))
  await expect(page.getByText(words(locale, thanks), { exact: true })).toBeVisible()
  expect(told).toEqual([kind])
  await page.close()
}

/** What the page of a form says of it, once it was accepted, to the tags that may listen. */
async function sentFormsOf(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('noteSent', (form: string) => void told.push(form))
  await page.addInitScript((event) => {
    document.addEventListener(event, ({ detail }: CustomEventInit<FormSent>) => {
      ;(window as unknown as { noteSent: (form?: string) => void }).noteSent(detail?.form)
    })
  }, formSentEvent)
  return told
}
