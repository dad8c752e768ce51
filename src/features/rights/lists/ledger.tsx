import type { ReactNode } from 'react'

interface LedgerProps {
  id: string
  title: string
  text?: string
  rows: { key: string; name: string; text: ReactNode; figure?: ReactNode }[]
}

/** A list from the site's own settings, under the agency's words: name, what for, how long; stacked on a phone. */
export function Ledger({ id, title, text, rows }: LedgerProps) {
  return (
    <section className="page-width mt-14" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="measure mt-3">{text}</p>}
      <dl className="border-line mt-6 border-b">
        {rows.map(({ key, name, text: about, figure }) => (
          <div
            key={key}
            className="border-line grid gap-x-8 gap-y-1 border-t py-4 leading-normal wrap-anywhere hyphens-auto md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)_18rem]"
          >
            <dt className="font-medium">{name}</dt>
            <dd className="measure min-w-0">{about}</dd>
            {figure && <dd className="text-ink-soft min-w-0 md:col-start-2 lg:col-start-3">{figure}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
