import { z } from 'zod'

import type { Platform, PlatformPerson } from '../platform'
import { failureOf, outcomeOf } from '../lead-outcome'
import { findPersonId, isInHistory } from './omnicasa-history'
import { type OmnicasaClient, type Parameters } from './omnicasa-client'
import { languageIds, rowsOf } from './omnicasa-lists'
import { markedText } from './omnicasa-text'
import { flag, optionalDate, optionalNumber, requiredNumber, text } from '../loose-values'

/** The platform's own number for "came through the agency's website". */
const websiteSource = 5

const slotSchema = z.object({
  ID: requiredNumber,
  StartDate: optionalDate,
  EndDate: optionalDate,
  MaxPersons: optionalNumber,
  CountPersons: optionalNumber,
  IsFull: flag,
})

export function omnicasaSlots(client: OmnicasaClient): NonNullable<Platform['slots']> {
  return {
    async list(listingId) {
      const { rows } = rowsOf(await client.read('GetAppointmentObject', { ObjectID: Number(listingId) }))
      return rows.flatMap((row) => {
        const slot = slotSchema.safeParse(row).data
        if (!slot?.StartDate || !slot.EndDate) return []
        const { StartDate: startsAt, EndDate: endsAt, MaxPersons, CountPersons, IsFull } = slot
        const taken = CountPersons ?? 0
        // Without a number of places it says nothing but whether there is one left.
        const places = IsFull ? taken : (MaxPersons ?? taken + 1)
        return [{ id: String(slot.ID), startsAt, endsAt, places, taken }]
      })
    },
  }
}

export function omnicasaLeads(client: OmnicasaClient): NonNullable<Platform['leads']> {
  return {
    send(lead, signal) {
      const told = {
        ...person(lead.person),
        Subject: lead.subject,
        Content: markedText(lead.message, lead.mark),
      }
      return outcomeOf(
        lead.projectId
          ? client.write('ContactOnMeProject', { ...told, ProjectIDs: [Number(lead.projectId)] }, signal)
          : client.write(
              'ContactOnMe',
              { ...told, ObjectID: lead.listingId && Number(lead.listingId), AppointmentID: lead.slotId },
              signal,
            ),
      )
    },
    holds: (email, mark) => isInHistory(client, email, mark),
  }
}

export function omnicasaDemands(client: OmnicasaClient): NonNullable<Platform['demands']> {
  return {
    async register(demand, signal) {
      const types = await listTypes(client, demand.categoryIds.map(Number)).catch(failureOf)
      // Nothing was sent yet: it can be tried again.
      if (!Array.isArray(types)) return { state: 'unreachable', reason: types.message }
      return outcomeOf(
        client.write(
          'DemandRegister2',
          {
            ...person(demand.person),
            Goal: demand.deal === 'sale' ? 0 : 1,
            TypeOfPropertyIDs: types.length > 0 ? types : undefined,
            Zips: demand.zips.length > 0 ? demand.zips : undefined,
            PriceMin: demand.priceMinEuro,
            PriceMax: demand.priceMaxEuro,
            MinRooms: demand.bedroomsMin,
            MaxRooms: demand.bedroomsMax,
            MinGarages: demand.garagesMin,
            MaxGarages: demand.garagesMax,
            MinParkings: demand.parkingsMin,
            MaxParkings: demand.parkingsMax,
            LivingArea: demand.livingMin,
            GroundArea: demand.plotMin,
            Garden: demand.hasGarden,
            Terrace: demand.hasTerrace,
            Lift: demand.hasLift,
            IsMergedDemandIfExisting: demand.isChange,
            Comment: markedText(demand.remark, demand.mark),
          },
          signal,
        ),
      )
    },
    async holds(email, mark) {
      const personId = await findPersonId(client, email)
      if (personId === null) return false
      const demand = await client.read('GetDemandPerson', { ID: personId })
      if (demand === null) return false
      // It shows one demand of a person; that another is not there cannot be seen.
      return z.object({ Comment: text }).parse(demand).Comment.includes(mark) || null
    },
    unsubscribe: (email, signal) => outcomeOf(unsubscribe(client, email, signal)),
  }
}

const typeSchema = z.object({ ID: requiredNumber, WebID: requiredNumber })

/** A demand is kept in the platform's own types of property; each belongs to one of the website's categories. */
async function listTypes(client: OmnicasaClient, categoryIds: number[]): Promise<number[]> {
  if (categoryIds.length === 0) return []
  const { rows } = rowsOf(await client.read('GetTypeOfPropertyList', { WebIDs: categoryIds }))
  return rows.flatMap((row) => {
    const type = typeSchema.safeParse(row).data
    return type && categoryIds.includes(type.WebID) ? [type.ID] : []
  })
}

async function unsubscribe(client: OmnicasaClient, email: string, signal?: AbortSignal): Promise<unknown> {
  const personId = await findPersonId(client, email)
  if (personId === null) return true
  return client.write('UnsubscribeDemandPerson', { ID: personId }, signal)
}

function person({ title, firstName, lastName, email, phone, language }: PlatformPerson): Parameters {
  return {
    AddressTitle: title ?? undefined,
    FirstName: firstName,
    // A visitor who gave no name is known by the address.
    Name: lastName || (firstName ? '' : email),
    Email: email,
    PhoneNumber: phone ?? undefined,
    LanguageIdFromParameter: languageIds[language],
    SourceId: websiteSource,
  }
}
