import type { Payload, PayloadRequest } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Transaction } from '@/database/query'

export interface Tally {
  added: number
  rewritten: number
  kept: number
}

/** What every part of the seed works with. */
export interface Seeding {
  payload: Payload
  /** Also writes what is there already. Without it, what editors may have changed is left alone. */
  isAgain: boolean
  /** A fresh request for each call: Payload notes the language of a call on it. */
  request(): Partial<PayloadRequest>
  database(): Promise<Transaction>
  count(what: string, outcome: keyof Tally): void
}

/** All of the demo is there afterwards, or nothing of it. */
export async function inOneTransaction(
  payload: Payload,
  isAgain: boolean,
  work: (seeding: Seeding) => Promise<void>,
): Promise<Map<string, Tally>> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gave no transaction')
  const request = () => ({ transactionID })
  const tallies = new Map<string, Tally>()
  try {
    await work({
      payload,
      isAgain,
      request,
      database: () => requestTransaction<Transaction>({ payload, transactionID } as PayloadRequest),
      count(what, outcome) {
        const tally = tallies.get(what) ?? { added: 0, rewritten: 0, kept: 0 }
        tallies.set(what, { ...tally, [outcome]: tally[outcome] + 1 })
      },
    })
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
  await payload.db.commitTransaction(transactionID)
  return tallies
}
