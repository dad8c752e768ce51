import type { ReactNode } from 'react'

import { behaviour } from '@/ui/island/behaviour'

import type { EnhancedFormOptions } from './enhanced-form.client'

export interface EnhancedFormProps extends EnhancedFormOptions {
  id: string
  /** A form that works by itself. */
  children: ReactNode
}

/** Sends the form inside it without leaving the page. */
export function EnhancedForm({ id, children, challengePath, words }: EnhancedFormProps) {
  return (
    <div id={id} className="scroll-mt-24" {...behaviour('enhanced-form', { challengePath, words })}>
      {children}
    </div>
  )
}
