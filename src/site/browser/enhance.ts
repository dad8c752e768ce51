import { type Behaviour, insertedEvent } from '@/ui/island/behaviour'

import { behaviours, type LaterBehaviour, laterBehaviours } from './behaviours'
import { atFirstTouch, whenNear } from './first-touch'
import { wakeIsland } from './wake-island'

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
  const wake = async () => run(await load(), element)
  if (when === 'touch') atFirstTouch(element, wake)
  else whenNear(element, () => void wake().catch((error: unknown) => console.error(error)))
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
  let awake: Promise<void> | null = null
  const wake = () => (awake ??= wakeIsland(element))
  const report = (error: unknown) => console.error(error)
  const when = element.getAttribute('wake')
  if (when === 'now') return void wake().catch(report)
  // One that wakes when it is seen may be touched before its code is there.
  atFirstTouch(element, wake)
  if (when === 'visible') whenNear(element, () => void wake().catch(report))
}
