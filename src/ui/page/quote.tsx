export interface QuoteProps {
  text: string
  name: string
  /** "verkocht in Gent", or only the town. */
  place?: string
  /** The address of a small picture of them, or of their home. */
  picture?: string | null
  /** Beside others it stands smaller. */
  size?: keyof typeof sizes
}

const sizes = {
  small: 'text-xl leading-snug max-w-[52ch]',
  // Alone on the page, the first mark hangs beside the column; in a row it would be cut off.
  medium: 'text-2xl leading-snug max-w-[48ch] before:-ml-[0.45em]',
  large: 'text-3xl leading-[1.2] max-w-[32ch] text-balance before:-ml-[0.45em]',
} as const

// As written: a stylesheet knows \00a0 as the space that never breaks.
const quotationMarks = String.raw`font-serif wrap-anywhere hyphens-auto [quotes:'“'_'”'] [&:lang(fr)]:[quotes:'«\00a0'_'\00a0»'] [&:lang(de)]:[quotes:'„'_'“'] before:content-[open-quote] after:content-[close-quote]`

/** What a client says; the language of the page sets its quotation marks. */
export function Quote({ text, name, place, picture, size = 'large' }: QuoteProps) {
  return (
    <figure>
      <blockquote className={`${sizes[size]} ${quotationMarks}`}>{text}</blockquote>
      <figcaption className="mt-6 flex items-center gap-3">
        {picture ? (
          <QuotePicture src={picture} />
        ) : (
          <span aria-hidden="true" className="bg-edge h-px w-10 shrink-0" />
        )}
        <span>
          <span className="font-medium">{name}</span>
          {place && <span className="text-ink-soft">, {place}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

/** Their name stands beside it. */
export function QuotePicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="bg-sand size-14 shrink-0 object-cover"
    />
  )
}
