import type { AmountKey } from '@/domain/listing/facts/amount-key'

export interface KeyFact {
  /** "3", "164" */
  figure: string
  /** Small behind the figure: m². */
  unit?: string
  /** "slaapkamers" */
  word: string
  fact?: AmountKey
}

/** The few facts under a title, large; a hairline between two. */
export function KeyFacts({ facts }: { facts: KeyFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="border-line grid grid-cols-2 border-y md:auto-cols-auto md:grid-flow-col md:grid-cols-none md:justify-start">
      {facts.map(({ figure, unit, word, fact }) => (
        <div
          key={word}
          className="border-line flex flex-col-reverse justify-end pt-5 pr-4 pb-4 max-md:pt-3.5 max-md:pb-3 max-md:nth-[n+3]:border-t max-md:even:border-l max-md:even:pl-4 md:border-l md:px-4 lg:px-8 md:first:border-l-0 md:first:pl-0"
        >
          <dt className="text-ink-soft mt-1.5 text-sm leading-snug wrap-anywhere hyphens-auto">{word}</dt>
          <dd data-fact={fact} className="figures font-serif text-3xl leading-none whitespace-nowrap">
            {figure}
            {unit && <span className="text-ink-soft font-sans text-base"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
