import { z } from 'zod'

import type { LeadOutcome, Platform, PlatformPerson } from '../platform'
import { type OmnicasaClient, type Parameters, PlatformError } from './omnicasa-client'
import { languageIds, rowsOf } from './omnicasa-lists'
import { flag, optionalDate, requiredNumber } from './omnicasa-values'

/** The platform's own number for "came through the agency's website". */
const websiteSource = 5

const slotSchema = z.object({
  ID: requiredNumber,
  StartDate: optionalDate,
  EndDate: optionalDate,
  IsFull: flag,
})

export function omnicasaSlots(client: OmnicasaClient): NonNullable<Platform['slots']> {
  return {
    async list(listingId) {
      const { rows } = rowsOf(await client.read('GetAppointmentObject', { ObjectID: listingId }))
      return rows.flatMap((row) => {
        const slot = slotSchema.safeParse(row).data
        if (!slot?.StartDate || !slot.EndDate) return []
        return [{ id: String(slot.ID), startsAt: slot.StartDate, endsAt: slot.EndDate, isFull: slot.IsFull }]
      })
    },
  }
}

export function omnicasaLeads(client: OmnicasaClient): NonNullable<Platform['leads']> {
  return {
    send: (lead) =>
      outcomeOf(
        lead.projectId
          ? client.write('ContactOnMeProject', {
              ...person(lead.person),
              Subject: lead.subject,
              Content: lead.message,
              ProjectIDs: [lead.projectId],
            })
          : client.write('ContactOnMe', {
              ...person(lead.person),
              Subject: lead.subject,
              Content: lead.message,
              ObjectID: lead.listingId,
              AppointmentID: lead.slotId,
            }),
      ),
  }
}

export function omnicasaDemands(client: OmnicasaClient): NonNullable<Platform['demands']> {
  return {
    register: (demand) =>
      outcomeOf(
        client.write('DemandRegister2', {
          ...person(demand.person),
          Goal: demand.deal === 'sale' ? 0 : 1,
          TypeOfPropertyIDs: demand.typeIds,
          Zips: demand.zips,
          PriceMin: demand.priceMinEuro,
          PriceMax: demand.priceMaxEuro,
          MinRooms: demand.bedroomsMin,
          MaxRooms: demand.bedroomsMax,
          Comment: demand.remark,
        }),
      ),
    async unsubscribe(demandId) {
      await client.write('UnsubscribeDemandPerson', { DemandID: demandId })
    },
  }
}

function person({ title, firstName, lastName, email, phone, language }: PlatformPerson): Parameters {
  return {
    AddressTitle: title ?? undefined,
    FirstName: firstName,
    Name: lastName,
    Email: email,
    PhoneNumber: phone ?? undefined,
    LanguageIdFromParameter: languageIds[language],
    SourceId: websiteSource,
  }
}

async function outcomeOf(sent: Promise<unknown>): Promise<LeadOutcome> {
  try {
    const accepted = await sent
    return accepted === false
      ? { state: 'refused', reason: 'the platform answered no' }
      : { state: 'accepted' }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { state: error.mayHaveArrived ? 'unknown' : 'refused', reason: error.message }
  }
}
