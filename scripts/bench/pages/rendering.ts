import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { nodeOptions } from '../../demo/processes'
import { siteVariables } from './target'

export interface RenderAlone {
  /** Processor time for a fixed tree: how fast this machine is in this minute. */
  yardstickMs: number
  /** Processor time for one page of each kind, its data in memory. */
  pageMs: Record<string, number>
}

const program = 'scripts/bench/pages/render-alone.ts'

/** What React alone costs, in a process of its own with nothing else to do. */
export async function renderAlone(paths: Record<string, string[]>, seconds: number): Promise<RenderAlone> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeOptions(program), program, JSON.stringify({ seconds, paths })],
    { env: { ...process.env, ...siteVariables } },
  )
  return JSON.parse(stdout) as RenderAlone
}
