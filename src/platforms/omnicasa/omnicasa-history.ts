import { z } from 'zod'

import { outcomeOf } from '../lead-outcome'
import { requiredNumber, text } from '../loose-values'
import type { Platform } from '../platform'
import type { OmnicasaClient } from './omnicasa-client'
import { rowsOf } from './omnicasa-lists'
import { markedText } from './omnicasa-text'

/** The platform's own number for a mail that the agency sent. */
const mailOut = 4

export function omnicasaHistory(client: OmnicasaClient): NonNullable<Platform['history']> {
  return {
    add({ email, subject, text: content, sentAt, mark, listingId }, signal) {
      const added = client.write(
        'CreateHistory',
        {
          Email: email,
          ObjectId: listingId && Number(listingId),
          TypeId: mailOut,
          Date: sentAt,
          Subject: subject,
          Content: markedText(content, mark),
        },
        signal,
      )
      // It answers the number of the new entry; none is a refusal.
      return outcomeOf(added.then((number) => !(Number(number) <= 0)))
    },
    holds: (email, mark) => isInHistory(client, email, mark),
  }
}

export async function isInHistory(client: OmnicasaClient, email: string, mark: string): Promise<boolean> {
  const personId = await findPersonId(client, email)
  if (personId === null) return false
  const { rows } = rowsOf(await client.read('GetAutomaticHistories', { PersonIDs: [personId] }))
  return rows.some(({ Comment }) => text.parse(Comment).includes(mark))
}

/** The platform knows persons by their address; `null` when it does not. */
export async function findPersonId(client: OmnicasaClient, email: string): Promise<number | null> {
  const person = await client.read('GetPersonByEmail', { Email: email })
  return z.object({ ID: requiredNumber }).safeParse(person).data?.ID ?? null
}
