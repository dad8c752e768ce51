'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { useIsAwake } from './use-browser-state'

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { id: string; title: string; content: ReactNode }[]
}

/** Views of one thing beside each other. Without JavaScript they stand under one another, each with its title. */
export function Tabs({ label, tabs }: TabsProps) {
  const isAwake = useIsAwake()
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.id}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="border-line flex gap-8 overflow-x-auto border-b [scrollbar-width:none] noscript:hidden"
      >
        {tabs.map(({ id, title }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            className="text-ink-soft hover:text-ink data-active:border-brick data-active:text-ink min-h-12 shrink-0 border-b-2 border-transparent font-medium transition-colors focus-visible:-outline-offset-2"
          >
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, title, content }) => (
        <BaseTabs.Panel
          key={id}
          value={id}
          keepMounted
          className="pt-6"
          render={(props, { hidden }) => (
            <div
              {...props}
              hidden={hidden && isAwake}
              // Until it wakes up the stylesheet hides the others, and only where a script will show them again.
              className={`${props.className} ${hidden && !isAwake ? '[@media(scripting:enabled)]:hidden' : ''}`}
            />
          )}
        >
          <h3 className="mb-3 hidden noscript:block">{title}</h3>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
