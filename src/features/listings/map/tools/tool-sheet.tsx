import type { ReactNode } from 'react'

import { Button } from '@/ui/button'

export interface ToolSheetProps {
  name: string
  hint: string
  searchText: string
  cancelText: string
  /** `null` as long as there is nothing to search in. */
  onSearch: (() => void) | null
  onCancel: () => void
  children?: ReactNode
}

/** What a tool of the map says and asks while it is in hand. */
export function ToolSheet(props: ToolSheetProps) {
  const { name, hint, searchText, cancelText, onSearch, onCancel, children } = props
  return (
    <section
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="bg-paper border-line flex max-w-sm flex-col gap-3 rounded border p-4"
    >
      <p role="status">{hint}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button disabled={onSearch === null} onClick={() => onSearch?.()}>
          {searchText}
        </Button>
        <Button look="outlined" onClick={onCancel} autoFocus>
          {cancelText}
        </Button>
      </div>
    </section>
  )
}
