import type { ReactNode } from 'react'

/** Something the visitor must know before the rest of the page. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-sand border-brick mb-8 border-l-2 px-5 py-4">
      <h2 className="text-[1.375rem]">{title}</h2>
      <div className="mt-2 max-w-[68ch]">{children}</div>
    </section>
  )
}
