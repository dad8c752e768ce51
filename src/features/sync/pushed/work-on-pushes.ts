import { listenTo } from '@/database/listen'

import { bringPushed, type PushServices } from './bring-pushed'
import { takeEvents } from './events'
import { claimPushed, forgetPushed, postponePushed, type Pushed, pushChannel } from './pushed-listings'
import { hasFailedFiles } from '../kept-files/kept-rows'
import { messageOf } from '../store-page'

const sweepMs = 10_000
const atOnce = 4
/** About an hour: a file that is not there then is asked for again in the night. */
const mostTriesForFiles = 10

export interface PushLog {
  /** How many listings differ from what was stored. */
  synced: (sum: { asked: number; changed: number }) => void
  failed: (error: unknown) => void
}

/** Asks for every listing that the platform named in a message; answers when none is due any more. */
export async function syncPushed(services: PushServices, log: PushLog): Promise<void> {
  await takeEvents(services.db, services.platform.name)
  const lines = await Promise.all(Array.from({ length: atOnce }, () => drain(services, log)))
  const asked = lines.reduce((sum, line) => sum + line.asked, 0)
  const changed = lines.reduce((sum, line) => sum + line.changed, 0)
  if (asked > 0) log.synced({ asked, changed })
}

async function drain(services: PushServices, log: PushLog): Promise<{ asked: number; changed: number }> {
  const { db, platform } = services
  const sum = { asked: 0, changed: 0 }
  for (;;) {
    const pushed = await claimPushed(db, platform.name)
    if (!pushed) return sum
    sum.asked++
    try {
      const outcome = await bringPushed(services, pushed.externalId)
      if (outcome === 'changed' || outcome === 'gone') sum.changed++
      await finish(services, pushed)
    } catch (error) {
      log.failed(error)
      await postponePushed(db, platform.name, { pushed, error: messageOf(error) })
    }
  }
}

/** Unless a file could not be copied: then the home is asked for again, for new addresses. */
async function finish({ db, platform, files }: PushServices, pushed: Pushed): Promise<void> {
  const isLacking =
    files !== undefined &&
    pushed.tries < mostTriesForFiles &&
    (await hasFailedFiles(db, platform.name, pushed.externalId))
  if (isLacking) await postponePushed(db, platform.name, { pushed, error: 'a file could not be copied' })
  else await forgetPushed(db, platform.name, pushed)
}

/** Works as messages come, and sweeps for those whose notification was lost; answers what stops it. */
export async function workOnPushes(services: PushServices, log: PushLog): Promise<() => Promise<void>> {
  let isCalledAgain = false
  let underWay: Promise<void> | undefined
  const run = async () => {
    do {
      isCalledAgain = false
      await syncPushed(services, log).catch(log.failed)
    } while (isCalledAgain)
  }
  const call = () => {
    isCalledAgain = true
    underWay ??= run().finally(() => (underWay = undefined))
  }
  const stopListening = await listenTo(services.db, pushChannel, call)
  const sweep = setInterval(call, sweepMs)
  call()
  return async () => {
    clearInterval(sweep)
    stopListening()
    await underWay
  }
}
