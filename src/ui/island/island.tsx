import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { Slot } from './island-slot'
import type { JsonProps } from './json-props'

/**
 * `touch`: when a pointer comes over it, a finger or a key touches it. `visible`: also when it is about to be seen by
 * somebody who has scrolled, pressed or typed. `now`: at once, for a document that is nothing else.
 */
export type Wake = 'touch' | 'visible' | 'now'

interface IslandProps<Props extends object> {
  /** As `src/site/browser/islands.ts` lists it. */
  name: string
  of: ComponentType<Props & { children?: ReactNode }>
  props: Props & JsonProps<Props>
  wake?: Wake
  /** Rendered here only; in the browser it is kept as it is. */
  children?: ReactNode
}

/**
 * A component that lives in the browser too: its HTML is rendered here, its code is fetched when somebody comes near.
 * It is rendered apart from the page, so that React counts its ids the same way in the browser.
 */
export function Island<Props extends object>({
  name,
  of,
  props,
  wake = 'touch',
  children,
}: IslandProps<Props>) {
  const id = useId()
  const slot = children === undefined ? undefined : renderToStaticMarkup(children)
  const content = slot === undefined ? undefined : createElement(Slot, { html: slot })
  const html = renderToString(createElement(of, props as Props & { children?: ReactNode }, content), {
    identifierPrefix: id,
  })
  return createElement('gevel-island', {
    name,
    wake,
    prefix: id,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: html },
  })
}
