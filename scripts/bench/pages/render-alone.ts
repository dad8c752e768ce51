import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { env } from '@/env'
import { answerScreen } from '@/site/answer-screen'
import { withReads } from '@/site/data/per-request'
import { documentOf } from '@/site/respond'

import type { RenderAlone } from './rendering'

/**
 * Pages as the server renders them, with what they show already in memory: no request, no statement, no answer. Started
 * by rendering.ts in a process of its own; what it prints is read there.
 */
const asked = JSON.parse(process.argv[2] ?? '{}') as { seconds: number; paths: Record<string, string[]> }
const told: RenderAlone = { yardstickMs: await measured([yardstick()]), pageMs: {} }
for (const [kind, paths] of Object.entries(asked.paths))
  told.pageMs[kind] = await measured(await Promise.all(paths.map(documentAt)))
process.stdout.write(JSON.stringify(told))
process.exit()

function documentAt(path: string): Promise<ReactElement> {
  return withReads(async () => {
    const answer = await answerScreen(new Request(new URL(path, env.SITE_URL)), {})
    if (answer instanceof Response) throw new Error(`${path} is no page`)
    return documentOf(answer)
  })
}

/** Processor time for one of these, one after the other, once the compiler has done its work. */
async function measured(documents: ReactElement[]): Promise<number> {
  const render = (times: number) => {
    for (let n = 0; n < times; n++) renderToStaticMarkup(documents[n % documents.length])
  }
  await withReads(() => Promise.resolve(render(120)))
  const before = process.cpuUsage()
  const until = performance.now() + asked.seconds * 1000
  let rendered = 0
  for (; performance.now() < until; rendered += 20) await withReads(() => Promise.resolve(render(20)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rendered
}

/** Always the same tree, of nothing that the site has: how fast this machine is in this minute. */
function yardstick(): ReactElement {
  const Card = ({ n }: { n: number }) =>
    createElement(
      'li',
      { className: 'flex gap-4 border', id: `card-${n}` },
      createElement('a', { href: `/card/${n}/`, className: 'text-ink' }, `Card ${n} & more`),
      createElement('p', { className: 'mt-2' }, `${n} rooms`, createElement('span', null, n * 12.5)),
      createElement('img', { src: `/pictures/${n}.webp`, alt: `“${n}”`, width: 400, height: 300 }),
    )
  return createElement(
    'ul',
    null,
    Array.from({ length: 600 }, (_, n) => createElement(Card, { key: n, n })),
  )
}
