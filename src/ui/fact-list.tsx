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
      <FactRows rows={rows} className="mt-5 lg:columns-2 lg:gap-x-16 lg:border-b-0" />
    </section>
  )
}

export function FactRows({ rows, className = '' }: { rows: FactRow[]; className?: string }) {
  return (
    <dl className={`border-line border-b ${className}`}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="border-line grid grid-cols-2 gap-4 border-t py-2.5 leading-normal break-inside-avoid wrap-anywhere hyphens-auto"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
