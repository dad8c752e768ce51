import { Agent } from 'node:http'

import { progress } from '../../console'
import { filterPath } from './addresses'
import { ask } from './ask'
import { memoryOf } from './web-process'

export interface MemoryOverTime {
  startMb: number
  endMb: number
  mostMb: number
  /** The last quarter beside the one before it: 1 is flat. */
  growth: number
  failed: number
}

/** Resident memory of a web process while this many different addresses are asked for. */
export async function memoryAfter(web: string, pid: number, addresses: number): Promise<MemoryOverTime> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const run = Math.floor(Math.random() * 1000)
  const samples: number[] = []
  const startMb = memoryOf(pid)
  let next = 0
  let done = 0
  let failed = 0
  const every = Math.max(1, Math.floor(addresses / 200))
  const line = async () => {
    while (next < addresses) {
      const n = next++
      const { status } = await ask(web + filterPath(n, run), { agent })
      if (status !== 200) failed++
      if (n % every === 0) samples.push(memoryOf(pid))
      progress('addresses', ++done, addresses)
    }
  }
  await Promise.all(Array.from({ length: 8 }, line))
  agent.destroy()
  const quarter = (index: number) =>
    mean(
      samples.slice(Math.floor((samples.length * index) / 4), Math.floor((samples.length * (index + 1)) / 4)),
    )
  return {
    startMb,
    endMb: memoryOf(pid),
    mostMb: Math.max(...samples),
    growth: quarter(3) / quarter(2),
    failed,
  }
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
