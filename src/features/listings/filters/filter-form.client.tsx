'use client'

import { createContext, type ReactNode, use, useRef } from 'react'

import { Button } from '@/ui/button'

import { useFormCount } from './use-form-count'
import { usePlainForm } from './use-plain-form'

const wideQuery = '(min-width: 47.9375rem)'

const CountText = createContext<string | null>(null)

export interface FilterFormProps {
  id: string
  action: string
  label: string
  /** Answers `&…` the form's query with the words for its button. */
  countEndpoint: string
  className: string
  children: ReactNode
}

/** A plain form; while its fields change, the words on its buttons follow. On a phone it is a sheet. */
export function FilterForm({ id, action, label, countEndpoint, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const text = useFormCount(form, countEndpoint)
  usePlainForm(form, wideQuery)
  return (
    <CountText value={text}>
      {/* Typed values that a browser brings back would not be those of the list it shows. */}
      <form
        ref={form}
        id={id}
        action={action}
        aria-label={label}
        popover="auto"
        autoComplete="off"
        className={className}
      >
        {children}
        <p role="status" className="sr-only">
          {text}
        </p>
      </form>
    </CountText>
  )
}

/** How many homes the form finds; `text` before anything changes. */
export function CountButton({ text, className }: { text: string; className?: string }) {
  return (
    <Button type="submit" className={className}>
      {use(CountText) ?? text}
    </Button>
  )
}
