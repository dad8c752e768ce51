import { spawn } from 'node:child_process'

import { answers } from './processes'

export const site = `http://localhost:${process.env.VARNISH_PORT ?? 8080}`
/** Never cached: the pages of a site that has gone still answer from the cache. */
const ready = `${site}/readyz`

/** Does the work on the demo that runs already, or on one that lives as long as the work. */
export async function withDemo(work: () => Promise<void>): Promise<void> {
  if (await answers(ready, 30_000)) return work()
  console.log('… demo')
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The site answers before its first content, owners and figures are there; the demo says when all of it is.
  const complete = new Promise<void>((resolve) =>
    demo.stdout.on('data', (words: Buffer) => {
      if (words.includes('Ready in')) resolve()
    }),
  )
  const ended = new Promise<void>((resolve) => demo.once('exit', () => resolve()))
  const failed = ended.then(() => Promise.reject(new Error('The demo ended too early; see .run/*.log')))
  // What goes wrong with the work must not leave its servers behind.
  process.on('exit', () => demo.kill('SIGTERM'))
  try {
    await Promise.race([failed, complete])
    await Promise.race([failed, work()])
  } finally {
    failed.catch(() => undefined)
    demo.kill('SIGTERM')
    await ended
  }
}
