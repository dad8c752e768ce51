import type { ReactNode } from 'react'

/** Something the visitor must know before the rest of the page. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="bg-sand border-brick mb-8 border-l-2 px-5 py-4">
      <p className="font-serif text-[1.375rem] leading-tight">{title}</p>
      <div className="mt-2 max-w-[68ch]">{children}</div>
    </div>
  )
}
