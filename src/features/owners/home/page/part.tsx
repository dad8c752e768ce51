import type { ReactNode } from 'react'

interface PartProps {
  id: string
  title: string
  /** What the part is about, above its rule. */
  intro?: string
  children: ReactNode
}

/** One part of the page, its title on a rule; a part that has nothing is not drawn at all. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <section aria-labelledby={`portal-${id}`} className="mt-14 lg:mt-24 print:mt-8">
      <div className="border-ink mb-5 border-b pb-5">
        <h2 id={`portal-${id}`} className="text-balance">
          {title}
        </h2>
        {intro && <p className="measure text-ink-soft mt-3">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
