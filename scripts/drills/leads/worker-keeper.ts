import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { startNode } from '../../bench/stack'

export interface WorkerKeeper {
  kill(): Promise<void>
  /** Ends that nobody asked for. */
  crashes(): number
  stop(): Promise<void>
}

/** Keeps one worker running as a service manager does: whenever it ends, another is started. */
export function keepWorker(file: string, variables: Record<string, string>): WorkerKeeper {
  let isKept = true
  let crashes = 0
  let round = 0
  let isKilled = false
  let worker: ChildProcess

  function start() {
    worker = startNode(`drill-worker-${++round}`, [file], variables)
    worker.once('exit', () => {
      if (!isKept) return
      if (!isKilled) crashes++
      isKilled = false
      setTimeout(() => isKept && start(), 500)
    })
  }
  start()
  return {
    async kill() {
      isKilled = true
      worker.kill('SIGKILL')
      await sleep(600)
    },
    crashes: () => crashes,
    async stop() {
      isKept = false
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.kill('SIGTERM')
      await Promise.race([ended, sleep(15_000)])
      worker.kill('SIGKILL')
    },
  }
}
