import type { ReactNode } from 'react'

import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'

export interface FilterFormProps {
  id: string
  action: string
  label: string
  /** Answers `&…` the form's query with the words for its button. */
  countEndpoint: string
  className: string
  children: ReactNode
}

/** A plain form; while its fields change, the words on its buttons follow. On a phone or tablet it is a sheet. */
export function FilterForm({ id, action, label, countEndpoint, className, children }: FilterFormProps) {
  return (
    // Typed values that a browser brings back would not be those of the list it shows.
    <form
      id={id}
      action={action}
      aria-label={label}
      popover="auto"
      autoComplete="off"
      className={className}
      {...behaviour('filter-form', { countEndpoint })}
    >
      {children}
      <p role="status" data-count className="sr-only" />
    </form>
  )
}

/** How many homes the form finds; `text` before anything changes. */
export function CountButton({ text, className }: { text: string; className?: string }) {
  return (
    <Button type="submit" data-count className={className}>
      {text}
    </Button>
  )
}
