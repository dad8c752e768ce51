import type { LightboxTab } from './lightbox-tab'

export interface LightboxTabsProps {
  label: string
  tabs: readonly LightboxTab[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** What is in the row: each leads to the first of its pictures, and the one that is seen is marked. */
export function LightboxTabs({ label, tabs, chosen, onChoose }: LightboxTabsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="lightbox-label top-0 left-0 flex max-w-[calc(100%-7.5rem)] overflow-x-auto px-2 [scrollbar-width:none]"
    >
      {tabs.map(({ id, title, pictures }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="text-ink aria-pressed:border-brick min-h-14 shrink-0 border-b-2 border-transparent px-3 font-medium focus-visible:-outline-offset-4"
        >
          {title}
          {pictures.length > 1 && (
            <span className="text-ink-soft figures ml-2 font-normal">{pictures.length}</span>
          )}
        </button>
      ))}
    </div>
  )
}
