import type { ReactNode } from 'react'

import { Skyline } from '../drawing/skyline'

export interface EmptyStateProps {
  title: string
  text: string
  /** Buttons or links that lead on: never a dead end. */
  actions?: ReactNode
}

export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className="py-8">
      <Skyline className="text-edge h-20 w-full md:h-auto md:max-w-4xl" />
      <h2 className="mt-8">{title}</h2>
      <p className="measure mt-3 text-lg">{text}</p>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
