import type { LightboxTab } from './lightbox-tab'

export interface LightboxTabsProps {
  label: string
  tabs: readonly LightboxTab[]
  chosen: string
  onChoose: (id: string) => void
}

/** The sets of pictures, above the one that is shown. */
export function LightboxTabs({ label, tabs, chosen, onChoose }: LightboxTabsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="absolute top-0 left-0 flex max-w-[calc(100%-14rem)] md:max-w-[calc(100%-20rem)] overflow-x-auto px-2 [scrollbar-width:none]"
    >
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="text-paper aria-pressed:border-paper min-h-12 shrink-0 border-b-2 border-transparent px-3 font-medium focus-visible:-outline-offset-4"
        >
          {title}
        </button>
      ))}
    </div>
  )
}
