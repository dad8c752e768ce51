export interface FactRow {
  label: string
  value: string
}

/** Label and value in aligned columns; an empty list shows nothing, its heading included. */
export function FactList({ title, rows }: { title: string; rows: FactRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-12">
      <h2>{title}</h2>
      <dl className="mt-4 gap-x-12 md:columns-2">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="border-line flex justify-between gap-6 border-t py-2 break-inside-avoid wrap-anywhere hyphens-auto"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
