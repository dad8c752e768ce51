import { type Behaviour, insertedEvent } from '@/ui/island/behaviour'
import type { Wake } from '@/ui/island/island'

import { behaviours, type LaterBehaviour, laterBehaviours } from './behaviours'
import { atFirstTouch } from './first-touch'
import { wakeIsland } from './wake-island'
import { whenSeen } from './when-seen'

const started = new WeakSet<Element>()

/** Starts what the HTML below `root` asks for, once for each element. */
export function enhance(root: ParentNode): void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-behaviour], gevel-island')]
  if (root instanceof HTMLElement && root.matches('[data-behaviour], gevel-island')) elements.unshift(root)
  for (const element of elements) {
    if (started.has(element)) continue
    started.add(element)
    if (element.localName === 'gevel-island') startIsland(element)
    else startBehaviour(element)
  }
}

/** Also of what comes later: an answered form, a list that was fetched. */
export function enhanceWhatComes(): void {
  document.addEventListener(insertedEvent, ({ target }) => {
    if (target instanceof HTMLElement) enhance(target)
  })
}

function startBehaviour(element: HTMLElement): void {
  const name = element.dataset.behaviour ?? ''
  const ready = behaviours[name]
  if (ready) return run(ready, element)
  const later = laterBehaviours[name]
  if (later) startLater(later, element)
  else console.error(`No behaviour is called ${name}`)
}

function startLater({ when, load }: LaterBehaviour, element: HTMLElement): void {
  const wake = once(async () => run(await load(), element))
  // Who is seen works without its code too, only less well.
  wakeWhen(element, wake, { when, keepsClicks: when === 'touch' })
}

/** One that fails must not take the others with it. */
function run(start: Behaviour<never>, element: HTMLElement): void {
  const { options } = element.dataset
  try {
    start(element, (options === undefined ? undefined : JSON.parse(options)) as never)
  } catch (error) {
    console.error(error)
  }
}

function startIsland(element: HTMLElement): void {
  const wake = once(() => wakeIsland(element))
  wakeWhen(element, wake, { when: (element.getAttribute('wake') ?? 'touch') as Wake, keepsClicks: true })
}

interface WakeOptions {
  when: Wake
  keepsClicks: boolean
}

/** Whatever wakes it otherwise, a touch does too: also when it could not be fetched before. */
function wakeWhen(element: HTMLElement, wake: () => Promise<void>, { when, keepsClicks }: WakeOptions): void {
  atFirstTouch(element, wake, { keepsClicks })
  const wakeQuietly = () => void wake().catch((error: unknown) => console.error(error))
  if (when === 'now') wakeQuietly()
  if (when === 'visible') whenSeen(element, wakeQuietly)
}

/** Done once, unless it fails: then it can be tried again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = null
      throw error
    }))
}
