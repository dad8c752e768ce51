/** new: a day on which everybody may come, or for its owner on offer; open: under option; news: a change; closed: gone. */
export type RibbonTone = 'new' | 'open' | 'news' | 'closed'

const tones: Record<RibbonTone, string> = {
  new: 'bg-moss',
  open: 'bg-bluestone',
  news: 'bg-brick',
  closed: 'bg-ink',
}

/** A status, always in words; the colour only repeats it. */
export function Ribbon({ tone, text }: { tone: RibbonTone; text: string }) {
  return (
    <p
      className={`text-sheet inline-block max-w-full px-3 py-1.5 text-sm leading-tight font-medium wrap-anywhere hyphens-auto ${tones[tone]}`}
    >
      {text}
    </p>
  )
}
