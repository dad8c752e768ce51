import { useId } from 'react'

export interface ExplanationProps {
  /** What the button is called: "Uitleg bij Kadastraal inkomen". */
  name: string
  text: string
}

/** A question mark that opens a few plain words. The browser opens and closes it, with or without JavaScript. */
export function Explanation({ name, text }: ExplanationProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        title={name}
        className="border-line text-ink-soft hover:border-brick hover:text-brick relative inline-flex size-5 items-center justify-center rounded border align-[-0.2em] text-sm leading-none transition-colors after:absolute after:-inset-3 print:hidden"
      >
        ?
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        aria-label={name}
        className="border-line bg-sheet text-ink shadow-float m-auto max-w-[min(24rem,100vw-2rem)] rounded border p-4 text-base leading-normal print:hidden supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-1 supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,bottom_span-all,flip-block,flip-block_flip-inline,top_span-all]"
      >
        {text}
      </span>
    </>
  )
}
