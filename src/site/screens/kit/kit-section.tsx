import type { ReactNode } from 'react'

/** One family of pieces; `note` says when to use which. */
export function KitSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="border-line mt-16 border-t pt-6">
      <h2>{title}</h2>
      {note && <p className="measure text-ink-soft mt-2">{note}</p>}
      <div className="mt-6 grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}

/** One piece in one state. */
export function KitSample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-ink-soft font-sans text-sm">{title}</h3>
      <div className="mt-3">{children}</div>
    </div>
  )
}
