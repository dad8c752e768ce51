import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { Slot } from '@/ui/island/island-slot'

/** The only way React comes into the browser; see src/ui/island/island.tsx for the other half. */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>): Promise<void> {
  const slot = element.querySelector('[data-slot]')
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as never
  const content = slot ? <Slot html={slot.innerHTML} /> : undefined
  return new Promise((resolve) => {
    hydrateRoot(element, <Awake onAwake={resolve}>{createElement(component, props, content)}</Awake>, {
      identifierPrefix: element.getAttribute('prefix') ?? '',
    })
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
