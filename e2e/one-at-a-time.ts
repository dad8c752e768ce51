import { mkdir, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const lock = '.run/sign-in.lock'
/** Longer than any sign-in: whoever held it is gone. */
const staleMs = 60_000

/** The CMS keeps the sessions of an account in one list: of two journeys that sign in at the same moment one would be lost. */
export async function oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  while (!(await isTaken())) await wait(50)
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true })
  }
}

async function isTaken(): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    const since = await stat(lock).catch(() => null)
    if (since && Date.now() - since.mtimeMs > staleMs) await rm(lock, { recursive: true, force: true })
    return false
  }
}
