import { z } from 'zod'

import { identifier, optionalText, positiveInteger, requiredNumber, text } from '../loose-values'
import { failureOf, outcomeOf } from '../lead-outcome'
import type { LeadOutcome, Platform, PlatformDemand, PlatformPerson } from '../platform'
import type { ExternalId } from '../platform-offer'
import type { Body, WhiseClient, WhiseSettings } from './whise-client'
import {
  activeStatus,
  categoriesOf,
  hiddenStatuses,
  languageIds,
  onlineStatuses,
  purposes,
} from './whise-codes'
import { rowsOf } from './whise-lists'

const activeContact = 1
const belgium = 1

/**
 * Every lead is a contact with a comment: there is no call of its own for a visit, a valuation or an offer. The contact
 * is found by the address, so that sending one twice changes nothing but the comment.
 */
export function whiseLeads(client: WhiseClient, settings: WhiseSettings): NonNullable<Platform['leads']> {
  return {
    async send({ person, subject, message, mark, listingId, projectId, slotId }, signal) {
      const about = projectId ?? listingId
      const place = await placeOf(client, settings, about).catch(failureOf)
      // Nothing was sent yet: it can be tried again.
      if (place instanceof Error) return { state: 'unreachable', reason: place.message }
      const contact = {
        ...contactOf(person, place),
        ...(about && { EstateIds: [Number(about)] }),
        Comments: [subject, message, mark].filter(Boolean).join('\n\n'),
      }
      const sent = await upsert(client, contact, signal)
      if (sent.outcome.state !== 'accepted' || slotId === undefined) return sent.outcome
      return takeMoment(client, { slotId, contactId: sent.contactId }, signal)
    },
    holds: (email, mark) => holds(client, email, mark),
  }
}

/** Adds the contact to a moment of the calendar. */
async function takeMoment(
  client: WhiseClient,
  { slotId, contactId }: { slotId: string; contactId: number | null },
  signal?: AbortSignal,
): Promise<LeadOutcome> {
  if (contactId === null) return { state: 'refused', reason: 'the platform named no contact to invite' }
  const booking = { CalendarId: Number(slotId), ContactId: contactId }
  return outcomeOf(client.write('calendars/update', booking, { method: 'PATCH', ...(signal && { signal }) }))
}

export function whiseDemands(client: WhiseClient, settings: WhiseSettings): NonNullable<Platform['demands']> {
  return {
    async register(demand, signal) {
      const place = await placeOf(client, settings, undefined).catch(failureOf)
      if (place instanceof Error) return { state: 'unreachable', reason: place.message }
      const contact = {
        ...contactOf(demand.person, place),
        AgreementEmail: true,
        SearchCriteria: criteriaOf(demand, place),
        // Criteria have no place for towns.
        Comments: [demand.remark, demand.zips.join(', '), demand.mark].filter(Boolean).join('\n\n'),
      }
      return (await upsert(client, contact, signal)).outcome
    },
    holds: (email, mark) => holds(client, email, mark),
    unsubscribe: (email, signal) => outcomeOf(unsubscribe(client, email, signal)),
  }
}

/** One for each category, because a criterion has but one. */
function criteriaOf(demand: PlatformDemand, { countryId }: Place): Body[] {
  const shared = {
    PurposeId: purposes[demand.deal],
    CountryId: countryId,
    PriceMin: demand.priceMinEuro,
    PriceMax: demand.priceMaxEuro,
    MinRooms: demand.bedroomsMin,
    Garage: demand.garagesMin ? 1 : undefined,
  }
  const categories = categoriesOf(demand.kinds)
  return categories.length > 0 ? categories.map((id) => ({ ...shared, CategoryId: id })) : [shared]
}

async function unsubscribe(client: WhiseClient, email: string, signal?: AbortSignal): Promise<unknown> {
  const contact = await findContact(client, email)
  if (!contact) return true
  const stopped = { ContactId: contact.id, AgreementEmail: false, SearchCriteria: [] }
  return client.write('contacts/update', stopped, { method: 'PATCH', ...(signal && { signal }) })
}

const answerSchema = z.object({ contactId: positiveInteger, id: positiveInteger })

async function upsert(
  client: WhiseClient,
  contact: Body,
  signal?: AbortSignal,
): Promise<{ outcome: LeadOutcome; contactId: number | null }> {
  let contactId: number | null = null
  const sending = client.write('contacts/upsert', contact, signal && { signal }).then((answer) => {
    const named = answerSchema.safeParse(answer).data
    contactId = named?.contactId ?? named?.id ?? null
  })
  const outcome = await outcomeOf(sending)
  return { outcome, contactId }
}

const contactSchema = z.object({
  id: requiredNumber.pipe(identifier),
  privateEmail: text,
  comments: optionalText,
})

/** By which member contacts are filtered is not documented: a filter that is not understood is an error of the client. */
async function findContact(client: WhiseClient, email: string) {
  const request = { Filter: { PrivateEmail: email }, Page: { Limit: 50, Offset: 0 } }
  const { rows } = rowsOf(await client.read('contacts/list', request), 'contacts')
  return rows
    .flatMap((row) => contactSchema.safeParse(row).data ?? [])
    .find(({ privateEmail }) => privateEmail.toLowerCase() === email.toLowerCase())
}

/** A later message takes the place of the comment: one that is not there may have been. */
async function holds(client: WhiseClient, email: string, mark: string): Promise<boolean | null> {
  const contact = await findContact(client, email).catch(failureOf)
  if (contact instanceof Error) return null
  if (!contact) return false
  return contact.comments?.includes(mark) ? true : null
}

interface Place {
  officeId: number
  countryId: number
}

const placedSchema = z.object({
  officeId: requiredNumber.pipe(identifier),
  country: z.object({ id: positiveInteger }).nullish(),
})
const officeSchema = z.object({
  id: requiredNumber.pipe(identifier),
  country: z.object({ id: positiveInteger }).nullish(),
})

/** A contact belongs to an office: that of the home, else the one that the settings name, else the first. */
async function placeOf(
  client: WhiseClient,
  { clientId, officeId }: WhiseSettings,
  about: ExternalId | undefined,
): Promise<Place> {
  if (about !== undefined) {
    const filter = {
      EstateIds: [Number(about)],
      StatusIds: [activeStatus],
      DisplayStatusIds: [...onlineStatuses, ...hiddenStatuses],
      IncludeGroupEstates: true,
      ShowDetails: false,
    }
    const request = { Filter: filter, Page: { Limit: 1, Offset: 0 } }
    const { rows } = rowsOf(await client.read('estates/list', request), 'estates')
    const placed = placedSchema.safeParse(rows[0]).data
    if (placed) return { officeId: placed.officeId, countryId: placed.country?.id ?? belgium }
  }
  if (officeId !== undefined) return { officeId, countryId: belgium }
  const { rows } = rowsOf(await client.read('admin/offices/list', { ClientId: clientId }), 'offices')
  const office = officeSchema.parse(rows[0])
  return { officeId: office.id, countryId: office.country?.id ?? belgium }
}

function contactOf(
  { firstName, lastName, email, phone, language }: PlatformPerson,
  { officeId, countryId }: Place,
): Body {
  return {
    // The platform wants a name; a visitor who gave none is known by the address.
    Name: lastName || firstName || email,
    FirstName: firstName || undefined,
    PrivateEmail: email,
    PrivateTel: phone ?? undefined,
    CountryId: countryId,
    LanguageId: languageIds[language],
    OfficeIds: [officeId],
    StatusId: activeContact,
  }
}
