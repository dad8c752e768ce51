import { type ReactNode, useId } from 'react'

import { behaviour } from '../island/behaviour'

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { id: string; title: string; content: ReactNode }[]
}

/** Views of one thing beside each other. Without JavaScript they stand under one another, each with its title. */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId()
  return (
    <div {...behaviour('tabs')}>
      <div
        role="tablist"
        aria-label={label}
        className="border-line flex gap-8 overflow-x-auto border-b [scrollbar-width:none] noscript:hidden"
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            aria-controls={`${prefix}-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className="text-ink-soft hover:text-ink aria-selected:border-brick aria-selected:text-ink min-h-12 shrink-0 border-b-2 border-transparent font-medium transition-colors focus-visible:-outline-offset-2"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-${id}-tab`}
          tabIndex={0}
          data-closed={index > 0 || undefined}
          // The stylesheet hides the others only where a script can show them again.
          className="pt-6 data-closed:[@media(scripting:enabled)]:hidden"
        >
          <h3 className="mb-3 hidden noscript:block">{title}</h3>
          {content}
        </div>
      ))}
    </div>
  )
}
