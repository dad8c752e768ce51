export interface QuoteProps {
  text: string
  name: string
  /** "verkocht in Gent", or only the town. */
  place?: string
}

/** What a client says; the language of the page sets its quotation marks. */
export function Quote({ text, name, place }: QuoteProps) {
  return (
    <figure>
      <blockquote className="max-w-[32ch] font-serif text-3xl leading-[1.2] text-balance wrap-anywhere hyphens-auto [quotes:'“'_'”'] before:-ml-[0.45em] [&:lang(fr)]:[quotes:'«\00a0'_'\00a0»'] [&:lang(de)]:[quotes:'„'_'“'] before:content-[open-quote] after:content-[close-quote]">
        {text}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3">
        <span aria-hidden="true" className="bg-edge h-px w-10 shrink-0" />
        <span>
          <span className="font-medium">{name}</span>
          {place && <span className="text-ink-soft">, {place}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
