import { z } from 'zod'

import type { HistoryKind, Platform } from '../platform'
import type { OmnicasaClient } from './omnicasa-client'
import { rowsOf } from './omnicasa-lists'
import { optionalDate, optionalText, requiredNumber, text } from './omnicasa-values'

export function omnicasaOwners(client: OmnicasaClient): NonNullable<Platform['owners']> {
  return {
    async signIn(email, password) {
      const value = await client.read('CheckPersonLogin', {
        Email: email,
        Password: password,
        IsProprietors: true,
      })
      const personId = requiredNumber.safeParse(value).data ?? 0
      return personId > 0 ? String(personId) : null
    },
    async listListingIds(email) {
      const { rows } = rowsOf(await client.read('GetRelatedProperties', { Email: email }))
      return rows.flatMap((row) => requiredNumber.safeParse(row.ID).data ?? [])
    },
  }
}

const visitSchema = z.object({
  VisitToday: requiredNumber,
  VisitWeek: requiredNumber,
  VisitMonth: requiredNumber,
  VisitTotal: requiredNumber,
})

const daySchema = z.object({ Date: optionalDate, MediaName: text, Count: requiredNumber })

const historySchema = z.object({
  Date: optionalDate,
  TypeName: text,
  PersonName: optionalText,
  Subject: text,
  Comment: text,
  StatusName: optionalText,
})

const historyOperations = {
  visits: 'GetCalendarHistories',
  communications: 'GetAutomaticHistories',
  'online-media': 'GetMediaOnlineHistories',
} as const satisfies Record<HistoryKind, string>

export function omnicasaFigures(client: OmnicasaClient): NonNullable<Platform['figures']> {
  return {
    async visits(listingId) {
      const figures = visitSchema.parse(await client.read('GetVisitStatisticOfProperty', { ID: listingId }))
      return {
        today: figures.VisitToday,
        week: figures.VisitWeek,
        month: figures.VisitMonth,
        total: figures.VisitTotal,
      }
    },
    async visitsPerDay(listingId, { from, to }) {
      const value = await client.read('GetMediaObjectStatisticsGraphList', {
        ObjectIDs: [listingId],
        StartDate: from,
        EndDate: to,
      })
      return rowsOf(value).rows.flatMap((row) => {
        const figure = daySchema.safeParse(row).data
        return figure?.Date ? [{ day: figure.Date, source: figure.MediaName, visits: figure.Count }] : []
      })
    },
    async history(listingId, kind) {
      const { rows } = rowsOf(await client.read(historyOperations[kind], { ObjectID: listingId }))
      return rows.flatMap((row) => {
        const entry = historySchema.safeParse(row).data
        if (!entry?.Date) return []
        return [
          {
            at: entry.Date,
            type: entry.TypeName,
            contact: entry.PersonName,
            subject: entry.Subject,
            comment: entry.Comment,
            status: entry.StatusName,
          },
        ]
      })
    },
  }
}
