import type { ReactNode } from 'react'

/** One part of the page, its title on a rule; a part that has nothing is not drawn at all. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`portal-${id}`} className="mt-14 lg:mt-24 print:mt-8">
      <h2 id={`portal-${id}`} className="border-ink mb-5 border-b pb-5 text-balance">
        {title}
      </h2>
      {children}
    </section>
  )
}
