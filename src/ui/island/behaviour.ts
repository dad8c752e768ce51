import type { JsonProps } from './json-props'

/** What a script does with an element that works without it. Runs once for each element that names it. */
export type Behaviour<Options = void> = (element: HTMLElement, options: Options) => void

/** Names the behaviour of an element. `src/site/browser/behaviours.ts` lists them all; a test holds both together. */
export function behaviour<Options extends object>(name: string, options?: Options & JsonProps<Options>) {
  return { 'data-behaviour': name, ...(options && { 'data-options': JSON.stringify(options) }) }
}

/** Sent to whoever put new HTML on the page, so that its behaviours and islands start too. */
export const insertedEvent = 'gevel:inserted'

/** Tells the loader that there is new HTML in `element`. */
export function announceInserted(element: Element): void {
  element.dispatchEvent(new CustomEvent(insertedEvent, { bubbles: true }))
}
