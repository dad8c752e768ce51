import type { AmountKey } from '@/domain/listing/facts/amount-key'

import { Explanation, type ExplanationProps } from '../explanation'

export interface FactRow {
  label: string
  value: string
  /** The value as a list, one under another. */
  lines?: readonly string[]
  /** Of an amount. */
  fact?: AmountKey
  /** What the label means, for who asks. */
  explanation?: ExplanationProps
  /** What the eye should find first. */
  isLarge?: boolean
}

export interface FactListProps {
  title: string
  rows: FactRow[]
  heading?: 'h2' | 'h3'
}

/** Label and value in aligned columns; an empty list shows nothing, its heading included. */
export function FactList({ title, rows, heading: Heading = 'h2' }: FactListProps) {
  if (rows.length === 0) return null
  const isPart = Heading === 'h3'
  return (
    <section className={isPart ? 'mt-8 first:mt-2' : 'mt-12'}>
      <Heading className={isPart ? 'text-xl' : undefined}>{title}</Heading>
      <FactRows
        rows={rows}
        className={`${isPart ? 'mt-3' : 'mt-5'} lg:columns-2 lg:gap-x-12 lg:border-b-0`}
      />
    </section>
  )
}

export function FactRows({ rows, className = '' }: { rows: FactRow[]; className?: string }) {
  return (
    <dl className={`border-line border-b ${className}`}>
      {rows.map(({ label, value, lines, fact, explanation, isLarge }) => (
        <div
          key={label}
          className="border-line grid grid-cols-2 gap-4 border-t py-2.5 max-md:py-1.5 max-md:leading-snug md:grid-cols-[12rem_minmax(0,1fr)] leading-normal break-inside-avoid wrap-anywhere hyphens-auto"
        >
          <dt className="text-ink-soft">
            {label}
            {explanation && (
              // A space that does not break keeps the question mark beside the last word.
              <>
                {'\u00a0'}
                <Explanation {...explanation} />
              </>
            )}
          </dt>
          {(lines ?? [value]).length > 1 ? (
            <dd className="figures">
              {/* On paper room is dear. */}
              <span data-fact={fact} className="hidden print:inline">
                {value}
              </span>
              <ul data-fact={fact} className="print:hidden">
                {lines?.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </dd>
          ) : (
            <dd
              data-fact={fact}
              className={
                isLarge ? 'figures text-brick font-serif text-xl leading-tight md:text-2xl' : 'figures'
              }
            >
              {value}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
