import pg from 'pg'

import type { Database } from './connection'

const waitsMs = [200, 1000, 5000]

/**
 * Calls back on every word on a channel. A connection that breaks, as all do when PostgreSQL restarts, is opened anew
 * until that succeeds; then it calls back once, for what was said meanwhile. It is a connection beside the pool: each
 * channel keeps its own for as long as the process lives, and would leave the pool none to work with.
 */
export async function listenTo(db: Database, channel: string, onWord: () => void): Promise<() => void> {
  let isStopped = false
  let hangUp: () => void = () => undefined

  async function open(): Promise<void> {
    const client = new pg.Client(db.$client.options)
    let isOpen = true
    const close = () => {
      if (!isOpen) return false
      isOpen = false
      void client.end().catch(() => undefined)
      return true
    }
    client.on('error', () => undefined)
    client.on('notification', onWord)
    client.on('end', () => close() && void openAgain())
    hangUp = close
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      close()
      throw error
    }
    if (isStopped) close()
  }

  async function openAgain(tries = 0): Promise<void> {
    const waitMs = waitsMs[Math.min(tries, waitsMs.length - 1)]
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
    if (isStopped) return
    try {
      await open()
      onWord()
    } catch {
      await openAgain(tries + 1)
    }
  }

  await open()
  return () => {
    isStopped = true
    hangUp()
  }
}
