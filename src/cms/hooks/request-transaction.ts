import type { PayloadRequest } from 'payload'

interface PostgresSessions {
  drizzle: unknown
  sessions: Record<string, { db: unknown } | undefined>
}

/** The database as this request sees it: inside the transaction of its save, so that both are kept or neither. */
export async function requestTransaction<Db>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Db> {
  // eslint-disable-next-line no-restricted-syntax -- Payload's types know no database in particular; ours is PostgreSQL
  const adapter = req.payload.db as unknown as PostgresSessions
  const id = await req.transactionID
  return ((id !== undefined && adapter.sessions[String(id)]?.db) || adapter.drizzle) as Db
}
